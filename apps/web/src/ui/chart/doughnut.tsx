import { arc, pie, type PieArcDatum } from 'd3-shape'
import type { ReactNode } from 'react'
import { percentage, wholeNumber } from '#intl/intl.rules.ts'
import { classNames } from '#ui/class-names.ts'
import { LimbSymbol, type LimbId } from '#ui/motifs/limb-symbol.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { ChartFrame, type ChartView } from './chart-frame.tsx'
import { visibleShares, wholePercentages } from './doughnut.rules.ts'
import { doughnutText as text } from './doughnut.text.ts'

const size = 248
const outerRadius = 120
const innerRadius = 87
const middleRadius = (outerRadius + innerRadius) / 2
/** A smaller segment has no room for its symbol. */
const minArcForSymbol = 22
const gap = 4.2
const symbolSize = 20
const compassTicks = Array.from({ length: 8 }, (_, index) => index * 45)

export type Share = { limb: LimbId; label: string; value: number }

type Slice = Share & { percent: string }

type DoughnutProps = {
  title: string
  shares: readonly Share[]
  /** Shows the ring and its limbs, without counts or percentages. */
  hidesFigures?: boolean
}

const layOut = pie<Slice>()
  .value((slice) => slice.value)
  .sortValues(null)
const outline = arc<PieArcDatum<Slice>>()
  .innerRadius(innerRadius)
  .outerRadius(outerRadius)
  .padAngle(gap / middleRadius)
  .padRadius(middleRadius)

/** Sessions by limb, clockwise from the largest, with symbols on the segments and text beside them. */
export function Doughnut({ title, shares, hidesFigures = false }: DoughnutProps) {
  const visible = visibleShares(shares)
  const percentages = wholePercentages(visible.map((share) => share.value))
  const slices = visible.map((share, index) => ({
    limb: share.limb,
    label: share.label,
    value: share.value,
    percent: percentage((percentages[index] ?? 0) / 100),
  }))
  const total = slices.reduce((sum, slice) => sum + slice.value, 0)
  return (
    <ChartFrame title={title} {...(hidesFigures ? orderWords(slices) : countWords(slices, total))} className="doughnut">
      {(view) => (
        <>
          <Ring slices={slices} {...view}>
            {!hidesFigures && <Total total={total} />}
          </Ring>
          <Legend slices={slices} hidesFigures={hidesFigures} {...view} />
        </>
      )}
    </ChartFrame>
  )
}

const orderWords = (slices: readonly Slice[]) => ({
  summary: text.summaryQuietly(slices.map(({ label }) => label).join(', ')),
  readings: slices.map(({ label }) => label),
})

const countWords = (slices: readonly Slice[], total: number) => ({
  summary: text.summary(total, slices.map(({ label, percent }) => `${label} ${percent}`).join(', ')),
  readings: slices.map(({ label, value, percent }) => text.reading(label, value, total, percent)),
  table: {
    headers: [text.limb, text.share, text.sessions(total)],
    rows: slices.map((slice) => [slice.label, slice.percent, wholeNumber(slice.value)]),
  },
})

type PartProps = ChartView & { slices: readonly Slice[] }

const Ring = ({ slices, active, onPoint, children }: PartProps & { children: ReactNode }) => (
  <svg className="doughnut-ring" viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`} aria-hidden="true">
    {layOut([...slices]).map((segment) => (
      <g
        key={segment.data.limb}
        className={classNames(
          'doughnut-segment',
          `tone-${segment.data.limb}`,
          active !== undefined && active !== segment.index && 'chart-dimmed',
        )}
        onPointerEnter={() => onPoint(segment.index)}
      >
        <path d={outline(segment) ?? ''} />
        <SegmentSymbol segment={segment} />
      </g>
    ))}
    {compassTicks.map((angle) => (
      <path key={angle} className="doughnut-tick" d="M0 -79v6" transform={`rotate(${angle})`} />
    ))}
    {children}
  </svg>
)

const Total = ({ total }: { total: number }) => (
  <>
    <text className="doughnut-total" y="8" textAnchor="middle">
      {wholeNumber(total)}
    </text>
    <text className="doughnut-unit" y="31" textAnchor="middle">
      {text.unit(total)}
    </text>
  </>
)

function SegmentSymbol({ segment }: { segment: PieArcDatum<Slice> }) {
  const arcLength = (segment.endAngle - segment.startAngle) * middleRadius
  if (arcLength < minArcForSymbol) return null
  const [x, y] = outline.centroid(segment)
  return <LimbSymbol limb={segment.data.limb} size={symbolSize} x={x - symbolSize / 2} y={y - symbolSize / 2} />
}

const Legend = ({ slices, hidesFigures, active, onPoint }: PartProps & { hidesFigures: boolean }) => (
  <ul className="doughnut-legend" aria-hidden="true">
    {slices.map((slice, index) => (
      <li
        key={slice.limb}
        className={classNames(`tone-${slice.limb}`, active !== undefined && active !== index && 'chart-dimmed')}
        onPointerEnter={() => onPoint(index)}
      >
        <LimbSymbol limb={slice.limb} size={22} />
        <span {...sanskrit}>{slice.label}</span>
        {!hidesFigures && <b>{slice.percent}</b>}
      </li>
    ))}
  </ul>
)
