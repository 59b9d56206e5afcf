type Group = { label: string; values: readonly number[]; mean: number | null; meanText: string; countText: string }

type StripPlotProps = {
  groups: readonly Group[]
  scale: readonly [low: number, high: number]
  /** What the ends of the scale mean. */
  ends: readonly [low: string, high: string]
  width: number
}

const rowHeight = 78
const inset = 12
const dot = 6

/** One dot a day on two lines, with the mean of each as a tick. */
export function StripPlot({ groups, scale: [low, high], ends, width }: StripPlotProps) {
  const place = (value: number) => inset + ((value - low) / (high - low)) * (width - 2 * inset)
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
            {values.map((value, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- dots have no name but their place, and none of them moves
              <circle key={index} className="strip-plot-dot" cx={place(value) + jitter(index)} cy={y} r={dot} />
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

/** Days with the same value lie a little beside each other; the same every time. */
const jitter = (index: number): number => ((index * 7) % 11) - 5

const anchorOf = (x: number, width: number) => (x < 40 ? 'start' : x > width - 40 ? 'end' : 'middle')
