import './clock-face.css'
import type { CSSProperties } from 'react'
import { minutesInWords } from '#intl/intl.rules.ts'
import { dialTicks, sunAt } from './dial.rules.ts'
import { core, ripples } from './ring-shapes.ts'
import { shownMs } from './shown-time.rules.ts'
import type { TimerState } from '../timer/timer.ts'
import { clockDuration, clockText, lengthMs } from '../timer/timer.rules.ts'

type ClockFaceProps = {
  timerState: TimerState
  /** The length chosen for the next sit; null for an open-ended one. */
  minutes: number | null
}

const breathMs = 8_000

/** The dial: the time left, or the time sat in an open-ended sit. */
export function ClockFace({ timerState, minutes }: ClockFaceProps) {
  const { phase, sit, elapsedMs } = timerState
  const progress = sit ? elapsedMs / lengthMs(sit) : 0
  const length = sit ? sit.minutes : minutes
  const { passed, ahead } = dialTicks(progress)
  const sun = sunAt(progress)
  const shown = shownMs(timerState, minutes)
  const text = clockText(shown)
  const breath = { '--breath': `${-(elapsedMs % breathMs)}ms` } as CSSProperties
  return (
    <div className="clock-face">
      <svg className="clock-face-ring" viewBox="0 0 560 560" aria-hidden="true">
        <path className="clock-face-ticks-ahead" d={ahead} />
        <path className="clock-face-ticks-passed" d={passed} />
        {/* A new key restarts the animation with every phase, in time with the cue. */}
        <g key={`${sit?.id} ${phase}`} className="clock-face-ripples" data-phase={phase} style={breath}>
          {ripples.map((ripple, index) => (
            <path key={ripple} className={`clock-face-ripple clock-face-ripple-${index + 1}`} d={ripple} />
          ))}
        </g>
        <path className="clock-face-core" d={core} />
        {phase !== 'idle' && (
          <>
            <circle className="clock-face-sun-halo" cx={sun.x} cy={sun.y} r="15" />
            <circle className="clock-face-sun" cx={sun.x} cy={sun.y} r="7.5" />
          </>
        )}
      </svg>
      <div className="clock-face-text">
        <span className="clock-face-of">{lengthOf(timerState, length)}</span>
        <time
          role="timer"
          aria-label={length === null ? 'Time sat' : phase === 'idle' ? 'Chosen length' : 'Time left'}
          dateTime={clockDuration(shown)}
          data-long={text.length > 5 || undefined}
        >
          {text}
        </time>
        <span className="clock-face-cue">{cueOf(timerState, length)}</span>
      </div>
    </div>
  )
}

const ready = 'ready when you are'

/** The idle clock shows the length itself, so its text doesn't repeat it. */
function lengthOf({ phase }: TimerState, length: number | null): string {
  if (length === null) return 'open-ended'
  return phase === 'idle' ? ready : `of ${minutesInWords(length)}`
}

function cueOf({ phase, elapsedMs }: TimerState, length: number | null): string {
  if (phase === 'preparing') return 'settle in'
  if (phase === 'paused') return 'paused'
  if (phase === 'running') return elapsedMs % breathMs < breathMs / 2 ? 'breathe in' : 'breathe out'
  return length === null ? ready : ''
}
