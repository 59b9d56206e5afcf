import { minutesOfStretches, practiceMinutes, programmeLimits, type Programme, type Stretch } from '@sadhana/contract'

export type BellSettings = {
  start: boolean
  end: boolean
  /** Minutes from one to the next; 0 for none. */
  every: number
}

/** What says how a sit goes: a programme, or the length and the bells, which are its short form. */
export type SitPlan = {
  /** Null for an open-ended sit. */
  minutes: number | null
  bells: BellSettings
  programme?: Programme | null | undefined
}

const minuteMs = 60_000

/** Even an open-ended sit ends at the longest practice we log. */
const wholeLength = ({ minutes }: Pick<SitPlan, 'minutes'>) => minutes ?? practiceMinutes.max

/** The strokes of the bell that starts the sit. */
export const startStrokes = ({ bells, programme }: SitPlan): number =>
  programme ? programme.settle.strokes : Number(bells.start)

/** The stretches of a sit, which add up to its length. */
export const stretchesOf = (plan: SitPlan): Stretch[] =>
  plan.programme ? fitted(plan.programme.stretches, wholeLength(plan)) : intervals(plan.bells, wholeLength(plan))

/** The strokes of the bell that ends the sit. */
export const endStrokes = (plan: SitPlan): number => stretchesOf(plan).at(-1)?.strokes ?? 0

/** Another length changes the last stretch, or leaves out those it no longer reaches. The end keeps its bell. */
function fitted(stretches: readonly Stretch[], length: number): Stretch[] {
  let from = 0
  const reached = stretches.filter(({ minutes }) => {
    from += minutes
    return from - minutes < length
  })
  const before = reached.slice(0, -1)
  const last = { minutes: length - minutesOfStretches(before), strokes: stretches.at(-1)?.strokes ?? 0 }
  return [...before, { name: reached.at(-1)?.name ?? '', ...last }]
}

function intervals({ end, every }: BellSettings, length: number): Stretch[] {
  const count = every > 0 ? Math.ceil(length / every) - 1 : 0
  return [
    ...Array.from({ length: count }, () => ({ name: '', minutes: every, strokes: 1 })),
    { name: '', minutes: length - count * every, strokes: Number(end) },
  ]
}

export type StretchPosition = {
  /** Counted from 0. */
  index: number
  stretches: readonly Stretch[]
  stretch: Stretch
  /** Until its bell. */
  leftMs: number
}

/** The stretch that a sit is in after so many milliseconds. */
export function stretchAt(plan: SitPlan, elapsedMs: number): StretchPosition {
  const stretches = stretchesOf(plan)
  let endMs = 0
  const ends = stretches.map(({ minutes }) => (endMs += minutes * minuteMs))
  const ahead = ends.findIndex((end) => elapsedMs < end)
  const index = ahead === -1 ? stretches.length - 1 : ahead
  return { index, stretches, stretch: stretches[index]!, leftMs: Math.max((ends[index] ?? 0) - elapsedMs, 0) }
}

/** A stretch with another name than the first, such as walking between two sits, is drawn in another way. */
export const isUnlikeFirst = (stretches: readonly Stretch[], index: number): boolean =>
  stretches[index]?.name.toLowerCase() !== stretches[0]?.name.toLowerCase()

const isWithin = (value: unknown, { min, max }: { min: number; max: number }): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max

/** Whether a value that this device has stored is a programme. */
export function isProgramme(value: unknown): value is Programme {
  const { settle, stretches } = Object(value) as Partial<Programme>
  return (
    isWithin(settle?.minutes, programmeLimits.settleMinutes) &&
    isWithin(settle?.strokes, programmeLimits.strokes) &&
    Array.isArray(stretches) &&
    isWithin(stretches.length, programmeLimits.stretches) &&
    stretches.every(isStretch) &&
    minutesOfStretches(stretches) <= programmeLimits.minutes
  )
}

function isStretch(value: unknown): value is Stretch {
  const { name, minutes, strokes } = Object(value) as Partial<Stretch>
  return (
    typeof name === 'string' &&
    name.length <= programmeLimits.nameMaxLength &&
    isWithin(minutes, programmeLimits.stretchMinutes) &&
    isWithin(strokes, programmeLimits.strokes)
  )
}
