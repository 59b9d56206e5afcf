import { minutesOfStretches, type Stretch } from '@sadhana/contract'

const centre = 280
const tickCount = 120
const longEvery = 15
const degreesPerTick = 360 / tickCount

/** A point on the dial: distance from the centre, and degrees clockwise from the top. */
function pointAt(radius: number, degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: round(centre + radius * Math.sin(angle)), y: round(centre - radius * Math.cos(angle)) }
}

const round = (value: number) => Math.round(value * 10) / 10

function tick(index: number): string {
  const inner = pointAt(index % longEvery === 0 ? 256 : 260, index * degreesPerTick)
  const outer = pointAt(268, index * degreesPerTick)
  return `M${inner.x} ${inner.y}L${outer.x} ${outer.y}`
}

const ticks = Array.from({ length: tickCount }, (_, index) => tick(index))

/** The ticks of the dial: those that `progress` (0 to 1) has passed, and those ahead. */
export function dialTicks(progress: number): { passed: string; ahead: string } {
  const count = Math.round(Math.min(Math.max(progress, 0), 1) * tickCount)
  return { passed: ticks.slice(0, count).join(''), ahead: ticks.slice(count).join('') }
}

/** Where the sun is on the dial. */
export const sunAt = (progress: number) => pointAt(264, progress * 360)

/** A piece of a circle around the dial's centre; 0 to 1 goes once around. */
function arc(radius: number, from: number, to: number): string {
  const [start, end] = [pointAt(radius, from * 360), pointAt(radius, to * 360)]
  return `M${start.x} ${start.y}A${radius} ${radius} 0 ${to - from > 0.5 ? 1 : 0} 1 ${end.x} ${end.y}`
}

const stretchGap = 0.004
const dotDegrees = 3.6

/** A dot for each stroke: those of the start come after the top, all others before the end of their stretch. */
export const strokeDots = (strokes: number, share: number): { x: number; y: number }[] =>
  Array.from({ length: strokes }, (_, index) =>
    pointAt(244, share * 360 + dotDegrees * (share === 0 ? index + 0.6 : index - strokes + 0.4)),
  )

/** The stretches of a programme around the dial: the piece of each, and a dot for each stroke at its end. */
export function stretchArcs(stretches: readonly Stretch[]): { path: string; dots: { x: number; y: number }[] }[] {
  const whole = minutesOfStretches(stretches)
  const share = (count: number) => minutesOfStretches(stretches.slice(0, count)) / whole
  return stretches.map(({ strokes }, index) => ({
    path: arc(264, share(index) + stretchGap, share(index + 1) - stretchGap),
    dots: strokeDots(strokes, share(index + 1)),
  }))
}

const breathRadius = 258

/** A point on the breath's circle. One breath, from 0 to 1, goes around once. */
export const breathPoint = (share: number) => pointAt(breathRadius, share * 360)

/** The place of a number outside the breath's circle. */
export const breathLabel = (share: number) => pointAt(breathRadius + 56, share * 360)

/** A piece of the breath's circle. */
export const breathArc = (from: number, to: number): string => arc(breathRadius, from, to)
