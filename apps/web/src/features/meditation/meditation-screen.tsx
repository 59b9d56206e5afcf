import './meditation.css'
import type { Limb } from '@sadhana/contract'
import { House } from 'lucide-react'
import { Suspense, useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AfterSit } from './dialogs/after-sit.tsx'
import { CutOffDialog } from './dialogs/cut-off-dialog.tsx'
import { Landscape } from './dial/landscape.tsx'
import { controllerOf } from './sit/controller.ts'
import { meditationText as text } from './shared/meditation.text.ts'
import { useStore } from './shared/store.ts'
import { TimerTab } from './timer-tab/timer-tab.tsx'
import { lengthMs } from './timer/timer.rules.ts'

const GuidedTab = lazyScreen(async () => (await import('./guided/guided-tab.tsx')).GuidedTab)
const GuidedPlayer = lazyScreen(async () => (await import('./guided/guided-player.tsx')).GuidedPlayer)
const SoundOnly = lazyScreen(async () => (await import('./sound-only/sound-only.tsx')).SoundOnly)
const InsightsTab = lazyScreen(async () => (await import('./insights/insights-tab.tsx')).InsightsTab)

const minuteMs = 60_000
/** Sound alone is reached from the timer's sounds, and has no tab of its own. */
const tabIds = ['timer', 'guided', 'insights', 'sound'] as const

type MeditationScreenProps = {
  userId: string
  quiet: boolean
  /** Opens the guided practices of this limb. */
  guidedLimb?: Limb | undefined
  /** Shows who practised at the same time, once a sit is saved as this practice. */
  renderAlongside: (savedAs: string) => ReactNode
  /** Shown above the insights. */
  quotes: ReactNode
}

export function MeditationScreen({ userId, quiet, guidedLimb, renderAlongside, quotes }: MeditationScreenProps) {
  const controller = useMemo(() => controllerOf(userId), [userId])
  const { timer } = controller
  const { phase, sit, elapsedMs, cutOff } = useStore(timer)
  const [search, setSearch] = useSearchParams()
  const [firstTab] = useState(sit?.guided || guidedLimb ? 'guided' : 'timer')
  const tab = tabIds.find((id) => id === search.get('tab')) ?? firstTab
  // The limb stays in the address, so the address has to name the timer's tab too.
  const setTab = (chosen: string) =>
    setSearch({ tab: chosen, ...(guidedLimb && { guided: guidedLimb }) }, { replace: true })
  const progress = { '--progress': sit ? elapsedMs / lengthMs(sit) : 0 } as CSSProperties
  return (
    <div className="meditation-screen" data-phase={phase} style={progress}>
      <Landscape />
      {sit?.guided ? (
        <Suspense fallback={<Skeleton className="h-96" />}>
          <GuidedPlayer controller={controller} sit={sit} guided={sit.guided} />
        </Suspense>
      ) : (
        <>
          <h1 className="sr-only">{text.title}</h1>
          <Link className="button button-quiet meditation-screen-home" to="/">
            <House aria-hidden="true" />
            {text.home}
          </Link>
          <Tabs
            label={text.title}
            listClassName="meditation-screen-tabs"
            chosen={{ tab, onChange: setTab }}
            tabs={[
              {
                id: 'timer',
                label: text.tabs.timer,
                content: <TimerTab controller={controller} />,
              },
              {
                id: 'guided',
                label: text.tabs.guided,
                content: (
                  <div className="page">
                    <Suspense fallback={<Skeleton className="h-96" />}>
                      <GuidedTab controller={controller} limb={guidedLimb} />
                    </Suspense>
                  </div>
                ),
              },
              {
                id: 'insights',
                label: text.tabs.insights,
                content: (
                  <div className="page">
                    <Suspense fallback={<Skeleton className="h-96" />}>
                      <div className="meditation-screen-quotes">{quotes}</div>
                      <InsightsTab quiet={quiet} onSit={() => setTab('timer')} />
                    </Suspense>
                  </div>
                ),
              },
            ]}
          />
          {tab === 'sound' && (
            <Suspense fallback={<Skeleton className="h-96" />}>
              <SoundOnly controller={controller} />
            </Suspense>
          )}
        </>
      )}
      <CutOffDialog
        sit={cutOff}
        onSave={(minutes) => cutOff && timer.resolveCutOff(cutOff.startsAt + minutes * minuteMs)}
        onDiscard={() => timer.resolveCutOff(null)}
      />
      <AfterSit controller={controller} renderAlongside={renderAlongside} />
    </div>
  )
}
