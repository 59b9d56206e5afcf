import type { Comparison } from '@sadhana/contract'
import { type ComparedRow, hasFewNights, rowsOf } from './compare.rules.ts'
import { compareText as text } from './compare.text.ts'

type CompareRowsProps = { comparison: Comparison; names: { first: string; second: string }; quiet: boolean }

/** Each figure of both ranges: an outline for the first, filled for the second. Quiet mode leaves the bars and words. */
export function CompareRows({ comparison: { first, second }, names, quiet }: CompareRowsProps) {
  const valueOf = ({ id, change }: ComparedRow, range: 'first' | 'second') => {
    if (!quiet) return text.values[id](range === 'first' ? first : second)
    return range === 'second' && change ? text.changes[change] : ''
  }
  return (
    <>
      <p className="compare-key" aria-hidden="true">
        <span className="compare-key-first">{names.first}</span>
        <span>{names.second}</span>
      </p>
      <ul className="compare-rows">
        {rowsOf(first, second).map((row) => (
          <li key={row.id}>
            <div>
              <b>{text.rows[row.id]}</b>
              {!quiet && <small>{text.notes[row.id](first, second)}</small>}
            </div>
            <div className="compare-bars">
              {(['first', 'second'] as const).map((range) => (
                <div key={range} className={`compare-bar compare-bar-${range}`}>
                  <i style={{ width: `${row.bars[range] * 100}%` }} />
                  <span>
                    <span className="sr-only">{names[range]}: </span>
                    {valueOf(row, range)}
                  </span>
                </div>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <p className="mt-4 text-sm text-muted">
        {lightlyOf({ first, second }, quiet)} {text.noCause}
      </p>
    </>
  )
}

/** Names the range whose sleep is known from few nights. */
function lightlyOf({ first, second }: Comparison, quiet: boolean): string {
  const [inFirst, inSecond] = [hasFewNights(first), hasFewNights(second)]
  if (!inFirst && !inSecond) return ''
  if (quiet) return text.fewNights.quiet
  if (inFirst && inSecond) return text.fewNights.both
  return inFirst ? text.fewNights.first(first.sleepQuality.days) : text.fewNights.second(second.sleepQuality.days)
}
