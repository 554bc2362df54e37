"""Lessons as data: a guide sits beside the learner, says what to do and why, and explains what went wrong."""

from sobremesa.learn.guide import Guide
from sobremesa.learn.lesson import Lesson, Step
from sobremesa.learn.progress import resume, save
from sobremesa.learn.sayings import Answer, Saying, Term
from sobremesa.learn.shelf import lesson, lessons

__all__ = ["Answer", "Guide", "Lesson", "Saying", "Step", "Term", "lesson", "lessons", "resume", "save"]
