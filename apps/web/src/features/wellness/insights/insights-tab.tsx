import './insights.css'
import type { WellnessInsights } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { HelpLine } from '../shared/help-line.tsx'
import { wellnessInsightsQuery } from '../shared/wellness.queries.ts'
import { insightsText } from './insights.text.ts'
import { LinksPanel } from './links-panel.tsx'
import { MoreInsights } from './more-insights.tsx'
import { MoodPatterns } from './mood-patterns.tsx'
import { SleepInsights } from './sleep-insights.tsx'
import { WeatherPanel } from './weather-panel.tsx'

type InsightsTabProps = { quiet: boolean; practice: ReactNode }

export const InsightsTab = (props: InsightsTabProps) => (
  <QueryView
    query={useQuery(wellnessInsightsQuery)}
    skeleton={
      <Panel>
        <SkeletonRows count={6} />
      </Panel>
    }
    failed={insightsText.loadFailed}
    failedText={insightsText.safe}
  >
    {(insights) => <Insights insights={insights} {...props} />}
  </QueryView>
)

function Insights({ insights, quiet, practice }: InsightsTabProps & { insights: WellnessInsights }) {
  if (insights.moodDays.length === 0 && insights.nights.length === 0) {
    return (
      <div className="wellness-insights">
        {practice}
        <Panel>
          <EmptyState
            title={insightsText.empty}
            action={
              <Button asChild>
                <Link to="/wellness">{insightsText.emptyAction}</Link>
              </Button>
            }
          >
            {insightsText.emptyHint}
          </EmptyState>
        </Panel>
        <MoreInsights />
      </div>
    )
  }
  return (
    <div className="wellness-insights">
      {insights.offersHelp && <HelpLine />}
      {practice}
      <LinksPanel links={insights.links} />
      <WeatherPanel insights={insights} quiet={quiet} />
      <div className="wellness-insights-pair">
        <MoodPatterns insights={insights} quiet={quiet} />
        <SleepInsights insights={insights} quiet={quiet} />
      </div>
      <MoreInsights />
    </div>
  )
}
