import { FrozenQuestion } from '@sadhana/contract'
import { z } from 'zod'
import type { Entries } from '../shared/entries.rules.ts'

const day = z.iso.date()
const mostDays = 84
/** How JSON writes NUL and half of a surrogate pair, which PostgreSQL can't store. */
const unstorable = /\\u(?:0000|d[89a-f])/

/** A row of `questions`. Whether it is as it was frozen is checked when it is restored. */
export const ArchivedQuestion = z
  .object({
    id: z.uuid(),
    frozen: FrozenQuestion,
    seed: z.string().length(32),
    first_day: day,
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    state: z.enum(['running', 'ended', 'kept', 'stopped']),
    unkept_days: z.array(day).max(mostDays),
  })
  .refine(({ frozen }) => !unstorable.test(JSON.stringify(frozen)))

export function questionOf(row: z.infer<typeof ArchivedQuestion>): Entries['question'] {
  const { id, frozen, seed, first_day: firstDay, sha256, state, unkept_days: unkeptDays } = row
  return { id, frozen, seed, firstDay, sha256, state, unkeptDays }
}
