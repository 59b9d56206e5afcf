import '../settings/choices.css'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { minutesInWords } from '#lib/intl/intl.rules.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { AfterSitDialog } from '../dialogs/after-sit-dialog.tsx'
import { ClockFace } from '../dial/clock-face.tsx'
import { CutOffDialog } from '../dialogs/cut-off-dialog.tsx'
import { FinishDialog } from '../dialogs/finish-dialog.tsx'
import { LengthChoice } from '../settings/length-choice.tsx'
import { PlayControls } from './play-controls.tsx'
import type { Controller } from '../controller.ts'
import { SitOptions } from '../settings/sit-options.tsx'
import { SoundChoice } from '../sound/sound-choice.tsx'
import { useStore } from './store.ts'
import { minutesSat } from './timer.rules.ts'
import { useSpaceBar } from './use-space-bar.ts'
import { announcementOf } from './announcement.rules.ts'
import type { Phase } from './timer.rules.ts'

const minuteMs = 60_000

type TimerTabProps = { controller: Controller; renderAlongside: (savedAs: string) => ReactNode }

export function TimerTab({ controller, renderAlongside }: TimerTabProps) {
  const { timer } = controller
  const timerState = useStore(timer)
  const settings = useStore(controller.settings)
  const isHeard = useStore(controller.isHeard)
  const [isFinishing, setFinishing] = useState(false)
  const { phase, sit, cutOff } = timerState
  const isRunning = phase === 'running' || phase === 'preparing'
  const length = sit ? sit.minutes : settings.minutes

  const start = () => (phase === 'paused' ? timer.resume() : controller.begin())

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
        altText: 'Use Finish instead of Reset to save the minutes you’ve sat',
        onSelect: () => controller.saveUntil(sit, endedAt),
      },
    })
  }

  const askToFinish = () => {
    timer.pause()
    setFinishing(true)
  }

  const changeLength = (minutes: number | null) => {
    if (sit) timer.reset()
    controller.changeSettings({ minutes })
  }

  useSpaceBar(() => (isRunning ? timer.pause() : start()))

  return (
    <div className="timer-tab page">
      <div className="timer-tab-length">
        <LengthChoice minutes={length} disabled={isRunning} onChange={changeLength} />
        <SitOptions settings={settings} disabled={isRunning} onChange={controller.changeSettings} />
      </div>
      <div className="timer-tab-main">
        <ClockFace timerState={timerState} minutes={settings.minutes} />
        <PlayControls
          phase={phase}
          onStart={start}
          onPause={() => timer.pause()}
          onReset={reset}
          onFinish={askToFinish}
        />
        {isRunning && !isHeard && sit?.tabId && (
          <p className="timer-tab-note timer-tab-touch">Tap or click anywhere to turn on the bells and sound.</p>
        )}
      </div>
      <SoundChoice settings={settings} onChange={controller.changeSettings} />
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
        onResume={() => {
          setFinishing(false)
          timer.resume()
        }}
      />
      <CutOffDialog
        sit={cutOff}
        onSave={(minutes) => {
          if (cutOff) controller.saveUntil(cutOff, cutOff.startsAt + minutes * minuteMs)
          timer.settleCutOff()
        }}
        onDiscard={timer.settleCutOff}
      />
      <AfterSit controller={controller} renderAlongside={renderAlongside} />
    </div>
  )
}

function AfterSit({ controller, renderAlongside }: TimerTabProps) {
  const lastSit = useStore(controller.lastSit)
  return (
    <AfterSitDialog
      lastSit={lastSit}
      renderAlongside={renderAlongside}
      onFeel={(feeling) => lastSit && void controller.feel(lastSit.body, feeling)}
      onClose={() => controller.lastSit.set(null)}
    />
  )
}

function Announcer({ phase, minutes }: { phase: Phase; minutes: number | null }) {
  const before = useRef(phase)
  const [words, setWords] = useState('')
  useEffect(() => {
    const announcement = announcementOf(phase, before.current, minutes)
    before.current = phase
    if (announcement) setWords(announcement)
  }, [phase, minutes])
  return <output className="sr-only">{words}</output>
}
