import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { uiText } from '#intl/ui.text.ts'
import { Table } from '#ui/table.tsx'
import { pointAfterKey } from './point-navigation.rules.ts'
import { useContainerWidth } from './use-container-width.ts'

const text = uiText.chart

export type ChartView = {
  width: number
  /** The point that is being read, if there is one. */
  active: number | undefined
  onPoint: (index: number | undefined) => void
}

type ChartFrameProps = {
  title: string
  /** Describes the whole chart in a sentence. */
  summary: string
  /** One sentence per point, in the order of the arrow keys. */
  readings: readonly string[]
  /** Left out if numbers aren't wanted. */
  table?: { headers: readonly string[]; rows: ReadonlyArray<readonly string[]> } | undefined
  steps?: { horizontal: number; vertical: number }
  className: string
  children: (view: ChartView) => ReactNode
}

const onePoint = { horizontal: 1, vertical: 1 }

/**
 * Shared by all charts: a summary, points to visit with the arrow keys, the current value, and the same data as a
 * table.
 */
export function ChartFrame({
  title,
  summary,
  readings,
  table,
  steps = onePoint,
  className,
  children,
}: ChartFrameProps) {
  const { container, width } = useContainerWidth<HTMLElement>()
  const [active, setActive] = useState<number>()
  const [asTable, setAsTable] = useState(false)
  const summaryId = useId()

  const walk = (event: KeyboardEvent) => {
    const next = pointAfterKey(event.key, active, readings.length, steps)
    if (next === undefined) return
    event.preventDefault()
    setActive(next)
  }

  return (
    <figure ref={container} className="chart-figure">
      <figcaption className="sr-only" id={summaryId}>
        {summary}
      </figcaption>
      {asTable && table ? (
        <ChartTable title={title} {...table} />
      ) : (
        // "application" passes the arrow keys to us instead of to a screen reader's own cursor.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the role is made for key handling
        <div
          className={`chart ${className}`}
          role="application"
          aria-roledescription={text.kind}
          aria-label={title}
          aria-describedby={summaryId}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its points are walked with the keyboard
          tabIndex={0}
          onKeyDown={walk}
          onBlur={() => setActive(undefined)}
          onPointerLeave={() => setActive(undefined)}
        >
          {width > 0 && children({ width, active, onPoint: setActive })}
        </div>
      )}
      <div className="chart-foot">
        <output className="chart-reading" aria-live="polite">
          {active !== undefined && readings[active]}
        </output>
        {table && (
          <button type="button" className="chart-toggle" onClick={() => setAsTable(!asTable)}>
            {asTable ? text.asChart : text.asTable}
          </button>
        )}
      </div>
    </figure>
  )
}

type ChartTableProps = NonNullable<ChartFrameProps['table']> & { title: string }

const ChartTable = ({ title, headers, rows }: ChartTableProps) => (
  <Table
    caption={title}
    columns={headers.map((header, index) => ({
      header,
      render: (row: readonly string[]) => row[index],
      numeric: index > 0,
    }))}
    rows={rows}
    rowKey={(row) => row[0] ?? ''}
  />
)
