"""Classes: a roster, the tables of a class, their pace, questions, results. No HTTP, no SQL."""

from sobremesa.classroom.classroom import TEACHER, Classroom, Pupil
from sobremesa.classroom.open import OpenClass
from sobremesa.classroom.service import Classes
from sobremesa.classroom.settings import Settings, Treatment

__all__ = ["TEACHER", "Classes", "Classroom", "OpenClass", "Pupil", "Settings", "Treatment"]
