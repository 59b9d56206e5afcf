import './settings.css'
import { useQuery } from '@tanstack/react-query'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { journeySettingsQuery } from './journey.queries.ts'
import { PausePanel } from './pause-panel.tsx'
import { SettingsPanel } from './settings-panel.tsx'

export function SettingsScreen() {
  const { data: settings, isPending, isFetching, refetch } = useQuery(journeySettingsQuery)
  return (
    <div className="settings-screen">
      <h1>Practice settings</h1>
      {isPending && (
        <Panel>
          <SkeletonRows count={4} />
        </Panel>
      )}
      {settings && (
        <>
          <SettingsPanel settings={settings} />
          <PausePanel settings={settings} />
        </>
      )}
      {!isPending && !settings && (
        <Notice
          tone="error"
          title="Your settings could not be fetched"
          action={
            <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </div>
  )
}
