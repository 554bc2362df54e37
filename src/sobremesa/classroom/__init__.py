"""Classes: a roster, the tables of a class, their pace, questions, results. No HTTP, no SQL."""

from sobremesa.classroom.classroom import TEACHER, Classroom, Person
from sobremesa.classroom.service import Classes, OpenClass
from sobremesa.classroom.settings import Settings, Treatment

__all__ = ["TEACHER", "Classes", "Classroom", "OpenClass", "Person", "Settings", "Treatment"]
