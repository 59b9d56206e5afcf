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

/** What the form holds before validation; an empty string is a choice not made yet. */
export type PracticeFormValues = {
  date: string
  time: string
  limbType: Limb | ''
  duration: number | ''
  beforeFeeling: BeforeFeeling | ''
  afterFeeling: AfterFeeling | ''
  notes: string
  /** Undefined until the member chooses; until then their default applies. */
  visibility?: Visibility
  shareNotes: boolean
}

/** Where the form shows what the server finds wrong. */
export const practiceErrors = {
  fields: NewPracticeSession.shape,
  codes: { 'practice.in_future': 'time' },
} as const

export type PracticeFormApi = UseFormReturn<PracticeFormValues, unknown, NewPracticeSession>

/** The given moment, and nothing else chosen. */
export const freshValues = (now: { date: string; time: string }): PracticeFormValues => ({
  ...now,
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

/** Validates by the contract. A sit may have no feelings; editing its notes must not ask for them. */
export function practiceResolver(session?: PracticeSession) {
  const { beforeFeeling, afterFeeling } = NewPracticeSession.shape
  const schema = NewPracticeSession.extend({
    ...(session?.beforeFeeling === null && { beforeFeeling: beforeFeeling.optional() }),
    ...(session?.afterFeeling === null && { afterFeeling: afterFeeling.optional() }),
  })
  return zodResolver(schema) as unknown as Resolver<PracticeFormValues, unknown, NewPracticeSession>
}
