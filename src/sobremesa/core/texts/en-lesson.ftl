# What cannot be done in a lesson.
error-lesson-unknown = There is no lesson with the code { $given }. Check the six letters, or start one at /learn.
error-lesson-alone = This lesson is for one person. Start your own at /learn.
error-lesson-class-again = In a class the others would lose what they have done. Open another class at /learn.
