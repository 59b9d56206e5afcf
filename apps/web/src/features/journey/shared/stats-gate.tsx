import type { JourneyStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Panel } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Skeleton, SkeletonRows } from '#ui/status/skeleton.tsx'
import { journeyStatsQuery } from './journey.queries.ts'
import { journeyText } from './journey.text.ts'

type StatsGateProps = { children: (stats: JourneyStats) => ReactNode }

/** Shows its children once the stats are here. */
export function StatsGate({ children }: StatsGateProps) {
  const query = useQuery(journeyStatsQuery)
  if (query.data) return children(query.data)
  if (isFirstLoad(query)) return <StatsComing />
  return (
    <Panel>
      <LoadError title={journeyText.stats.failed} query={query}>
        {journeyText.stats.safe}
      </LoadError>
    </Panel>
  )
}

/** The shape of what comes: a few facts, and a picture below them. */
export const StatsComing = () => (
  <div className="stats-coming">
    <Panel>
      <SkeletonRows count={2} />
    </Panel>
    <Panel>
      <Skeleton className="h-64" />
    </Panel>
  </div>
)
