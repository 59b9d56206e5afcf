import '../settings/choices.css'
import { Volume2 } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { clockTime, minutesInWords } from '#lib/intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import type { Controller } from '../controller.ts'
import { AfterSit } from '../dialogs/after-sit.tsx'
import { CutOffDialog } from '../dialogs/cut-off-dialog.tsx'
import { FinishSit } from '../dialogs/finish-sit.tsx'
import { ClockFace } from '../dial/clock-face.tsx'
import { LengthChoice, LengthNote } from '../settings/length-choice.tsx'
import { SitOptions } from '../settings/sit-options.tsx'
import { SoundChoice } from '../sound/sound-choice.tsx'
import { announcementOf } from './announcement.rules.ts'
import { PlayControls } from './play-controls.tsx'
import { useStore } from './store.ts'
import { isSatAlready, minutesSat, type Phase } from './timer.rules.ts'
import { useSpaceBar } from './use-space-bar.ts'

const minuteMs = 60_000

type TimerTabProps = { controller: Controller; renderAlongside: (savedAs: string) => ReactNode }

export function TimerTab({ controller, renderAlongside }: TimerTabProps) {
  const { timer } = controller
  const timerState = useStore(timer)
  const settings = useStore(controller.settings)
  const [isFinishing, setFinishing] = useState(false)
  const mainButton = useRef<HTMLButtonElement>(null)
  const { phase, sit, cutOff } = timerState
  const isRunning = phase === 'running' || phase === 'preparing'
  const length = sit ? sit.minutes : settings.minutes
  // Whatever had the focus may be gone by then.
  const focusMain = () => mainButton.current?.focus()

  const start = () => (phase === 'paused' ? timer.resume() : controller.begin())

  const reset = () => {
    const sat = sit && minutesSat(sit, Date.now())
    const endedAt = sit?.pausedAt ?? Date.now()
    timer.reset()
    focusMain()
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

  useSpaceBar(() => (isRunning ? timer.pause() : start()))

  return (
    <div className="timer-tab page">
      <ClockFace timerState={timerState} minutes={settings.minutes} />
      {!isRunning && (
        <div className="timer-tab-length">
          <LengthChoice
            key={sit?.id}
            minutes={length}
            isOver={(minutes) => sit !== null && isSatAlready(sit, minutes, Date.now())}
            onChange={(minutes) => (sit ? timer.changeLength(minutes) : controller.changeSettings({ minutes }))}
          >
            <SitOptions settings={settings} disabled={sit !== null} onChange={controller.changeSettings} />
          </LengthChoice>
          {sit && <LengthNote sit={sit} />}
        </div>
      )}
      <PlayControls
        phase={phase}
        mainButton={mainButton}
        onStart={start}
        onPause={() => timer.pause()}
        onReset={reset}
        onFinish={() => setFinishing(true)}
      />
      <SoundChoice controller={controller} canHear={!isRunning} />
      <BackNotice controller={controller} onFinish={() => setFinishing(true)} />
      <Announcer phase={phase} minutes={length} />
      <FinishSit timer={timer} open={isFinishing} onClose={() => setFinishing(false)} onReturnFocus={focusMain} />
      <CutOffDialog
        sit={cutOff}
        onSave={(minutes) => cutOff && timer.settleCutOff(cutOff.startsAt + minutes * minuteMs)}
        onDiscard={() => timer.settleCutOff(null)}
      />
      <AfterSit controller={controller} renderAlongside={renderAlongside} />
    </div>
  )
}

type BackNoticeProps = { controller: Controller; onFinish: () => void }

/** After a reload the clock is right, but browsers let nothing sound until the page is touched. */
function BackNotice({ controller, onFinish }: BackNoticeProps) {
  const { sit, phase } = useStore(controller.timer)
  const wasAway = useStore(controller.wasAway)
  const isHeard = useStore(controller.isHeard)
  if (!sit || !wasAway || isHeard || (phase !== 'running' && phase !== 'preparing')) return null
  return (
    <section className="back-notice" aria-label="Your sit went on">
      <p>
        <b>Your sit went on while the page was away.</b> It started at {clockTime(new Date(sit.beganAt).toTimeString())}
        . The clock kept time; the sound waits for you.
      </p>
      <div className="back-notice-actions">
        <Button onClick={controller.soundOn}>
          <Volume2 aria-hidden="true" /> Sound on
        </Button>
        <Button variant="quiet" onClick={onFinish}>
          Finish now
        </Button>
      </div>
    </section>
  )
}

/** Tells screen readers what the timer does. */
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
