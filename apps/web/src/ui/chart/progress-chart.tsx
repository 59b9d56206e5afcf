import { oneDecimal } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { ChartFrame, type ChartView } from './chart-frame.tsx'
import { moonPath, pausePath, travelPath } from './day-marks.ts'
import { barPath, contentOf, layOutProgress, readingOf, summaryOf, type ProgressDay } from './progress-chart.rules.ts'
import { progressChartText as text } from './progress-chart.text.ts'

const height = 340
/** Fits into the margin beside the first and the last day on narrow screens. */
const widestHighlight = 52

type ProgressChartProps = { title: string; days: readonly ProgressDay[] }

/** Cumulative hours above, minutes per day below. */
export const ProgressChart = ({ title, days }: ProgressChartProps) => (
  <ChartFrame
    title={title}
    summary={summaryOf(days)}
    readings={days.map(readingOf)}
    table={{
      headers: text.columns,
      rows: days.map((day) => [day.fullLabel, contentOf(day), oneDecimal(day.totalHours)]),
    }}
    className="progress-chart"
  >
    {(view) => <Panels days={days} {...view} />}
  </ChartFrame>
)

type Layout = ReturnType<typeof layOutProgress>
type Column = Layout['columns'][number]

function Panels({ days, width, active, onPoint }: ChartView & { days: readonly ProgressDay[] }) {
  const layout = layOutProgress(days, width)
  const { columns, step } = layout
  const activeColumn = active === undefined ? undefined : columns[active]
  const highlightWidth = Math.min(step, widestHighlight)
  return (
    <svg width={width} height={height} aria-hidden="true">
      {activeColumn && (
        <rect
          className="chart-highlight"
          x={activeColumn.x - highlightWidth / 2}
          width={highlightWidth}
          height={height}
          rx={Math.min(12, highlightWidth / 2)}
        />
      )}
      {columns.map((column, index) => (
        <rect
          key={column.date}
          className="chart-hit-area"
          x={column.x - step / 2}
          width={step}
          height={height}
          onPointerEnter={() => onPoint(index)}
        />
      ))}
      <g className="chart-ink">
        <HoursPanel layout={layout} width={width} />
        <MinutesPanel layout={layout} width={width} />
      </g>
    </svg>
  )
}

function HoursPanel({ layout, width }: { layout: Layout; width: number }) {
  const first = layout.columns[0]
  const last = layout.columns.at(-1)
  return (
    <>
      <text className="chart-name chart-hours" x="4" y="14">
        {text.hours}
      </text>
      <path className="chart-area" d={layout.areaPath} />
      <path className="chart-line" d={layout.linePath} />
      {layout.hasRoomForValues &&
        layout.columns.map((column) => (
          <circle key={column.date} className="chart-dot" cx={column.x} cy={column.lineY} r="3.6" />
        ))}
      {first && last && first !== last && (
        <text className="chart-hours" x={first.x} y={first.lineY - 12} textAnchor="middle">
          {oneDecimal(first.totalHours)}
        </text>
      )}
      {last && (
        <>
          <circle className="chart-dot chart-dot-last" cx={last.x} cy={last.lineY} r="5.5" />
          <text
            className="chart-hours chart-latest"
            x={Math.min(last.x + 26, width)}
            y={last.lineY - 13}
            textAnchor="end"
          >
            {text.hoursAt(oneDecimal(last.totalHours))}
          </text>
        </>
      )}
    </>
  )
}

const MinutesPanel = ({ layout, width }: { layout: Layout; width: number }) => (
  <>
    <text className="chart-name chart-minutes" x="4" y="158">
      {text.minutes}
    </text>
    <path className="chart-floor" d={`M4 ${layout.barFloor + 0.5}H${width - 4}`} />
    {layout.columns.map((column) => (
      <DayBar key={column.date} column={column} layout={layout} />
    ))}
  </>
)

const DayBar = ({ column, layout }: { column: Column; layout: Layout }) => (
  <>
    {column.minutes > 0 && (
      <path
        className={classNames('chart-bar', column.today && 'chart-bar-today')}
        d={barPath(column.x, column.barY, layout.barWidth, layout.barFloor)}
      />
    )}
    {column.minutes > 0 && layout.hasRoomForValues && (
      <text className="chart-value" x={column.x} y={column.barY - 8} textAnchor="middle">
        {column.minutes}
      </text>
    )}
    {column.rest && <DayMark path={moonPath} x={column.x} size={layout.markSize} floor={layout.barFloor} />}
    {column.paused && <DayMark path={pausePath} x={column.x} size={layout.markSize} floor={layout.barFloor} />}
    {column.travel && <DayMark path={travelPath} x={column.x} size={layout.markSize} floor={layout.barFloor} />}
    {column.labelled && (
      <text className={classNames(column.today && 'chart-strong')} x={column.x} y="332" textAnchor="middle">
        {column.label}
      </text>
    )}
  </>
)

type DayMarkProps = { path: string; x: number; size: number; floor: number }

const DayMark = ({ path, x, size, floor }: DayMarkProps) => (
  <path
    className="chart-mark"
    d={path}
    transform={`translate(${x - size / 2} ${floor - 10 - size}) scale(${size / 24})`}
  />
)
