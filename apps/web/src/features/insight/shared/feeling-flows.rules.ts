import type { FeelingFlow } from '@sadhana/contract'

type Shift = FeelingFlow['shifts'][number]

const timesOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { times }) => sum + times, 0)

/** With fewer practices, a limb says too little about how they end. */
export const practicesNeeded = 8

/** Only practices that were logged with both feelings, because a stream needs a source. */
export const withBefore = ({ limbType, shifts }: FeelingFlow): FeelingFlow => {
  const completeShifts = shifts.filter(({ before }) => before !== null)
  return { limbType, sessions: timesOf(completeShifts), shifts: completeShifts }
}

export const hasEnoughEndings = ({ sessions }: FeelingFlow): boolean => sessions >= practicesNeeded

/**
 * The feeling with which a limb's practices ended most often. If two are equally common, the one with the more common
 * shift.
 */
export function endingOf({ shifts }: FeelingFlow): { after: Shift['after']; times: number } | undefined {
  const endings = Array.from(
    Map.groupBy(shifts, ({ after }) => after),
    ([after, ofAfter]) => ({ after, times: timesOf(ofAfter) }),
  )
  return endings.toSorted((a, b) => b.times - a.times)[0]
}

const timesNeeded = 3

export type CommonShift = {
  before: NonNullable<Shift['before']>
  beforeCount: number
  after: Shift['after']
  afterCount: number
}

/** The most common shift, as a share of all practices that started with the same feeling. */
export function shiftOf({ shifts }: FeelingFlow): CommonShift | undefined {
  const mostCommon = shifts.find(({ before }) => before !== null)
  if (!mostCommon || mostCommon.before === null || mostCommon.times < timesNeeded) return undefined
  const { before, after, times: afterCount } = mostCommon
  return { before, after, afterCount, beforeCount: timesOf(shifts.filter((shift) => shift.before === before)) }
}
