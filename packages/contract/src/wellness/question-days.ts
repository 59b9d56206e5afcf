import { z } from 'zod'
import { byId } from '../http/fields.ts'
import { defineRoutes } from '../http/http.ts'

/** For home: what today is about, or that an answer is there. Absent when the question rests. */
export const QuestionLine = z.discriminatedUnion('is', [
  z.object({ is: z.literal('day'), id: z.uuid(), words: z.string() }),
  z.object({ is: z.literal('answer'), id: z.uuid() }),
])
export type QuestionLine = z.infer<typeof QuestionLine>

/** Apart from the rest, because days are noted without a network too. */
export const questionDayRoutes = defineRoutes({
  noteQuestionDay: {
    method: 'PUT',
    path: '/api/wellness/questions/:id/days/:day',
    summary: 'Note whether you kept to a day of your question. Days you don’t note count as kept.',
    access: 'member',
    params: byId.extend({ day: z.iso.date() }),
    body: z.object({ isKept: z.boolean() }),
    reply: z.null(),
    errors: ['wellness.question_not_found', 'wellness.question_day_wrong'],
    limit: { max: 60, seconds: 60 },
  },
})
