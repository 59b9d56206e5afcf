import type { WellnessLink } from '@sadhana/contract'
import { oneDecimal } from '#lib/intl/intl.rules.ts'
import { limbNames } from '#lib/practice/limb-names.ts'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { daysText, doubtOf, findingOf, linkText, linkTitles, rangeOf } from '../link.text.ts'
import { PairStones } from '../link-progress.tsx'
import { durationText } from '../sleep/sleep.text.ts'
import { halvesOf, meanOf, scaleOf } from './insights.rules.ts'
import { insightsText as text, linkGroups } from './insights.text.ts'
import { StripPlot } from './strip-plot.tsx'

/** The six links: what may be said, how sure it is, and the days behind it. */
export const LinksPanel = ({ links }: { links: readonly WellnessLink[] }) => (
  <section className="links-panel" aria-labelledby="associated-with">
    <h2 id="associated-with">{linkText.heading}</h2>
    <p className="text-muted">{linkText.hint}</p>
    <div className="links-panel-grid">
      {links.map((link) => (
        <LinkCard key={link.id} link={link} />
      ))}
    </div>
  </section>
)

function LinkCard({ link }: { link: WellnessLink }) {
  const { id, limb, pairedDays } = link
  const finding = findingOf(link)
  const range = rangeOf(link)
  return (
    <Panel aria-labelledby={`card-${id}`}>
      <PanelHeader
        id={`card-${id}`}
        title={linkTitles[id](limb)}
        aside={finding ? <Badge tone="soft">{daysText(pairedDays)}</Badge> : linkText.progress(pairedDays)}
      />
      {finding ? (
        <>
          <LinkPicture link={link} />
          <p className="links-panel-finding">{finding}</p>
          <p className="text-sm text-muted">
            {range} {doubtOf(link)}
          </p>
        </>
      ) : (
        <PairStones link={link} />
      )}
    </Panel>
  )
}

/** Half of the days had more of the one thing; each dot is what the other was on such a day. */
function LinkPicture({ link }: { link: WellnessLink }) {
  const { id, limb, pairs } = link
  const { more, less, ends } = linkGroups[id](limb ? limbNames[limb].toLowerCase() : '')
  const halves = halvesOf(pairs)
  const groupOf = (label: string, values: number[]) => {
    const mean = meanOf(values)
    const meanText = mean === null ? text.tables.none : valueText(id, mean)
    return { label, values, mean, meanText, countText: daysText(values.length) }
  }
  const groups = [groupOf(more, halves.more), groupOf(less, halves.less)]
  const readings = groups.map(({ label, countText, meanText }) => `${label}: ${countText}, ${meanText}`)
  return (
    <ChartFrame
      className="strip-plot-chart"
      title={linkTitles[id](limb)}
      summary={readings.join('. ')}
      readings={readings}
      table={{
        headers: [text.tables.group, text.tables.count, text.tables.mean],
        rows: groups.map(({ label, values, meanText }) => [label, String(values.length), meanText]),
      }}
    >
      {({ width }) => <StripPlot groups={groups} scale={scaleOf(link)} ends={ends} width={width} />}
    </ChartFrame>
  )
}

function valueText(id: WellnessLink['id'], value: number): string {
  if (id === 'minutes-length') return durationText(Math.round(value))
  return id === 'minutes-mood' ? `${Math.round(value * 100)}%` : oneDecimal(value)
}
