import './guided-player.css'
import { AudioLines, Check, Info, SkipBack, SkipForward, X } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import type { Controller } from '../sit/controller.ts'
import { FinishSit } from '../dialogs/finish-sit.tsx'
import { useStore } from '../shared/store.ts'
import { Announcer, ReloadNotice } from '../sit/sit-notices.tsx'
import { clockText, lengthMs, type GuidedSit, type Sit } from '../timer/timer.rules.ts'
import { useElapsed } from '../sit/use-elapsed.ts'
import { useSpaceBar } from '../sit/use-space-bar.ts'
import { BreathDial, BreathLegend } from './breath-dial.tsx'
import {
  minutesOf,
  nextStep,
  positionIn,
  stepBack,
  type GuidedPractice,
  type PracticePosition,
} from '../shared/guided.rules.ts'
import { breathText } from '../shared/breath.text.ts'
import { guidedText } from './guided.text.ts'
import { guidedPractice } from './practices.ts'
import { useSpeech } from './speech.ts'
import { VoiceDialog } from './voice-dialog.tsx'

type GuidedPlayerProps = { controller: Controller; sit: Sit; guided: GuidedSit }

/** A practice from an older release: its timer still runs, but its text is gone. */
const wordless = (sit: Sit, { title }: GuidedSit): Pick<GuidedPractice, 'steps' | 'note'> => ({
  steps: [{ title, minutes: sit.minutes ?? 0, lines: [] }],
})

/** A guided practice: the timer measures the time, and this component shows and speaks the steps. */
export function GuidedPlayer({ controller, sit, guided }: GuidedPlayerProps) {
  const { timer } = controller
  const { phase, elapsedMs: shownMs } = useStore(timer)
  const settings = useStore(controller.settings)
  const practice = guidedPractice(guided.practiceId) ?? wordless(sit, guided)
  const [isFinishing, setFinishing] = useState(false)
  const [isVoiceOpen, setVoiceOpen] = useState(false)
  const mainButton = useRef<HTMLButtonElement>(null)
  const isRunning = phase === 'running' || phase === 'preparing'
  const elapsed = useElapsed(sit, shownMs, isRunning)
  const position = positionIn(practice, elapsed)
  const next = nextStep(practice, elapsed)
  const toggle = () => (isRunning ? timer.pause() : timer.resume())

  useSpaceBar(toggle)
  useSpeech({
    words: isRunning ? position.words : undefined,
    isOn: settings.isVoiceOn,
    voice: settings.voice,
    pace: settings.voicePace,
  })
  // The button that started the practice is no longer on the page.
  useEffect(() => mainButton.current?.focus(), [])

  return (
    <div className="guided-player page">
      <header className="guided-player-top">
        <Button variant="quiet" onClick={() => setFinishing(true)}>
          <X aria-hidden="true" />
          {guidedText.end}
        </Button>
        <h1>{guided.title}</h1>
        <Button variant="quiet" className="guided-player-voice" onClick={() => setVoiceOpen(true)}>
          <AudioLines aria-hidden="true" />
          <span>{settings.isVoiceOn ? guidedText.voiceOn : guidedText.voiceOff}</span>
        </Button>
      </header>
      <div className="guided-player-main">
        <BreathDial
          breath={position.step.breath}
          sinceMs={position.sinceMs}
          isRunning={isRunning}
          vibrates={settings.breathVibration}
          left={breathText.left(clockText(lengthMs(sit) - elapsed))}
        />
        <p className="guided-player-words" aria-live="polite">
          {isRunning ? (position.words ?? '') : guidedText.pausedWords}
        </p>
        <div className="play-controls">
          <PlainControl label={guidedText.back} onPress={() => timer.moveTo(stepBack(practice, elapsed))}>
            <SkipBack aria-hidden="true" />
          </PlainControl>
          <button ref={mainButton} type="button" className="play-controls-button play-controls-main" onClick={toggle}>
            <i>
              <SymbolFrame size={34}>
                {isRunning ? (
                  <path d="M8.6 5.5v13M15.4 5.5v13" strokeWidth="2.8" />
                ) : (
                  <path d="M8.5 5.2v13.6l10.6-6.8Z" fill="currentColor" />
                )}
              </SymbolFrame>
            </i>
            {isRunning ? guidedText.pause : guidedText.resume}
          </button>
          <PlainControl
            label={guidedText.next}
            disabled={next === undefined}
            onPress={() => next !== undefined && timer.moveTo(next)}
          >
            <SkipForward aria-hidden="true" />
          </PlainControl>
        </div>
      </div>
      <Steps practice={practice} position={position} />
      <ReloadNotice controller={controller} onFinish={() => setFinishing(true)} />
      <Announcer phase={phase} minutes={sit.minutes} />
      <FinishSit
        timer={timer}
        open={isFinishing}
        onClose={() => setFinishing(false)}
        onReturnFocus={() => mainButton.current?.focus()}
      />
      <VoiceDialog controller={controller} open={isVoiceOpen} onClose={() => setVoiceOpen(false)} />
    </div>
  )
}

type PlainControlProps = { label: string; disabled?: boolean; onPress: () => void; children: ReactNode }

const PlainControl = ({ label, disabled = false, onPress, children }: PlainControlProps) => (
  <button type="button" className="play-controls-button" disabled={disabled} onClick={onPress}>
    <i>{children}</i>
    {label}
  </button>
)

function Steps({
  practice,
  position,
}: {
  practice: Pick<GuidedPractice, 'steps' | 'note'>
  position: PracticePosition
}) {
  const stateOf = (index: number) => (index < position.index ? 'done' : index === position.index ? 'now' : 'ahead')
  return (
    <aside className="guided-player-side">
      <h2>{guidedText.steps(minutesOf(practice), practice.steps.length)}</h2>
      <ol className="guided-player-steps">
        {practice.steps.map(({ title, minutes }, index) => (
          <li key={title} data-state={stateOf(index)} aria-current={index === position.index ? 'step' : undefined}>
            <i aria-hidden="true">{index < position.index && <Check />}</i>
            <span>
              {title}
              <span className="sr-only">, {guidedText.stepState[stateOf(index)]}</span>
            </span>
            <span className="guided-player-minutes">{guidedText.minutes(minutes)}</span>
          </li>
        ))}
      </ol>
      {position.step.breath && <BreathLegend breath={position.step.breath} />}
      {practice.note && (
        <p className="guided-note">
          <Info aria-hidden="true" />
          <span>{practice.note}</span>
        </p>
      )}
    </aside>
  )
}
