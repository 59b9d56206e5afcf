import type {
  AfterFeeling,
  BeforeFeeling,
  Limb,
  NewPracticeSession,
  PracticeSession,
  Visibility,
} from '@sadhana/contract'
import type { Resolver, UseFormReturn } from 'react-hook-form'
import { contractResolver } from '#lib/form/contract-resolver.ts'

/** The form's values before validation. An empty string means that nothing is chosen yet. */
export type PracticeFormValues = {
  date: string
  time: string
  limbType: Limb | ''
  duration: number | ''
  beforeFeeling: BeforeFeeling | ''
  afterFeeling: AfterFeeling | ''
  notes: string
  /** Undefined until the member chooses; until then, their default applies. */
  visibility?: Visibility
  shareNotes: boolean
}

export type PracticeFormApi = UseFormReturn<PracticeFormValues, unknown, NewPracticeSession>

/** The values of an empty form at this moment. */
export const freshValues = (now: { date: string; time: string }): PracticeFormValues => ({
  ...now,
  limbType: '',
  duration: '',
  beforeFeeling: '',
  afterFeeling: '',
  notes: '',
  shareNotes: false,
})

/** The fields that show the server's errors. */
export const practiceErrors = {
  fields: { ...freshValues({ date: '', time: '' }), visibility: undefined },
  codes: { 'practice.in_future': 'time' },
} as const

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

/** Validates with the contract. A sit may have no feelings, and editing its notes must not require them. */
export function practiceResolver(session?: PracticeSession) {
  const resolver = contractResolver(({ NewPracticeSession: practice }) => {
    const { beforeFeeling, afterFeeling } = practice.shape
    return practice.extend({
      ...(session?.beforeFeeling === null && { beforeFeeling: beforeFeeling.optional() }),
      ...(session?.afterFeeling === null && { afterFeeling: afterFeeling.optional() }),
    })
  })
  return resolver as unknown as Resolver<PracticeFormValues, unknown, NewPracticeSession>
}
