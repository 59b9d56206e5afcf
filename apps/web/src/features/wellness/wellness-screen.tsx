import './wellness.css'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTabInAddress } from '#lib/browser/tab-in-address.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Tabs } from '#ui/tabs.tsx'
import { InsightsTab } from './insights/insights-tab.tsx'
import { MoodTab } from './mood/mood-tab.tsx'
import { PreferencesTab } from './preferences-tab.tsx'
import { SleepTab } from './sleep/sleep-tab.tsx'
import { wellnessText as text } from './wellness.text.ts'

const tabIds = ['mood', 'sleep', 'insights', 'preferences'] as const

/** `practice` shows what practice does for the member's feelings. It comes first among the insights. */
export function WellnessScreen({ practice }: { practice?: ReactNode }) {
  const chosen = useTabInAddress(tabIds)
  // Until the settings are loaded, numbers are hidden: the member may not want them.
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  const showInsights = () => chosen.onChange('insights')
  return (
    <div className="wellness-screen">
      <h1>{text.title}</h1>
      <Tabs
        label={text.tabs}
        chosen={chosen}
        tabs={[
          { id: 'mood', label: text.mood, content: <MoodTab onInsights={showInsights} /> },
          { id: 'sleep', label: text.sleep, content: <SleepTab onInsights={showInsights} /> },
          { id: 'insights', label: text.insights, content: <InsightsTab quiet={quiet} practice={practice} /> },
          { id: 'preferences', label: text.preferences, content: <PreferencesTab quiet={quiet} /> },
        ]}
      />
    </div>
  )
}
