import { useQuery } from '@tanstack/react-query'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { Panel } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { journeyStatsQuery } from '../journey.queries.ts'
import type { JourneyTabProps } from '../journey-tab-props.ts'
import { journeyText } from '../journey.text.ts'
import { RunPanel } from './run-panel.tsx'

export function StreaksTab({ quiet }: JourneyTabProps) {
  const query = useQuery(journeyStatsQuery)
  const stats = query.data
  if (isFirstLoad(query)) return <Skeleton className="h-96" />
  if (!stats)
    return (
      <Panel>
        <LoadError title={journeyText.stats.failed} query={query}>
          {journeyText.stats.safe}
        </LoadError>
      </Panel>
    )
  return <RunPanel stats={stats} quiet={quiet} />
}
