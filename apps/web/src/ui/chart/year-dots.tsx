import type { PointerEvent } from 'react'
import { weekdayText } from '#intl/weekdays.text.ts'
import { ChartFrame, type ChartView } from './chart-frame.tsx'
import { yearText } from './days.text.ts'
import { YearKey } from './year-key.tsx'
import {
  cellsOfYear,
  depthOf,
  monthRows,
  partsOfYear,
  readingOf,
  shortMonth,
  summaryOf,
  type PractisedDay,
  type YearCell,
} from './year-dots.rules.ts'

const namedWeekdays = [
  { name: weekdayText.monday.short, row: 0 },
  { name: weekdayText.wednesday.short, row: 2 },
  { name: weekdayText.friday.short, row: 4 },
  { name: weekdayText.sunday.short, row: 6 },
]
const weekdayGutter = 36
const monthRow = 22
/** Below this width the year is shown as two half-years. */
const wholeYearWidth = 600
/** The radius of a dot as a share of the distance between dots, by depth. Deeper dots are also darker. */
const radii = [0.1, 0.247, 0.314, 0.376, 0.428] as const
const restRadius = 0.268
const weekSteps = { horizontal: 7, vertical: 1 }

type YearDotsProps = {
  title: string
  year: number
  /** By ISO date. Days without practice may be missing. */
  days: ReadonlyMap<string, PractisedDay>
  /** ISO date. */
  today: string
  /** Draws the same dots and says which days had practice, without any numbers. */
  quiet?: boolean
}

/** A year of practice with one dot per day, whose size and depth grow with the minutes. */
export function YearDots({ title, year, days, today, quiet = false }: YearDotsProps) {
  const cells = cellsOfYear(year)
  return (
    <>
      <ChartFrame
        title={title}
        summary={quiet ? yearText.summaryQuietly(year) : summaryOf(year, cells, days, today)}
        readings={cells.map((cell) => readingOf(cell.date, days.get(cell.date), today, quiet))}
        table={quiet ? undefined : { headers: yearText.columns, rows: monthRows(cells, days) }}
        steps={weekSteps}
        className="year-dots"
      >
        {(view) => <Year cells={cells} days={days} today={today} {...view} />}
      </ChartFrame>
      {!quiet && <YearKey />}
    </>
  )
}

type YearProps = ChartView & Pick<YearDotsProps, 'days' | 'today'> & { cells: readonly YearCell[] }

function Year({ cells, width, active, onPoint, ...rest }: YearProps) {
  const halved = width < wholeYearWidth
  const activeDate = active === undefined ? undefined : cells[active]?.date
  const onDate = (date: string) => onPoint(cells.findIndex((cell) => cell.date === date))
  return partsOfYear(cells, halved).map((part) => (
    <Dots
      key={part[0]?.date}
      cells={part}
      width={width}
      gutter={halved ? 0 : weekdayGutter}
      activeDate={activeDate}
      onDate={onDate}
      {...rest}
    />
  ))
}

type DotsProps = Pick<YearDotsProps, 'days' | 'today'> & {
  cells: readonly YearCell[]
  width: number
  gutter: number
  activeDate: string | undefined
  onDate: (date: string) => void
}

function Dots({ cells, width, gutter, days, today, activeDate, onDate }: DotsProps) {
  const columns = (cells.at(-1)?.column ?? 0) + 1
  const pitch = (width - gutter) / columns
  const xOf = (column: number) => gutter + (column + 0.5) * pitch
  const yOf = (row: number) => monthRow + (row + 0.5) * pitch
  const activeCell = cells.find((cell) => cell.date === activeDate)
  const todayCell = cells.find((cell) => cell.date === today)
  const pointAt = (event: PointerEvent<SVGSVGElement>) => {
    const bounds = event.currentTarget.getBoundingClientRect()
    const column = Math.floor((event.clientX - bounds.left - gutter) / pitch)
    const row = Math.floor((event.clientY - bounds.top - monthRow) / pitch)
    const cell = cells.find((candidate) => candidate.column === column && candidate.row === row)
    if (cell) onDate(cell.date)
  }
  return (
    <svg width={width} height={monthRow + 7 * pitch} aria-hidden="true" onPointerMove={pointAt} onPointerDown={pointAt}>
      {cells.filter(beginsMonth).map((cell) => (
        <text key={cell.month} x={xOf(cell.column) - radii[4] * pitch} y="13">
          {shortMonth(cell.month)}
        </text>
      ))}
      {gutter > 0 &&
        namedWeekdays.map(({ name, row }) => (
          <text key={name} x="0" y={yOf(row) + 4.5}>
            {name}
          </text>
        ))}
      {cells.map((cell) => (
        <circle
          key={cell.date}
          cx={xOf(cell.column)}
          cy={yOf(cell.row)}
          {...lookOf(cell, days.get(cell.date), today, pitch)}
        />
      ))}
      {todayCell && <circle className="year-today" cx={xOf(todayCell.column)} cy={yOf(todayCell.row)} r={pitch / 2} />}
      {activeCell && (
        <circle className="year-active" cx={xOf(activeCell.column)} cy={yOf(activeCell.row)} r={pitch * 0.6} />
      )}
    </svg>
  )
}

const beginsMonth = (cell: YearCell) => cell.date.endsWith('-01')

function lookOf(cell: YearCell, day: PractisedDay | undefined, today: string, pitch: number) {
  if (day?.rest && day.minutes === 0) return { className: 'year-rest', r: restRadius * pitch }
  if (day?.paused && day.minutes === 0) return { className: 'year-paused', r: restRadius * pitch }
  const depth = depthOf(day?.minutes ?? 0)
  const className = cell.date > today ? 'year-upcoming' : `year-depth-${depth}`
  return { className, r: Math.max(radii[depth] * pitch, 1.2) }
}
