import type {
  AfterFeeling,
  BeforeFeeling,
  Hardship,
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
  /** Undefined if it wasn't hard. */
  hard?: Hardship | undefined
  notes: string
  tags: string[]
  /** Undefined until the member chooses; until then their default applies. */
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
  tags: [],
  shareNotes: false,
})

/** The fields that show the server's errors. */
export const practiceErrors = {
  fields: {
    ...freshValues({ date: '', time: '' }),
    visibility: undefined,
    hard: undefined,
    'hard.severity': undefined,
    'hard.words': undefined,
  },
  codes: { 'practice.in_future': 'time' },
} as const

export const valuesOf = (session: PracticeSession): PracticeFormValues => ({
  date: session.date,
  time: session.time.slice(0, 5),
  limbType: session.limbType,
  duration: session.duration,
  beforeFeeling: session.beforeFeeling ?? '',
  afterFeeling: session.afterFeeling ?? '',
  hard: session.hard,
  notes: session.notes ?? '',
  tags: session.tags,
  visibility: session.visibility,
  shareNotes: session.shareNotes,
})

/** Validates with the contract. A sit may have no feelings, and editing its notes must not require them. */
export function practiceResolver(session?: PracticeSession) {
  const resolver = contractResolver(({ NewPracticeSession: practice, PracticeFields: fields }) => {
    const hasEnding = !session || session.afterFeeling || session.hard
    const { beforeFeeling } = fields.shape
    const asked = session?.beforeFeeling === null ? beforeFeeling.optional() : beforeFeeling
    return (hasEnding ? practice : fields).safeExtend({ beforeFeeling: asked as typeof beforeFeeling })
  }) as unknown as Resolver<PracticeFormValues, unknown, NewPracticeSession>
  // A practice that was hard may have no feeling after.
  const withoutEmpty = ({ afterFeeling, ...values }: PracticeFormValues) =>
    ({ ...values, ...(afterFeeling && { afterFeeling }) }) as PracticeFormValues
  const resolve: typeof resolver = (values, ...rest) => resolver(withoutEmpty(values), ...rest)
  return resolve
}
