import type { Mood } from '@sadhana/contract'
import { addDays } from '@sadhana/contract'
import { shortMonthName, weekday } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { placeOf, type WeatherRange } from './insights.rules.ts'

type WeatherProps = {
  range: WeatherRange
  first: string
  today: string
  days: readonly string[]
  moods: ReadonlyMap<string, Mood>
  /** Only the days of this mood are drawn as stones. */
  chosen: Mood | undefined
  width: number
  active: number | undefined
  onPoint: (index: number | undefined) => void
}

type Layout = {
  name: 'weeks' | 'months' | 'columns'
  cell: number
  row: number
  side: number
  head: number
  rows: number
}

const enoughForMonths = 640

function layoutOf(range: WeatherRange, width: number): Layout {
  if (range === 'weeks') return { name: 'weeks', cell: Math.min(64, width / 7), row: 46, side: 0, head: 26, rows: 8 }
  if (width >= enoughForMonths) {
    const cell = (width - 48) / 31
    return { name: 'months', cell, row: cell, side: 48, head: 24, rows: 12 }
  }
  const cell = (width - 26) / 12
  return { name: 'columns', cell, row: cell, side: 26, head: 22, rows: 31 }
}

/** One stone per day, with the symbol of its mood, because colour must never be the only sign. */
export function Weather({ range, first, today, days, moods, chosen, width, active, onPoint }: WeatherProps) {
  const layout = layoutOf(range, width)
  const { name, cell, row, side, head, rows } = layout
  const radius = Math.min(cell, row) * 0.43
  const centreOf = (day: string) => {
    const [column, line] = placeOf(day, first, name)
    return { x: side + (column + 0.5) * cell, y: head + (line + 0.5) * row }
  }
  return (
    <svg className="weather" width={width} height={head + rows * row} aria-hidden="true">
      <Labels first={first} layout={layout} />
      {days.map((day, index) => {
        const { x, y } = centreOf(day)
        const mood = moods.get(day)
        const isShown = mood && (chosen === undefined || chosen === mood)
        return (
          <g
            key={day}
            className={classNames(mood && `tone-${mood}`, chosen === mood && chosen && 'weather-chosen')}
            onPointerEnter={() => onPoint(index)}
          >
            {isShown ? (
              <>
                <ellipse className="weather-stone" cx={x} cy={y} rx={radius} ry={radius * 0.92} />
                <MoodSymbol
                  mood={mood}
                  className="weather-symbol"
                  size={radius * 1.2}
                  x={x - radius * 0.6}
                  y={y - radius * 0.6}
                />
              </>
            ) : (
              <circle className="weather-dot" cx={x} cy={y} r={2.4} />
            )}
            {(day === today || index === active) && (
              <ellipse
                className={index === active ? 'weather-active' : 'weather-today'}
                cx={x}
                cy={y}
                rx={radius + 3}
                ry={radius * 0.92 + 3}
              />
            )}
          </g>
        )
      })}
    </svg>
  )
}

const dayNumbers = [1, 5, 10, 15, 20, 25, 30]

function Labels({ first, layout: { name, cell, row, side, head } }: { first: string; layout: Layout }) {
  const months = Array.from({ length: 12 }, (_, index) => {
    const date = new Date(first)
    date.setUTCMonth(date.getUTCMonth() + index)
    return shortMonthName(date.toISOString().slice(0, 10))
  })
  const across = (index: number) => side + (index + 0.5) * cell
  const down = (index: number) => head + (index + 0.5) * row + 4
  if (name === 'weeks') {
    return Array.from({ length: 7 }, (_, index) => (
      <text key={index} x={across(index)} y={14} textAnchor="middle">
        {weekday(addDays(first, index)).slice(0, 1)}
      </text>
    ))
  }
  const isWide = name === 'months'
  return (
    <>
      {months.map((month, index) =>
        isWide ? (
          <text key={month} x={0} y={down(index)}>
            {month}
          </text>
        ) : (
          <text key={month} x={across(index)} y={14} textAnchor="middle">
            {month.slice(0, 1)}
          </text>
        ),
      )}
      {dayNumbers.map((day) => (
        <text
          key={day}
          {...(isWide ? { x: across(day - 1), y: 14, textAnchor: 'middle' } : { x: 0, y: down(day - 1) })}
        >
          {day}
        </text>
      ))}
    </>
  )
}
