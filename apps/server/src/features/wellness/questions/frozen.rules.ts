import { addDays, type FrozenQuestion } from '@sadhana/contract'

export type Frozen = { frozen: FrozenQuestion; firstDay: string; seed: string }
/** A running one is over once its last day has passed, and has ended when the next one starts. */
export type QuestionRow = Frozen & {
  id: string
  sha256: string
  state: 'running' | 'ended' | 'kept' | 'stopped'
  unkeptDays: string[]
}

export const lastDayOf = ({ frozen: { weeks }, firstDay }: Pick<Frozen, 'frozen' | 'firstDay'>): string =>
  addDays(firstDay, weeks * 7 - 1)
