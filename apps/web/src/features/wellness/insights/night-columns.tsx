import { classNames } from '#ui/class-names.ts'
import type { NightColumn } from './insights.rules.ts'

type NightColumnsProps = {
  columns: readonly NightColumn[]
  /** The labels of the first and the last column. */
  ends: readonly string[]
  /** Where to draw lines, in minutes after 20:00. */
  marks: readonly { minutes: number; label: string }[]
  width: number
  active: number | undefined
  onPoint: (index: number | undefined) => void
}

const height = 118
const foot = 20
const side = 52
const axisMinutes = 14 * 60

/**
 * A column's position shows the time of day, so late nights stand out. A night without times is a dot, never a zero.
 */
export function NightColumns({ columns, ends, marks, width, active, onPoint }: NightColumnsProps) {
  const place = (minutes: number) => (Math.min(axisMinutes, Math.max(0, minutes)) / axisMinutes) * (height - foot)
  const cell = (width - side) / Math.max(1, columns.length)
  const bar = Math.min(30, cell * 0.74)
  return (
    <svg className="night-columns" width={width} height={height} aria-hidden="true">
      {marks.map(({ minutes, label }) => (
        <g key={minutes}>
          <path className="night-columns-line" d={`M${side} ${place(minutes)}H${width}`} />
          <text x={0} y={place(minutes) + 4}>
            {label}
          </text>
        </g>
      ))}
      {columns.map(({ day, start, length }, index) => {
        const x = side + (index + 0.5) * cell
        const isLast = index === columns.length - 1
        return (
          <g key={day} onPointerEnter={() => onPoint(index)}>
            <rect className="night-columns-reach" x={x - cell / 2} y={0} width={cell} height={height - foot} />
            {start === null || length === null ? (
              <circle className="night-columns-gap" cx={x} cy={(height - foot) / 2} r={3} />
            ) : (
              <rect
                className={classNames('night-columns-night', (isLast || index === active) && 'night-columns-last')}
                x={x - bar / 2}
                y={place(start)}
                width={bar}
                height={Math.max(4, place(start + length) - place(start))}
                rx={6}
              />
            )}
          </g>
        )
      })}
      <text x={side} y={height - 2}>
        {ends[0]}
      </text>
      <text x={width} y={height - 2} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  )
}
