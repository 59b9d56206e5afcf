import './meditation.css'
import { House } from 'lucide-react'
import { Suspense, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { Link } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { Landscape } from './dial/landscape.tsx'
import { controllerOf } from './controller.ts'
import { useStore } from './timer/store.ts'
import { TimerTab } from './timer/timer-tab.tsx'
import { lengthMs } from './timer/timer.rules.ts'

const InsightsTab = lazyScreen(async () => (await import('./insights/insights-tab.tsx')).InsightsTab)

type MeditationScreenProps = {
  userId: string
  quiet: boolean
  /** Says who practised at the same time, once a sit is saved as this practice. */
  renderAlongside: (savedAs: string) => ReactNode
}

export function MeditationScreen({ userId, quiet, renderAlongside }: MeditationScreenProps) {
  const controller = useMemo(() => controllerOf(userId), [userId])
  const { phase, sit, elapsedMs } = useStore(controller.timer)
  const [tab, setTab] = useState('timer')
  const progress = { '--progress': sit ? elapsedMs / lengthMs(sit) : 0 } as CSSProperties
  return (
    <div className="meditation-screen" data-phase={phase} style={progress}>
      <Landscape />
      <h1 className="sr-only">Meditation</h1>
      <Link className="button button-quiet meditation-screen-home" to="/">
        <House aria-hidden="true" />
        Home
      </Link>
      <Tabs
        label="Meditation"
        listClassName="meditation-screen-tabs"
        chosen={{ tab, onChange: setTab }}
        tabs={[
          {
            id: 'timer',
            label: 'Timer',
            content: <TimerTab controller={controller} renderAlongside={renderAlongside} />,
          },
          {
            id: 'insights',
            label: 'Insights',
            content: (
              <div className="page">
                <Suspense fallback={<Skeleton className="h-96" />}>
                  <InsightsTab quiet={quiet} onSit={() => setTab('timer')} />
                </Suspense>
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
