import './mood.css'
import { useQuery } from '@tanstack/react-query'
import { HelpLine } from '../shared/help-line.tsx'
import { LinkProgress } from '../shared/link-progress.tsx'
import { wellnessInsightsQuery } from '../shared/wellness.queries.ts'
import { MoodForm } from './mood-form.tsx'
import { RecentMoods } from './recent-moods.tsx'

export function MoodTab({ onInsights }: { onInsights: () => void }) {
  const { data: insights } = useQuery(wellnessInsightsQuery)
  return (
    <div className="entry-tab">
      <div className="entry-tab-main">
        {insights?.offersHelp && <HelpLine />}
        <MoodForm />
        {insights && <LinkProgress links={insights.links} about="minutes-mood" onInsights={onInsights} />}
      </div>
      <RecentMoods />
    </div>
  )
}
