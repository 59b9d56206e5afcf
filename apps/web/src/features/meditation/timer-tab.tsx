import './choices.css'
import { useState, type ReactNode } from 'react'
import { toast } from '#ui/toast-store.ts'
import { AfterSitDialog } from './after-sit-dialog.tsx'
import { Announcer } from './announcer.tsx'
import { ClockFace } from './clock-face.tsx'
import { CutOffDialog } from './cut-off-dialog.tsx'
import { FinishDialog } from './finish-dialog.tsx'
import { LengthChoice } from './length-choice.tsx'
import { PlayControls } from './play-controls.tsx'
import type { Room } from './room.ts'
import { SitOptions } from './sit-options.tsx'
import { SoundChoice } from './sound-choice.tsx'
import { useStore } from './store.ts'
import { minutesInWords, minutesSat } from './timer.rules.ts'
import { useSpaceBar } from './use-space-bar.ts'

const minuteMs = 60_000

type TimerTabProps = { room: Room; renderCompany: (savedAs: string) => ReactNode }

export function TimerTab({ room, renderCompany }: TimerTabProps) {
  const { timer } = room
  const sitting = useStore(timer)
  const settings = useStore(room.settings)
  const isHeard = useStore(room.isHeard)
  const [isFinishing, setFinishing] = useState(false)
  const { phase, sit, cutOff } = sitting
  const isGoing = phase === 'running' || phase === 'preparing'
  const length = sit ? sit.minutes : settings.minutes

  const start = () => (phase === 'paused' ? timer.resume() : room.begin())

  const reset = () => {
    const sat = sit && minutesSat(sit, Date.now())
    const endedAt = sit?.pausedAt ?? Date.now()
    timer.reset()
    if (!sit || !sat) return
    toast({
      title: 'Timer reset',
      tone: 'info',
      action: {
        label: `Save ${minutesInWords(sat)}`,
        altText: 'Next time, Finish keeps the minutes you sat',
        onSelect: () => room.saveUntil(sit, endedAt),
      },
    })
  }

  const askToFinish = () => {
    timer.pause()
    setFinishing(true)
  }

  const changeLength = (minutes: number | null) => {
    if (sit) timer.reset()
    room.changeSettings({ minutes })
  }

  useSpaceBar(() => (isGoing ? timer.pause() : start()))

  return (
    <div className="sit-grid page">
      <div className="sit-lengths-side">
        <LengthChoice minutes={length} disabled={isGoing} onChange={changeLength} />
        <SitOptions settings={settings} disabled={isGoing} onChange={room.changeSettings} />
      </div>
      <div className="sit-main">
        <ClockFace sitting={sitting} minutes={settings.minutes} />
        <PlayControls
          phase={phase}
          onStart={start}
          onPause={() => timer.pause()}
          onReset={reset}
          onFinish={askToFinish}
        />
        {isGoing && !isHeard && sit?.tabId && (
          <p className="sit-note sit-touch">Touch anywhere to hear bells and sound.</p>
        )}
      </div>
      <SoundChoice settings={settings} onChange={room.changeSettings} />
      <Announcer phase={phase} minutes={length} />
      <FinishDialog
        open={isFinishing && sit !== null}
        minutesSat={sit ? minutesSat(sit, sit.pausedAt ?? 0) : 0}
        minutes={length}
        onSave={() => {
          setFinishing(false)
          timer.finish()
        }}
        onDiscard={() => {
          setFinishing(false)
          timer.reset()
        }}
        onGoOn={() => {
          setFinishing(false)
          timer.resume()
        }}
      />
      <CutOffDialog
        sit={cutOff}
        onSave={(minutes) => {
          if (cutOff) room.saveUntil(cutOff, cutOff.startsAt + minutes * minuteMs)
          timer.settleCutOff()
        }}
        onDiscard={timer.settleCutOff}
      />
      <AfterSit room={room} renderCompany={renderCompany} />
    </div>
  )
}

function AfterSit({ room, renderCompany }: TimerTabProps) {
  const lastSit = useStore(room.lastSit)
  return (
    <AfterSitDialog
      lastSit={lastSit}
      renderCompany={renderCompany}
      onFeel={(feeling) => lastSit && void room.feel(lastSit.body, feeling)}
      onClose={() => room.lastSit.set(null)}
    />
  )
}
