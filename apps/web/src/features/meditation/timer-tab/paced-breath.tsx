import './paced-breath.css'
import type { OwnBreath } from '@sadhana/contract'
import { Info } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { BreathDial, BreathLegend } from '../guided/breath-dial.tsx'
import { holdsBreath } from '../shared/breath.rules.ts'
import { breathText as text } from '../shared/breath.text.ts'
import { useElapsed } from '../sit/use-elapsed.ts'
import type { TimerState } from '../timer/timer.ts'
import { clockText, lengthMs, type Sit } from '../timer/timer.rules.ts'

type PacedDialProps = { sit: Sit; timerState: TimerState; breath: OwnBreath; vibrates: boolean }

/** The dial of a sit with a breath: one ring is one breath. */
export function PacedDial({ sit, timerState: { phase, elapsedMs }, breath, vibrates }: PacedDialProps) {
  const isRunning = phase === 'running'
  const elapsed = useElapsed(sit, elapsedMs, isRunning)
  return (
    <BreathDial
      breath={breath}
      sinceMs={elapsed}
      isRunning={isRunning}
      vibrates={vibrates}
      left={sit.minutes === null ? clockText(elapsed) : text.left(clockText(lengthMs(sit) - elapsed))}
    />
  )
}

type BreathNoteProps = {
  breath: OwnBreath
  /** Missing while a sit runs. */
  onLeave?: (() => void) | undefined
}

/** The breath that the timer paces. If it is held, what to be careful about is always in sight. */
export const BreathNote = ({ breath, onLeave }: BreathNoteProps) => (
  <section className="timer-tab-breath" aria-label={text.title}>
    <BreathLegend breath={breath} />
    {onLeave && (
      <Button variant="quiet" onClick={onLeave}>
        {text.free}
      </Button>
    )}
    {holdsBreath(breath) && (
      <p>
        <Info aria-hidden="true" />
        <span>{text.caution}</span>
      </p>
    )}
  </section>
)
