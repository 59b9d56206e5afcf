import type { JourneyStats } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryView } from '#lib/query/query-view.tsx'
import { Panel } from '#ui/panel.tsx'
import { Skeleton, SkeletonRows } from '#ui/status/skeleton.tsx'
import { journeyStatsQuery } from './journey.queries.ts'
import { journeyText } from './journey.text.ts'

type StatsGateProps = { children: (stats: JourneyStats) => ReactNode }

/** Shows its children once the stats have loaded. */
export const StatsGate = ({ children }: StatsGateProps) => (
  <QueryView
    query={useQuery(journeyStatsQuery)}
    skeleton={<StatsSkeleton />}
    failed={journeyText.stats.failed}
    failedText={journeyText.stats.safe}
    failedIn={Panel}
  >
    {children}
  </QueryView>
)

/** A skeleton: a few facts with a picture below them. */
export const StatsSkeleton = () => (
  <div className="journey-skeleton">
    <Panel>
      <SkeletonRows count={2} />
    </Panel>
    <Panel>
      <Skeleton className="h-64" />
    </Panel>
  </div>
)
