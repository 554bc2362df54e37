"""Environments for learning machines: Gymnasium, PettingZoo, batches; OpenSpiel in `sobremesa.env.openspiel`.

Importing this registers an id for every installed title with Gymnasium: `sobremesa/Planeta-v0` and so on.
"""

try:
    from sobremesa.env.gym import SeatEnv, ids, register
    from sobremesa.env.setting import REWARDS
    from sobremesa.env.vector import BatchEnv, vector
    from sobremesa.env.zoo import ParallelTableEnv, TableEnv, aec, parallel
except ModuleNotFoundError as _missing:
    if _missing.name not in ("numpy", "gymnasium", "pettingzoo"):
        raise
    raise ImportError(f"environments need {_missing.name}: pip install 'sobremesa[env]'") from None

__all__ = [
    "REWARDS",
    "BatchEnv",
    "ParallelTableEnv",
    "SeatEnv",
    "TableEnv",
    "aec",
    "ids",
    "parallel",
    "register",
    "vector",
]

register()
