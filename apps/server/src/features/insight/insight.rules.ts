import {
  addDays,
  afterFeelings,
  type AfterFeeling,
  type AnalyticsRange,
  beforeFeelings,
  type BeforeFeeling,
  type FeelingChange,
  type Limb,
  limbs,
} from '@sadhana/contract'

/** How often one feeling turned into another with a limb; a sit may have no feelings. */
export type FeelingTotal = {
  limbType: Limb
  before: BeforeFeeling | null
  after: AfterFeeling | null
  sessions: number
  minutes: number
}

/** How many days a range has, today included. */
export const rangeDays = { 'last-30-days': 30, 'last-90-days': 90 }

/** The first practice day of a range that ends today. */
export const firstDayOf = (range: AnalyticsRange, today: string): string =>
  range === 'this-year' ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - rangeDays[range])

type LimbTotal = { limbType: Limb; sessions: number; minutes: number }

const sum = (figure: 'sessions' | 'minutes', totals: FeelingTotal[]): number =>
  totals.reduce((all, total) => all + total[figure], 0)

/** Most practised first; then by minutes, then in the order of the eight limbs. */
export function rankLimbs(totals: FeelingTotal[]): LimbTotal[] {
  const byLimb = Map.groupBy(totals, ({ limbType }) => limbType)
  return [...byLimb]
    .map(([limbType, ofLimb]) => ({ limbType, sessions: sum('sessions', ofLimb), minutes: sum('minutes', ofLimb) }))
    .toSorted(
      (a, b) =>
        b.sessions - a.sessions || b.minutes - a.minutes || limbs.indexOf(a.limbType) - limbs.indexOf(b.limbType),
    )
}

export const distributionOf = (ranked: LimbTotal[]): Partial<Record<Limb, number>> =>
  Object.fromEntries(ranked.map(({ limbType, sessions }) => [limbType, sessions]))

type Complete = FeelingTotal & { before: BeforeFeeling; after: AfterFeeling }

const isComplete = (total: FeelingTotal): total is Complete => total.before !== null && total.after !== null

const place = ({ before, after }: Complete) =>
  beforeFeelings.indexOf(before) * afterFeelings.length + afterFeelings.indexOf(after)

/** For each limb the shift logged most often; of equal ones, the first in the order of the feelings. */
export function feelingChangesOf(totals: FeelingTotal[]): FeelingChange[] {
  const complete = totals.filter(isComplete)
  return rankLimbs(totals).flatMap(({ limbType }) => {
    const ofLimb = complete.filter((total) => total.limbType === limbType)
    const [most] = ofLimb.toSorted((a, b) => b.sessions - a.sessions || place(a) - place(b))
    if (!most) return []
    const { before, after, sessions: times } = most
    return { limbType, before, after, times, sessions: sum('sessions', ofLimb) }
  })
}
