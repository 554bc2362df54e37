"""Lessons as data: a guide tells the learner what to do and why, and explains mistakes."""

from sobremesa.lessons.guide import Guide
from sobremesa.lessons.instructions import Answer, Instruction, Term
from sobremesa.lessons.lesson import Lesson
from sobremesa.lessons.loader import lesson, lessons
from sobremesa.lessons.saved import resume, save

__all__ = ["Answer", "Guide", "Instruction", "Lesson", "Term", "lesson", "lessons", "resume", "save"]
