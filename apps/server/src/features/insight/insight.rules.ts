import {
  addDays,
  afterFeelings,
  type AfterFeeling,
  type AnalyticsRange,
  beforeFeelings,
  type BeforeFeeling,
  type FeelingChange,
  type FeelingFlow,
  type Limb,
  limbs,
} from '@sadhana/contract'

/** How often one feeling turned into another while practising a limb. A sit may have no feelings. */
export type FeelingTotal = {
  limbType: Limb
  before: BeforeFeeling | null
  after: AfterFeeling | null
  sessions: number
  minutes: number
  /** How many of the sessions were hard. */
  hard: number
}

/** How many days a range has, including today. */
export const rangeDays = { 'last-30-days': 30, 'last-90-days': 90 }

/** The first practice day of a range that ends today. */
export const firstDayOf = (range: AnalyticsRange, today: string): string =>
  range === 'this-year' ? `${today.slice(0, 4)}-01-01` : addDays(today, 1 - rangeDays[range])

type LimbTotal = { limbType: Limb; sessions: number; minutes: number }

const sum = (column: 'sessions' | 'minutes' | 'hard', totals: FeelingTotal[]): number =>
  totals.reduce((all, total) => all + total[column], 0)

/** The most practised limbs first, then by minutes, then in the order of the eight limbs. */
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

type Ended = FeelingTotal & { after: AfterFeeling }

const placeBefore = ({ before }: Pick<FeelingTotal, 'before'>) =>
  before === null ? beforeFeelings.length : beforeFeelings.indexOf(before)
const place = (ended: Ended) => placeBefore(ended) * afterFeelings.length + afterFeelings.indexOf(ended.after)

/** The most frequent first. Ties follow the order of the feelings. */
const byTimes = (a: Ended, b: Ended) => b.sessions - a.sessions || place(a) - place(b)

/** The most frequent shift for each limb. */
export function feelingChangesOf(totals: FeelingTotal[]): FeelingChange[] {
  const complete = totals.filter(isComplete)
  return rankLimbs(totals).flatMap(({ limbType }) => {
    const ofLimb = complete.filter((total) => total.limbType === limbType)
    const [most] = ofLimb.toSorted(byTimes)
    if (!most) return []
    const { before, after, sessions: times } = most
    const onlyHard = totals.filter((total) => total.limbType === limbType && isOnlyHard(total) && total.before !== null)
    return Object.assign({ limbType, before, after, times }, endingsOf([...ofLimb, ...onlyHard]))
  })
}

/** Those with an ending: a feeling after, or that it was hard. */
function endingsOf(totals: FeelingTotal[]): { sessions: number; hard?: number } {
  const hard = sum('hard', totals)
  const onlyHard = totals.filter(isOnlyHard)
  const ended = totals.filter(({ after }) => after !== null)
  return { sessions: sum('sessions', ended) + sum('hard', onlyHard), ...(hard > 0 && { hard }) }
}
const isOnlyHard = ({ after, hard }: FeelingTotal) => after === null && hard > 0

/** For each limb every shift that was logged. */
export function feelingFlowsOf(totals: FeelingTotal[]): FeelingFlow[] {
  const ended = totals.filter((total): total is Ended => total.after !== null)
  return rankLimbs(totals).flatMap(({ limbType }) => {
    const ofLimb = ended.filter((total) => total.limbType === limbType).toSorted(byTimes)
    const all = totals.filter((total) => total.limbType === limbType)
    const endings = endingsOf(all)
    if (endings.sessions === 0) return []
    const shifts = ofLimb.map(({ before, after, sessions: times }) => ({ before, after, times }))
    return Object.assign({ limbType, shifts }, endings, endings.hard && { hardShifts: hardShiftsOf(all) })
  })
}

const hardShiftsOf = (totals: FeelingTotal[]): NonNullable<FeelingFlow['hardShifts']> =>
  Array.from(
    Map.groupBy(
      totals.filter(({ hard }) => hard > 0),
      ({ before }) => before,
    ),
    ([before, some]) => ({ before, times: sum('hard', some), alone: sum('hard', some.filter(isOnlyHard)) }),
  ).toSorted((a, b) => b.times - a.times || placeBefore(a) - placeBefore(b))
