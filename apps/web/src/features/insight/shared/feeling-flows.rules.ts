import type { AfterFeeling, BeforeFeeling, FeelingFlow } from '@sadhana/contract'

/** Hard is an ending like any other. */
export type Ending = AfterFeeling | 'hard'

/**
 * Practices that started alike and ended alike. One that was hard and calm is in two of them, and `sessions` counts it in
 * the first only, so that the practices that started alike add up.
 */
export type Shift = { before: BeforeFeeling | null; after: Ending; times: number; sessions: number }

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0)
const timesOf = (shifts: readonly Shift[]): number => sum(shifts.map(({ times }) => times))
const sessionsOf = (shifts: readonly Shift[]): number => sum(shifts.map(({ sessions }) => sessions))

/** Every shift, the hard ones included, most often logged first. */
export const shiftsOf = ({ shifts, hardShifts = [] }: Pick<FeelingFlow, 'shifts' | 'hardShifts'>): Shift[] =>
  [
    ...shifts.map((shift): Shift => ({ ...shift, sessions: shift.times })),
    ...hardShifts.map(({ before, times, alone }): Shift => ({ before, after: 'hard', times, sessions: alone })),
  ].toSorted((a, b) => b.times - a.times)

/** With fewer practices, a limb says too little about how they end. */
export const practicesNeeded = 8

/** Only practices that were logged with a feeling before, because a stream needs a source. */
export const withBefore = ({ limbType, shifts, hardShifts = [] }: FeelingFlow): FeelingFlow => {
  const complete = {
    shifts: shifts.filter(({ before }) => before !== null),
    hardShifts: hardShifts.filter(({ before }) => before !== null),
  }
  return { limbType, sessions: sessionsOf(shiftsOf(complete)), ...complete }
}

export const hasEnoughEndings = ({ sessions }: Pick<FeelingFlow, 'sessions'>): boolean => sessions >= practicesNeeded

/**
 * How a limb's practices ended most often. If two endings are equally common, the one with the more common shift; hard
 * is named only if it's more common than any feeling.
 */
export function endingOf(flow: FeelingFlow): { after: Ending; times: number } | undefined {
  const endings = Array.from(
    Map.groupBy(shiftsOf(flow), ({ after }) => after),
    ([after, ofAfter]) => ({ after, times: timesOf(ofAfter) }),
  )
  return endings.toSorted((a, b) => b.times - a.times || isHard(a) - isHard(b))[0]
}
const isHard = ({ after }: { after: Ending }) => Number(after === 'hard')

/** How many were hard, and how many of those also ended with a feeling. */
export const hardEndingsOf = ({ hardShifts = [] }: FeelingFlow): { hard: number; both: number } => {
  const hard = sum(hardShifts.map(({ times }) => times))
  return { hard, both: hard - sum(hardShifts.map(({ alone }) => alone)) }
}

const timesNeeded = 3

export type CommonShift = { before: BeforeFeeling; beforeCount: number; after: Ending; afterCount: number }

/** The most common shift, as a share of all practices that started with the same feeling. */
export function shiftOf(flow: FeelingFlow): CommonShift | undefined {
  const shifts = shiftsOf(flow)
  const mostCommon = shifts.find(({ before }) => before !== null)
  if (!mostCommon || mostCommon.before === null || mostCommon.times < timesNeeded) return undefined
  const { before, after, times: afterCount } = mostCommon
  return { before, after, afterCount, beforeCount: sessionsOf(shifts.filter((shift) => shift.before === before)) }
}
