import { zodResolver } from '@hookform/resolvers/zod'
import {
  NewPracticeSession,
  type AfterFeeling,
  type BeforeFeeling,
  type Limb,
  type PracticeSession,
  type Visibility,
} from '@sadhana/contract'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { dateOf, timeOf } from '#lib/calendar.rules.ts'

/** What the form holds before it is checked; an empty text is a choice not made yet. */
export type PracticeFormValues = {
  date: string
  time: string
  limbType: Limb | ''
  duration: number | ''
  beforeFeeling: BeforeFeeling | ''
  afterFeeling: AfterFeeling | ''
  notes: string
  /** Undefined until it is chosen: then the member's own default holds. */
  visibility?: Visibility
  shareNotes: boolean
}

export type PracticeFormApi = UseFormReturn<PracticeFormValues, unknown, NewPracticeSession>

/** Today and now, and nothing else chosen. */
export const freshValues = (now: Date): PracticeFormValues => ({
  date: dateOf(now),
  time: timeOf(now),
  limbType: '',
  duration: '',
  beforeFeeling: '',
  afterFeeling: '',
  notes: '',
  shareNotes: false,
})

export const valuesOf = (session: PracticeSession): PracticeFormValues => ({
  date: session.date,
  time: session.time.slice(0, 5),
  limbType: session.limbType,
  duration: session.duration,
  beforeFeeling: session.beforeFeeling ?? '',
  afterFeeling: session.afterFeeling ?? '',
  notes: session.notes ?? '',
  visibility: session.visibility,
  shareNotes: session.shareNotes,
})

/** Checks by the contract. A sit may have been saved without feelings; changing its notes must not ask for them. */
export function practiceResolver(session?: PracticeSession) {
  const { beforeFeeling, afterFeeling } = NewPracticeSession.shape
  const schema = NewPracticeSession.extend({
    ...(session?.beforeFeeling === null && { beforeFeeling: beforeFeeling.optional() }),
    ...(session?.afterFeeling === null && { afterFeeling: afterFeeling.optional() }),
  })
  return zodResolver(schema) as unknown as Resolver<PracticeFormValues, unknown, NewPracticeSession>
}
