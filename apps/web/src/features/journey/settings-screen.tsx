import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { PausePanel } from './pause-panel.tsx'
import { RestDaysPanel } from './rest-days-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'
import { settingsText as text } from './settings.text.ts'

export function SettingsScreen() {
  const query = useQuery(journeySettingsQuery)
  return (
    <div className="settings-screen">
      <h1>{text.title}</h1>
      <QueryView
        query={query}
        skeleton={
          <Panel>
            <SkeletonRows count={4} />
          </Panel>
        }
        failed={text.failed}
        failedText={text.failedText}
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
