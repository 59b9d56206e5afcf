import '../settings/choices.css'
import { Timer } from 'lucide-react'
import { Suspense, useEffect, useRef, useState } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Fold } from '#ui/fold.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import type { Controller } from '../sit/controller.ts'
import { FinishSit } from '../dialogs/finish-sit.tsx'
import { finishText } from '../dialogs/finish.text.ts'
import { ClockFace } from '../dial/clock-face.tsx'
import { LengthChoice, LengthNote } from '../settings/length-choice.tsx'
import { ProgrammeSummary, StretchLine } from '../settings/programme-summary.tsx'
import { PresetRow, useTimerChoices } from '../settings/preset-row.tsx'
import { planOf } from '../settings/settings.rules.ts'
import { meditationText as text } from '../shared/meditation.text.ts'
import { isSameSit } from '../shared/preset.rules.ts'
import { SitOptions } from '../settings/sit-options.tsx'
import { SoundChoice } from '../sound/sound-choice.tsx'
import { PlayControls } from './play-controls.tsx'
import { Announcer, ReloadNotice } from '../sit/sit-notices.tsx'
import { useStore } from '../shared/store.ts'
import { isSatAlready, minutesSat } from '../timer/timer.rules.ts'
import { useSpaceBar } from '../sit/use-space-bar.ts'

const PacedDial = lazyScreen(async () => (await import('./paced-breath.tsx')).PacedDial)
const BreathNote = lazyScreen(async () => (await import('./paced-breath.tsx')).BreathNote)

export function TimerTab({ controller }: { controller: Controller }) {
  const { timer } = controller
  const timerState = useStore(timer)
  const settings = useStore(controller.settings)
  const [isFinishing, setFinishing] = useState(false)
  const mainButton = useRef<HTMLButtonElement>(null)
  const { phase, sit } = timerState
  const isRunning = phase === 'running' || phase === 'preparing'
  const plan = sit ?? planOf(settings)
  const presets = useTimerChoices(controller)
  const preset = presets.find((saved) => isSameSit(saved.sit, settings))
  const { breath } = plan
  useEffect(() => {
    // Loaded before the sit starts, which may be without a network.
    if (breath) PacedDial.preload().catch(() => undefined)
  }, [breath])
  // The element that had the focus may be gone by then.
  const focusMain = () => mainButton.current?.focus()

  const start = () => (phase === 'paused' ? timer.resume() : controller.begin())

  const reset = () => {
    const sat = sit && minutesSat(sit, Date.now())
    const endedAt = sit?.pausedAt ?? Date.now()
    timer.reset()
    focusMain()
    if (!sit || !sat) return
    toast({
      title: text.wasReset,
      tone: 'info',
      action: {
        label: finishText.save(sat),
        altText: text.saveInstead,
        onSelect: () => controller.saveUntil(sit, endedAt),
      },
    })
  }

  useSpaceBar(() => (isRunning ? timer.pause() : start()))

  const lengthChoice = (
    <LengthChoice
      key={sit?.id}
      minutes={plan.minutes}
      isOver={(minutes) => sit !== null && isSatAlready(sit, minutes, Date.now())}
      onChange={(minutes) => (sit ? timer.changeLength(minutes) : controller.changeSettings({ minutes }))}
    >
      <SitOptions settings={settings} disabled={sit !== null} onChange={controller.changeSettings} />
    </LengthChoice>
  )

  const face = <ClockFace timerState={timerState} plan={plan} />

  return (
    <div className="timer-tab page">
      {sit && breath && phase !== 'preparing' ? (
        <Suspense fallback={face}>
          <PacedDial sit={sit} timerState={timerState} breath={breath} vibrates={settings.breathVibration} />
        </Suspense>
      ) : (
        face
      )}
      {!sit && (
        <div className="timer-tab-length">
          {presets.length > 0 && <PresetRow presets={presets} chosen={preset} onChoose={controller.changeSettings} />}
          {settings.programme ? (
            <ProgrammeSummary
              programme={settings.programme}
              preset={preset}
              onLeave={() => controller.changeSettings({ programme: null })}
            />
          ) : (
            lengthChoice
          )}
        </div>
      )}
      {sit?.programme && isRunning && (
        <div className="timer-tab-length">
          <StretchLine plan={sit} elapsedMs={timerState.elapsedMs} />
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
      {breath && (
        <Suspense>
          <BreathNote breath={breath} onLeave={sit ? undefined : () => controller.changeSettings({ breath: null })} />
        </Suspense>
      )}
      {/* Folded below the controls, so that the controls don't move and a second tap on Pause doesn't hit a length. */}
      {sit && !isRunning && (
        <div className="timer-tab-length">
          <Fold icon={<Timer aria-hidden="true" />} title={text.changeLength}>
            {lengthChoice}
            <LengthNote sit={sit} />
          </Fold>
        </div>
      )}
      <SoundChoice controller={controller} canHear={!isRunning} />
      <ReloadNotice controller={controller} onFinish={() => setFinishing(true)} />
      <Announcer phase={phase} minutes={plan.minutes} />
      <FinishSit timer={timer} open={isFinishing} onClose={() => setFinishing(false)} onReturnFocus={focusMain} />
    </div>
  )
}
