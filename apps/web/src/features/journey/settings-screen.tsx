import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { PausePanel } from './pause-panel.tsx'
import { RestDaysPanel } from './rest-days-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export function SettingsScreen() {
  const query = useQuery(journeySettingsQuery)
  return (
    <div className="settings-screen">
      <h1>Practice settings</h1>
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <SkeletonRows count={4} />
          </Panel>
        }
        failed="We couldn’t load your settings"
        failedText="They haven’t changed. Please try again."
      >
        {(settings) => (
          <>
            <SettingsPanel settings={settings} />
            <RestDaysPanel settings={settings} />
            <PausePanel settings={settings} />
          </>
        )}
      </QueryView>
    </div>
  )
}
