import { type ComparedRanges, type Comparison, type RangeFigures, todayOf } from '@sadhana/contract'
import type { IsOpenTo } from '#features/giving/index.ts'
import { AppError, orAuthRequired } from '#platform/errors.ts'
import type { InsightDeps } from '../shared/insight.deps.ts'
import { type CountedRange, findCompared } from './comparison.repo.ts'
import { compareTags } from './tags.rules.ts'

export type ComparisonDeps = InsightDeps & { isOpen: IsOpenTo }

const dayMs = 86_400_000

/** Future days don't count, because no one can have practised on them. */
function withDays(range: CountedRange, today: string): RangeFigures {
  const last = range.to < today ? range.to : today
  return { ...range, days: Math.max(0, (Date.parse(last) - Date.parse(range.from)) / dayMs + 1) }
}

export async function compareRanges(
  { db, clock, isOpen }: ComparisonDeps,
  userId: string,
  ranges: ComparedRanges,
): Promise<Comparison> {
  if (!(await isOpen(db, userId, 'advanced-analytics'))) throw new AppError('giving.not_included')
  const { first, second, firstTags, secondTags, earlyAccess, ...calendar } = orAuthRequired(
    await findCompared(db, userId, ranges),
  )
  const today = todayOf({ now: clock.now(), ...calendar })
  const showsLimbs = earlyAccess && (await isOpen(db, userId, 'early-access'))
  const shown = (range: CountedRange) => ({
    ...withDays(range, today),
    minutesByLimb: showsLimbs ? range.minutesByLimb : null,
  })
  return { first: shown(first), second: shown(second), tags: compareTags(firstTags, secondTags) }
}
