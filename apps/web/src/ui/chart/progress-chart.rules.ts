import { area, line } from 'd3-shape'
import { minutesInWords, oneDecimal } from '#intl/intl.rules.ts'
import { progressChartText as text } from './progress-chart.text.ts'

export type ProgressDay = {
  /** ISO date. */
  date: string
  /** A short label under the bar. */
  label: string
  /** Spoken and shown when the day is read. */
  fullLabel: string
  minutes: number
  /** Hours practised up to and including this day. */
  totalHours: number
  /** True if a rest day preserved the run. */
  rest?: boolean
  /** True if the day was part of a pause. */
  paused?: boolean
  /** The member's clock was set forward: the day was shortened and couldn't be missed. */
  travel?: boolean
  today?: boolean
}

const edge = 52
const narrowEdge = 26
const linePanel = { top: 37, bottom: 116, floor: 136 }
const barPanel = { top: 196, floor: 310 }
const widestBar = 40
const maxMark = 18
const roomForValue = 26
const letterWidth = 7
const labelGap = 6

/** Two panels with one x-axis: hours as a line above, minutes as bars below. */
export function layOutProgress(days: readonly ProgressDay[], width: number) {
  const margin = width < 480 ? narrowEdge : edge
  const room = width - 2 * margin
  const step = days.length > 1 ? room / (days.length - 1) : room
  const hours = days.map((day) => day.totalHours)
  const toLineY = scale(spread(Math.min(...hours), Math.max(...hours)), [linePanel.bottom, linePanel.top])
  const toBarY = scale([0, Math.max(1, ...days.map((day) => day.minutes))], [barPanel.floor, barPanel.top])
  const labelEvery = Math.ceil(roomForLabels(days) / step)
  const columns = days.map((day, index) => ({
    ...day,
    x: days.length > 1 ? margin + index * step : width / 2,
    lineY: toLineY(day.totalHours),
    barY: toBarY(day.minutes),
    labelled: (days.length - 1 - index) % labelEvery === 0,
  }))
  const points = columns.map(({ x, lineY }): [number, number] => [x, lineY])
  return {
    columns,
    step,
    barWidth: Math.min(widestBar, step * 0.6),
    barFloor: barPanel.floor,
    markSize: Math.min(maxMark, step),
    hasRoomForValues: step >= roomForValue,
    linePath: line()(points) ?? '',
    areaPath: area().y0(linePanel.floor)(points) ?? '',
  }
}

/** The smallest distance at which neighbouring labels don't touch. */
const roomForLabels = (days: readonly ProgressDay[]) =>
  Math.max(0, ...days.map((day, index) => meanLength(day.label, days[index + 1]?.label) * letterWidth + labelGap))

const meanLength = (label: string, next = '') => (label.length + next.length) / 2

type Extent = readonly [number, number]

/** Maps one range to another, in proportion. */
const scale =
  ([low, high]: Extent, [from, to]: Extent) =>
  (value: number) =>
    from + ((value - low) / (high - low)) * (to - from)

/** A flat line needs a domain with some height. */
const spread = (low: number, high: number): [number, number] => (low === high ? [low - 1, high + 1] : [low, high])

/** A bar with a rounded top and a flat base. */
export function barPath(x: number, top: number, width: number, floor: number): string {
  const radius = Math.min(9, width / 2, floor - top)
  const inner = width - 2 * radius
  return `M${x - width / 2} ${floor}V${top + radius}q0 ${-radius} ${radius} ${-radius}h${inner}q${radius} 0 ${radius} ${radius}V${floor}Z`
}

/** The minutes of the day, or why there are none. */
export function contentOf({ minutes, rest, paused, travel }: ProgressDay): string {
  if (minutes > 0) return minutesInWords(minutes)
  if (paused) return text.paused
  if (travel) return text.travel
  return rest ? text.rest : text.none
}

export const readingOf = (day: ProgressDay): string =>
  text.reading(day.fullLabel, contentOf(day), oneDecimal(day.totalHours))

export function summaryOf(days: readonly ProgressDay[]): string {
  const practised = days.filter((day) => day.minutes > 0)
  const minutes = practised.reduce((sum, day) => sum + day.minutes, 0)
  const first = days[0]
  const last = days.at(-1)
  if (!first || !last) return text.noDays
  return text.summary({
    practised: practised.length,
    days: days.length,
    time: minutesInWords(minutes),
    from: oneDecimal(first.totalHours),
    to: oneDecimal(last.totalHours),
  })
}
