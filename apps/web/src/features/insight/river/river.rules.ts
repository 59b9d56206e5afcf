import type { FeelingFlow } from '@sadhana/contract'
import { type Shift as LoggedShift, shiftsOf } from '../shared/feeling-flows.rules.ts'

type Shift = LoggedShift & { before: NonNullable<LoggedShift['before']> }

/** One feeling on one side, with its practices. Its height is that of its streams. */
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

const sumOf = (shifts: readonly Shift[], countOf: (shift: Shift) => number): number =>
  shifts.reduce((sum, shift) => sum + countOf(shift), 0)
const timesOf = ({ times }: Shift) => times

type Side<Feeling> = { of: (shift: Shift) => Feeling; countOf: (shift: Shift) => number }
/** A practice that was hard and calm is in two streams, but started once. */
const beforeSide: Side<Shift['before']> = { of: ({ before }) => before, countOf: ({ sessions }) => sessions }
const afterSide: Side<Shift['after']> = { of: ({ after }) => after, countOf: timesOf }

function banksOf<Feeling>(shifts: readonly Shift[], { of, countOf }: Side<Feeling>, scale: number) {
  const counted = Array.from(Map.groupBy(shifts, of), ([feeling, some]) => ({
    feeling,
    times: sumOf(some, countOf),
    flow: sumOf(some, timesOf),
  }))
  let y = 0
  const banks = counted
    .toSorted((a, b) => b.times - a.times)
    .map(({ feeling, times, flow }): Bank<Feeling> => {
      const height = Math.max(minBankLength, flow * scale)
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
  [feelingOf, otherOf]: [Side<Feeling>['of'], Side<Other>['of']],
): Map<Shift, number> {
  const orderOf = (shift: Shift) => others.findIndex(({ feeling }) => feeling === otherOf(shift))
  const places = new Map<Shift, number>()
  for (const { feeling, y, height } of banks) {
    let top = y
    const own = shifts.filter((shift) => feelingOf(shift) === feeling)
    const flow = sumOf(own, timesOf)
    for (const shift of own.toSorted((a, b) => orderOf(a) - orderOf(b))) {
      const share = (shift.times / flow) * height
      places.set(shift, top + share / 2)
      top += share
    }
  }
  return places
}

const hasBefore = (shift: LoggedShift): shift is Shift => shift.before !== null

/** Feelings before practice on one side and after it on the other, each with the most common on top. */
export function riverOf(flow: Pick<FeelingFlow, 'shifts' | 'hardShifts'>): River {
  const shifts = shiftsOf(flow).filter(hasBefore)
  const scale = flowHeight / sumOf(shifts, timesOf)
  const [start, end] = [banksOf(shifts, beforeSide, scale), banksOf(shifts, afterSide, scale)]
  const height = Math.max(start.height, end.height)
  const beforeBanks = lowered(start.banks, (height - start.height) / 2)
  const afterBanks = lowered(end.banks, (height - end.height) / 2)
  const from = placesOn(shifts, beforeBanks, afterBanks, [beforeSide.of, afterSide.of])
  const to = placesOn(shifts, afterBanks, beforeBanks, [afterSide.of, beforeSide.of])
  const streams = shifts.map((shift) => {
    const { before, after, times, sessions } = shift
    const width = times < 2 ? thread : times * scale
    return { before, after, times, sessions, from: from.get(shift) ?? 0, to: to.get(shift) ?? 0, width }
  })
  return { height, beforeBanks, afterBanks, streams }
}
