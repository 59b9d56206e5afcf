import type { FeelingFlow } from '@sadhana/contract'

type LoggedShift = FeelingFlow['shifts'][number]
type Shift = LoggedShift & { before: NonNullable<LoggedShift['before']> }

/** One feeling on one side. Its height is proportional to its practices. */
export type Bank<Feeling> = { feeling: Feeling; times: number; y: number; height: number }

/** The practices that went from one feeling to another. `from` and `to` are its middle on either side. */
type Stream = Shift & { from: number; to: number; width: number }

export type River = {
  height: number
  beforeBanks: Bank<Shift['before']>[]
  afterBanks: Bank<Shift['after']>[]
  /** The widest first. */
  streams: Stream[]
}

/** The height of all practices together. */
const flowHeight = 220
/** The height a label needs, however small its bank is. */
const slotHeight = 27
const gap = 9
const minBankLength = 9
/** The minimum width, so that a single practice shows as a thread. */
const thread = 1.5

const timesOf = (shifts: readonly Shift[]): number => shifts.reduce((sum, { times }) => sum + times, 0)

function banksOf<Feeling>(shifts: readonly Shift[], feelingOf: (shift: Shift) => Feeling, scale: number) {
  const counted = Array.from(Map.groupBy(shifts, feelingOf), ([feeling, some]) => ({ feeling, times: timesOf(some) }))
  let y = 0
  const banks = counted
    .toSorted((a, b) => b.times - a.times)
    .map(({ feeling, times }): Bank<Feeling> => {
      const height = Math.max(minBankLength, times * scale)
      const slot = Math.max(slotHeight, height)
      const bank = { feeling, times, y: y + (slot - height) / 2, height }
      y += slot + gap
      return bank
    })
  return { banks, height: y - gap }
}

const lowered = <Feeling>(banks: readonly Bank<Feeling>[], by: number): Bank<Feeling>[] =>
  banks.map((bank) => ({ ...bank, y: bank.y + by }))

/** Where each stream meets its bank. Sorted by the order of the other side, so that few of them cross. */
function placesOn<Feeling, Other>(
  shifts: readonly Shift[],
  banks: readonly Bank<Feeling>[],
  others: readonly Bank<Other>[],
  [feelingOf, otherOf]: [(shift: Shift) => Feeling, (shift: Shift) => Other],
): Map<Shift, number> {
  const orderOf = (shift: Shift) => others.findIndex(({ feeling }) => feeling === otherOf(shift))
  const places = new Map<Shift, number>()
  for (const { feeling, times, y, height } of banks) {
    let top = y
    const own = shifts.filter((shift) => feelingOf(shift) === feeling)
    for (const shift of own.toSorted((a, b) => orderOf(a) - orderOf(b))) {
      const share = (shift.times / times) * height
      places.set(shift, top + share / 2)
      top += share
    }
  }
  return places
}

const beforeOf = ({ before }: Shift) => before
const afterOf = ({ after }: Shift) => after

const hasBefore = (shift: LoggedShift): shift is Shift => shift.before !== null

/** Feelings before practice on one side and after it on the other, each with the most common on top. */
export function riverOf(logged: readonly LoggedShift[]): River {
  const shifts = logged.filter(hasBefore)
  const scale = flowHeight / timesOf(shifts)
  const [start, end] = [banksOf(shifts, beforeOf, scale), banksOf(shifts, afterOf, scale)]
  const height = Math.max(start.height, end.height)
  const beforeBanks = lowered(start.banks, (height - start.height) / 2)
  const afterBanks = lowered(end.banks, (height - end.height) / 2)
  const from = placesOn(shifts, beforeBanks, afterBanks, [beforeOf, afterOf])
  const to = placesOn(shifts, afterBanks, beforeBanks, [afterOf, beforeOf])
  const streams = shifts.map((shift) => {
    const { before, after, times } = shift
    const width = times < 2 ? thread : times * scale
    return { before, after, times, from: from.get(shift) ?? 0, to: to.get(shift) ?? 0, width }
  })
  return { height, beforeBanks, afterBanks, streams: streams.toSorted((a, b) => b.times - a.times) }
}
