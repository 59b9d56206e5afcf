import type { Comparison } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { sanskrit } from '#ui/sanskrit.ts'
import { Badge } from '#ui/status/badge.tsx'
import { type ComparedRow, hasFewNights, limbRowsOf, rowsOf, tagRowsOf } from './compare.rules.ts'
import { compareText as text } from './compare.text.ts'

type Names = { first: string; second: string }
type CompareRowsProps = { comparison: Comparison; names: Names; quiet: boolean }

/** Each stat of both ranges, outlined for the first and filled for the second. Quiet mode keeps the bars and words. */
export function CompareRows({ comparison, names, quiet }: CompareRowsProps) {
  const { first, second } = comparison
  const valuesOf = ({ id, change }: ComparedRow) =>
    quiet
      ? { first: '', second: change ? text.changes[change] : '' }
      : { first: text.values[id](first), second: text.values[id](second) }
  return (
    <>
      <p className="compare-key" aria-hidden="true">
        <span className="compare-key-first">{names.first}</span>
        <span>{names.second}</span>
      </p>
      <ul className="compare-rows">
        {rowsOf(first, second).map((row) => (
          <Row key={row.id} bars={row.bars} names={names} values={valuesOf(row)}>
            <b>{text.rows[row.id]}</b>
            {!quiet && <small>{text.notes[row.id](first, second)}</small>}
          </Row>
        ))}
      </ul>
      <TagRows comparison={comparison} names={names} quiet={quiet} />
      <LimbRows comparison={comparison} names={names} quiet={quiet} />
      <p className="mt-4 text-sm text-muted">
        {lightlyOf(comparison, quiet)} {text.noCause}
      </p>
    </>
  )
}

/** Only for members with early access. */
function LimbRows({ comparison: { first, second }, names, quiet }: CompareRowsProps) {
  const rows = limbRowsOf(first, second)
  if (rows.length === 0) return null
  return (
    <>
      <h3 className="compare-limbs">
        {text.limbs.title} <Badge tone="soft">{text.limbs.badge}</Badge>
      </h3>
      <ul className="compare-rows">
        {rows.map(({ limb, bars, minutes }) => (
          <Row
            key={limb}
            bars={bars}
            names={names}
            values={{
              first: quiet ? '' : text.limbs.time(minutes.first),
              second: quiet ? '' : text.limbs.time(minutes.second),
            }}
          >
            <b {...sanskrit}>{limbNames[limb]}</b>
          </Row>
        ))}
      </ul>
    </>
  )
}

/** The share of each range's practices that has a tag. */
function TagRows({ comparison, names, quiet }: CompareRowsProps) {
  const { first, second } = comparison
  const rows = tagRowsOf(comparison)
  if (rows.length === 0) return null
  return (
    <>
      <h3 className="compare-limbs">{text.tags.title}</h3>
      <ul className="compare-rows">
        {rows.map(({ tag, bars, sessions }) => (
          <Row
            key={tag}
            bars={bars}
            names={names}
            values={{
              first: quiet ? '' : text.tags.share(sessions.first, first.sessions),
              second: quiet ? '' : text.tags.share(sessions.second, second.sessions),
            }}
          >
            <b dir="auto">{tag}</b>
          </Row>
        ))}
      </ul>
    </>
  )
}

type RowProps = { bars: ComparedRow['bars']; names: Names; values: Names; children: ReactNode }

const Row = ({ bars, names, values, children }: RowProps) => (
  <li>
    <div>{children}</div>
    <div className="compare-bars">
      {(['first', 'second'] as const).map((range) => (
        <div key={range} className={`compare-bar compare-bar-${range}`}>
          <i style={{ width: `${bars[range] * 100}%` }} />
          <span>
            <span className="sr-only">{names[range]}: </span>
            {values[range]}
          </span>
        </div>
      ))}
    </div>
  </li>
)

/** Names a range with few nights, whose sleep is therefore uncertain. */
function lightlyOf({ first, second }: Comparison, quiet: boolean): string {
  const [inFirst, inSecond] = [hasFewNights(first), hasFewNights(second)]
  if (!inFirst && !inSecond) return ''
  if (quiet) return text.fewNights.quiet
  if (inFirst && inSecond) return text.fewNights.both
  return inFirst ? text.fewNights.first(first.sleepQuality.days) : text.fewNights.second(second.sleepQuality.days)
}
