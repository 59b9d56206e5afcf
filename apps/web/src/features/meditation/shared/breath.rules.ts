import { breathLimits, type OwnBreath } from '@sadhana/contract'

/** Seconds of each part of a breath; a part that's missing is left out. */
export type Breath = { in: number; hold?: number; out: number; rest?: number }
export type BreathPart = 'in' | 'hold' | 'out' | 'rest'

/** A stretch of a practice with a breathing pattern, in milliseconds from the practice's start. */
export type PacedStretch = { fromMs: number; toMs: number; breath: Breath }

const parts = ['in', 'hold', 'out', 'rest'] as const

const secondsOf = (breath: Breath, part: BreathPart) => breath[part] ?? 0

/** The parts in order, each with the second of the cycle at which it starts. */
export function breathParts(breath: Breath): { part: BreathPart; from: number; seconds: number }[] {
  let from = 0
  return parts
    .filter((part) => secondsOf(breath, part) > 0)
    .map((part) => {
      const seconds = secondsOf(breath, part)
      from += seconds
      return { part, from: from - seconds, seconds }
    })
}

export const cycleSeconds = (breath: Breath): number => parts.reduce((sum, part) => sum + secondsOf(breath, part), 0)

/** The part of the breath at this many milliseconds into the stretch. */
export function breathAt(breath: Breath, sinceMs: number): { part: BreathPart; seconds: number; goneMs: number } {
  const wholeMs = cycleSeconds(breath) * 1000
  const cycleMs = sinceMs % wholeMs
  const parts = breathParts(breath)
  const { part, from, seconds } = parts.findLast((one) => one.from * 1000 <= cycleMs) ?? parts[0]!
  return { part, seconds, goneMs: cycleMs - from * 1000 }
}

export type ToneAhead = { part: BreathPart; inSeconds: number }

/** When each part still ahead starts; `sinceStartMs` is the time since the practice started. */
export const tonesAhead = (stretches: readonly PacedStretch[], sinceStartMs: number): ToneAhead[] =>
  stretches.flatMap(({ fromMs, toMs, breath }) => {
    const cycleMs = cycleSeconds(breath) * 1000
    const first = Math.max(Math.floor((sinceStartMs - fromMs) / cycleMs), 0)
    const count = Math.max(Math.ceil((toMs - fromMs) / cycleMs) - first, 0)
    return Array.from({ length: count }, (_, index) =>
      breathParts(breath).map(({ part, from }) => ({ part, atMs: fromMs + (first + index) * cycleMs + from * 1000 })),
    )
      .flat()
      .filter(({ atMs }) => atMs >= sinceStartMs && atMs < toMs)
      .map(({ part, atMs }) => ({ part, inSeconds: (atMs - sinceStartMs) / 1000 }))
  })

export const isSafeBreath = (breath: Breath): boolean =>
  [breath.in, breath.out].every((s) => s >= breathLimits.moving.min && s <= breathLimits.moving.max) &&
  [breath.hold ?? 0, breath.rest ?? 0].every((s) => s >= breathLimits.still.min && s <= breathLimits.still.max) &&
  cycleSeconds(breath) >= breathLimits.cycle.min

/** Whether a value that this device has stored is a breath within the limits. */
export function isOwnBreath(value: unknown): value is OwnBreath {
  const breath = Object(value) as OwnBreath
  return parts.every((part) => Number.isInteger(breath[part])) && isSafeBreath(breath)
}

/** Also a pause with empty lungs. */
export const holdsBreath = ({ hold = 0, rest = 0 }: Breath): boolean => hold + rest > 0

/** The same breath without holding it. If that is too quick, the out-breath becomes longer. */
export const withoutHolds = (breath: OwnBreath): OwnBreath => ({
  in: breath.in,
  hold: 0,
  out: Math.max(breath.out, breathLimits.cycle.min - breath.in),
  rest: 0,
})
