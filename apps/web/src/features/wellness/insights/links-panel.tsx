import './links-panel.css'
import { divideOf, type WellnessLink } from '@sadhana/contract'
import { ChevronDown } from 'lucide-react'
import { oneDecimal, percentage } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { ChartFrame } from '#ui/chart/chart-frame.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { daysText, doubtOf, findingOf, linkText, linkTitles, rangeOf } from '../shared/link.text.ts'
import { durationText } from '../sleep/sleep.text.ts'
import { groupsAt, halvesOf, meanOf, scaleOf } from './insights.rules.ts'
import { insightsText as text, linkGroups } from './insights.text.ts'
import { StripPlot } from './strip-plot.tsx'

type LinkProps = { link: WellnessLink }

/** Further pictures are one tap away, so that the page isn't a wall of dots. */
const picturesShown = 2

/** Links with an answer, even if it is that there's no clear link. The others are folded into one line. */
const isAnswered = ({ verdict }: WellnessLink) => ['more', 'less', 'no-link'].includes(verdict)

/** The six links: what can be said, how sure it is, and the days it is based on. */
export function LinksPanel({ links }: { links: readonly WellnessLink[] }) {
  const answered = links.filter(isAnswered)
  const early = links.filter((link) => !isAnswered(link))
  return (
    <section className="links-panel" aria-labelledby="associated-with">
      <h2 id="associated-with">{linkText.heading}</h2>
      <p className="text-muted">{linkText.hint}</p>
      <div className="links-panel-grid">
        {answered.map((link, index) => (
          <LinkCard key={link.id} link={link} isFirst={index < picturesShown} />
        ))}
      </div>
      {early.length > 0 && (
        <details className="panel links-panel-early" open={answered.length === 0}>
          <summary>
            <h3>{linkText.early(early.length, answered.length > 0)}</h3>
            <ChevronDown aria-hidden="true" />
          </summary>
          <ul>
            {early.map((link) => (
              <EarlyLink key={link.id} link={link} />
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

function LinkCard({ link, isFirst }: LinkProps & { isFirst: boolean }) {
  const { id, limb, pairedDays } = link
  const picture = <LinkPicture link={link} />
  return (
    <Panel aria-labelledby={`card-${id}`}>
      <PanelHeader id={`card-${id}`} title={linkTitles[id](limb)} aside={daysText(pairedDays)} />
      <p className="links-panel-finding">{findingOf(link)}</p>
      {isFirst ? (
        picture
      ) : (
        <details className="links-panel-behind">
          <summary>{linkText.seeBehind}</summary>
          {picture}
        </details>
      )}
      <p className="text-sm text-muted">
        {rangeOf(link)} {doubtOf(link)}
      </p>
    </Panel>
  )
}

function EarlyLink({ link }: LinkProps) {
  const { id, limb, pairedDays } = link
  const finding = findingOf(link)
  return (
    <li>
      <p className="links-panel-line">
        <strong>{linkTitles[id](limb)}</strong>
        <span className="numerals">{finding ? daysText(pairedDays) : linkText.progress(pairedDays)}</span>
      </p>
      <p className="text-sm text-muted">
        {finding ?? `${linkText.pairMeaning(id)} ${linkText.pairsNeeded(pairedDays)}`}
      </p>
    </li>
  )
}

/** On half of the days there was more of one thing. Each dot shows the other thing on such a day. */
function LinkPicture({ link }: LinkProps) {
  if (isEitherOr(link)) return <Shares link={link} />
  const { id, limb, pairs } = link
  const { more, less, ends } = linkGroups[id](limb ? limbNames[limb].toLowerCase() : '')
  const halves = halvesOf(pairs)
  const groups = [groupOf(id, more, halves.more), groupOf(id, less, halves.less)]
  const readings = groups.map(({ label, countText, meanText }) => text.groupReading(label, countText, meanText))
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

/** With one mood a day, a day is either pleasant or not, so two shares say everything. */
const isEitherOr = ({ id, pairs }: WellnessLink) =>
  id === 'minutes-mood' && pairs.every(([, value]) => value === 0 || value === 1)

/** The two groups that the verdict compares: days with practice and days without, if there are enough of both. */
function Shares({ link: { id, limb, pairs } }: LinkProps) {
  const divide = divideOf(pairs.map(([minutes]) => minutes))
  const { more, less } = groupsAt(divide, pairs)
  const names = divide === 0 ? { more: text.withPractice, less: text.withoutPractice } : linkGroups[id](limb ?? '')
  const groups = [groupOf(id, names.more, more), groupOf(id, names.less, less)]
  return (
    <>
      <ul className="link-shares">
        {groups.map(({ label, mean, meanText, countText }) => (
          <li key={label}>
            <span>
              <strong>{label}</strong> <small>{countText}</small>
            </span>
            <b className="numerals">{meanText}</b>
            <Meter label={text.share(label, meanText)} share={mean ?? 0} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{text.shares}</p>
    </>
  )
}

function groupOf(id: WellnessLink['id'], label: string, values: number[]) {
  const mean = meanOf(values)
  const meanText = mean === null ? text.tables.none : valueText(id, mean)
  return { label, values, mean, meanText, countText: daysText(values.length) }
}

function valueText(id: WellnessLink['id'], value: number): string {
  if (id === 'minutes-length') return durationText(Math.round(value))
  return id === 'minutes-mood' ? percentage(value) : oneDecimal(value)
}
