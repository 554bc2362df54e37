"""stub"""

from sobremesa.core.scene import Scene


def draw(scene: Scene, *, narrow: bool = False) -> str:
    return "<svg xmlns='http://www.w3.org/2000/svg'/>"
