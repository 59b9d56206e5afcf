import './sleep.css'
import { useQuery } from '@tanstack/react-query'
import { LinkProgress } from '../shared/link-progress.tsx'
import { nightsQuery, wellnessInsightsQuery } from '../shared/wellness.queries.ts'
import { SleepForm } from './sleep-form.tsx'
import { SleepHistory } from './sleep-history.tsx'

export function SleepTab({ onInsights }: { onInsights: () => void }) {
  const nights = useQuery(nightsQuery)
  const { data: insights } = useQuery(wellnessInsightsQuery)
  return (
    <div className="entry-tab">
      <div className="entry-tab-main">
        <SleepForm last={nights.data?.[0]} />
        {insights && <LinkProgress links={insights.links} about="minutes-quality" onInsights={onInsights} />}
      </div>
      <SleepHistory query={nights} />
    </div>
  )
}
