import './recommendations.css'
import { type Recommendation, recommendationsShown, steadinessOf, timeOfDayAt, timesOfDay } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { journeySettingsQuery, useMemberHour } from '#lib/time/today.ts'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { RecommendationItem } from './recommendation-item.tsx'
import { recommendationsQuery, useHideRecommendation } from './recommendations.queries.ts'
import { recommendationsText as text, starterNames } from './recommendations.text.ts'

const titleId = 'recommendations'
const shapes = ['a', 'b', 'c'] as const

type RecommendationsPanelProps = {
  /** Shows words instead of numbers. */
  quiet: boolean
  /** Where a suggestion can be done: the timer, or the form with values filled in. */
  pathFor: (recommendation: Recommendation) => string
  className?: string
}

/** Suggestions for today, each with its reason from the member’s own log. */
export function RecommendationsPanel({ quiet, pathFor, className }: RecommendationsPanelProps) {
  const query = useQuery(recommendationsQuery)
  const hiding = useHideRecommendation(() => focusHeading(`#${titleId}`))
  const present = timesOfDay.indexOf(timeOfDayAt(useMemberHour()))
  const isGentle = useQuery(journeySettingsQuery).data?.gentleDays.state === 'gentle'
  const items = query.data ?? []
  const isBeginning = items.some(({ isStarter }) => isStarter)
  const headingOf = ({ duration, timeOfDay, isStarter }: Recommendation) =>
    isStarter ? text.starter(duration) : text.heading(duration, timeOfDay, timesOfDay.indexOf(timeOfDay) < present)
  return (
    <Panel aria-labelledby={titleId} className={className}>
      <PanelHeader
        id={titleId}
        title={isBeginning ? text.beginning : text.title}
        aside={items.length > 0 && asideOf({ isBeginning, isGentle, quiet })}
      />
      {isFirstLoad(query) && <SkeletonRows count={recommendationsShown} />}
      {!query.data && !isFirstLoad(query) && (
        <LoadError title={text.failed} query={query} heading={`#${titleId}`}>
          {text.safe}
        </LoadError>
      )}
      {query.data?.length === 0 && (
        <>
          <p>{text.empty}</p>
          <p className="mt-1 text-sm text-muted">{text.emptyHint}</p>
        </>
      )}
      <ul className="recommendation-list">
        {items.map((item, index) => (
          <li key={item.limbType}>
            <RecommendationItem
              item={item}
              shape={shapes[index] ?? 'a'}
              heading={headingOf(item)}
              plainName={item.isStarter ? starterNames[item.limbType] : undefined}
              steadiness={quiet || item.isStarter ? undefined : steadinessOf(item.count)}
              path={pathFor(item)}
              isHiding={hiding.isPending}
              onHide={(time) => hiding.mutate({ limbType: item.limbType, time })}
            />
          </li>
        ))}
      </ul>
      {isBeginning && <p className="mt-4 text-sm text-muted">{text.later}</p>}
    </Panel>
  )
}

function asideOf({ isBeginning, isGentle, quiet }: Record<'isBeginning' | 'isGentle' | 'quiet', boolean>): ReactNode {
  if (isGentle) return text.gentleDays
  return isBeginning ? <Badge>{text.notFromLog}</Badge> : !quiet && text.fromLog
}
