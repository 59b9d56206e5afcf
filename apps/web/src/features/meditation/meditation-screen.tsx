import './meditation.css'
import { House } from 'lucide-react'
import { useMemo, useState, type CSSProperties, type ReactNode } from 'react'
import { Link } from 'react-router'
import { Tabs } from '#ui/tabs.tsx'
import { InsightsTab } from './insights-tab.tsx'
import { Land } from './land.tsx'
import { roomOf } from './room.ts'
import { useStore } from './store.ts'
import { TimerTab } from './timer-tab.tsx'
import { lengthMs } from './timer.rules.ts'

type MeditationScreenProps = {
  userId: string
  quiet: boolean
  /** What is said about others once a sit is saved as this practice. */
  renderCompany: (savedAs: string) => ReactNode
}

export function MeditationScreen({ userId, quiet, renderCompany }: MeditationScreenProps) {
  const room = useMemo(() => roomOf(userId), [userId])
  const { phase, sit, elapsedMs } = useStore(room.timer)
  const [tab, setTab] = useState('timer')
  const progress = { '--progress': sit ? elapsedMs / lengthMs(sit) : 0 } as CSSProperties
  return (
    <div className="sit-screen" data-phase={phase} style={progress}>
      <Land />
      <h1 className="sr-only">Meditation</h1>
      <Link className="btn btn-quiet sit-home" to="/">
        <House aria-hidden="true" />
        Home
      </Link>
      <Tabs
        label="Meditation"
        listClassName="sit-tabs"
        chosen={{ tab, onChange: setTab }}
        tabs={[
          { id: 'timer', label: 'Timer', content: <TimerTab room={room} renderCompany={renderCompany} /> },
          {
            id: 'insights',
            label: 'Insights',
            content: (
              <div className="page">
                <InsightsTab quiet={quiet} onSit={() => setTab('timer')} />
              </div>
            ),
          },
        ]}
      />
    </div>
  )
}
