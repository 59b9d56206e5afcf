type Group = { label: string; values: readonly number[]; mean: number | null; meanText: string; countText: string }

type StripPlotProps = {
  groups: readonly Group[]
  scale: readonly [low: number, high: number]
  /** The meaning of the ends of the scale. */
  ends: readonly [low: string, high: string]
  width: number
}

const rowHeight = 78
const inset = 14
const smallest = 3
const maxRadius = 13
/** Days closer than this share a dot. */
const step = 8

/** Dots on two lines, larger where there are more days, with a tick at the mean of each line. */
export function StripPlot({ groups, scale: [low, high], ends, width }: StripPlotProps) {
  const place = (value: number) => inset + ((value - low) / (high - low)) * (width - 2 * inset)
  const largest = Math.max(1, ...groups.flatMap(({ values }) => stacksOf(values.map(place)).map(({ days }) => days)))
  return (
    <svg className="strip-plot" width={width} height={groups.length * rowHeight + 22} aria-hidden="true">
      {groups.map(({ label, values, mean, meanText, countText }, row) => {
        const y = row * rowHeight + 36
        return (
          <g key={label}>
            <text className="strip-plot-label" x={0} y={y - 20}>
              {label}
            </text>
            <text x={width} y={y - 20} textAnchor="end">
              {countText}
            </text>
            <path className="strip-plot-line" d={`M0 ${y}H${width}`} />
            {stacksOf(values.map(place)).map(({ x, days }) => (
              <circle key={x} className="strip-plot-dot" cx={x} cy={y} r={radiusOf(days, largest)} />
            ))}
            {mean !== null && (
              <>
                <path className="strip-plot-mean" d={`M${place(mean)} ${y - 12}v24`} />
                <text
                  className="strip-plot-mean-text"
                  x={place(mean)}
                  y={y + 27}
                  textAnchor={anchorOf(place(mean), width)}
                >
                  {meanText}
                </text>
              </>
            )}
          </g>
        )
      })}
      <text x={0} y={groups.length * rowHeight + 16}>
        {ends[0]}
      </text>
      <text x={width} y={groups.length * rowHeight + 16} textAnchor="end">
        {ends[1]}
      </text>
    </svg>
  )
}

function stacksOf(places: readonly number[]): { x: number; days: number }[] {
  const stacks = Map.groupBy(places, (x) => Math.round(x / step))
  return Array.from(stacks.values(), (stack) => ({
    x: stack.reduce((sum, x) => sum + x, 0) / stack.length,
    days: stack.length,
  }))
}

/** The area of a dot is proportional to its days. */
const radiusOf = (days: number, largest: number): number =>
  Math.max(smallest, Math.min(maxRadius, smallest * 2 * Math.sqrt(largest)) * Math.sqrt(days / largest))

const anchorOf = (x: number, width: number) => (x < 40 ? 'start' : x > width - 40 ? 'end' : 'middle')
