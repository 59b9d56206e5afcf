import type { NewPracticeSession, practice, PracticeSession, Request } from '@sadhana/contract'
import { dateOf, timeOf } from '#lib/calendar.rules.ts'

/** What the form holds before it is checked. */
export type PracticeFormValues = Request<typeof practice.log>['body']

/** Today and now, and nothing else chosen. */
export const freshValues = (now: Date): Partial<NewPracticeSession> => ({
  date: dateOf(now),
  time: timeOf(now),
  notes: '',
  visibility: 'private',
  shareNotes: false,
})

export const valuesOf = (session: PracticeSession): Partial<NewPracticeSession> => ({
  date: session.date,
  time: session.time.slice(0, 5),
  limbType: session.limbType,
  duration: session.duration,
  ...(session.beforeFeeling && { beforeFeeling: session.beforeFeeling }),
  ...(session.afterFeeling && { afterFeeling: session.afterFeeling }),
  notes: session.notes ?? '',
  visibility: session.visibility,
  shareNotes: session.shareNotes,
})
