import './clock-face.css'
import type { CSSProperties } from 'react'
import { dialTicks, sunAt } from './bezel.rules.ts'
import { core, ripples } from './ring-shapes.ts'
import type { Sitting } from './sitting.ts'
import { clockDuration, clockText, lengthMs, minutesInWords } from './timer.rules.ts'

type ClockFaceProps = {
  sitting: Sitting
  /** The length chosen for the next sit; null for one without an end. */
  minutes: number | null
}

const breathMs = 8_000

/** The dial: what is left of the sit, or of an open-ended one how long it is already. */
export function ClockFace({ sitting, minutes }: ClockFaceProps) {
  const { phase, sit, elapsedMs, settlingMs } = sitting
  const progress = sit ? elapsedMs / lengthMs(sit) : 0
  const length = sit ? sit.minutes : minutes
  const { passed, ahead } = dialTicks(progress)
  const sun = sunAt(progress)
  const shown = settlingMs > 0 ? settlingMs : shownMs(sitting)
  const text = clockText(shown)
  const breath = { '--breath': `${-(elapsedMs % breathMs)}ms` } as CSSProperties
  return (
    <div className="sit-clock">
      <svg className="sit-ring" viewBox="0 0 560 560" aria-hidden="true">
        <path className="sit-ticks-ahead" d={ahead} />
        <path className="sit-ticks-passed" d={passed} />
        {/* A new breath begins whenever the sit goes on, in step with the words. */}
        <g key={`${sit?.id} ${phase}`} className="sit-ripples" data-phase={phase} style={breath}>
          {ripples.map((ripple, index) => (
            <path key={ripple} className={`sit-ripple sit-ripple-${index + 1}`} d={ripple} />
          ))}
        </g>
        <path className="sit-core" d={core} />
        <circle className="sit-sun-halo" cx={sun.x} cy={sun.y} r="15" />
        <circle className="sit-sun" cx={sun.x} cy={sun.y} r="7.5" />
      </svg>
      <div className="sit-face">
        <span className="sit-of">{length === null ? 'no end' : `of ${minutesInWords(length)}`}</span>
        <time
          role="timer"
          aria-label={length === null ? 'Time sat' : 'Time left'}
          dateTime={clockDuration(shown)}
          data-long={text.length > 5 || undefined}
        >
          {text}
        </time>
        <span className="sit-cue">{cueOf(sitting)}</span>
      </div>
    </div>
  )
}

/** Whole seconds gone, so that an open-ended sit begins at 0:00 and a timed one at its full length. */
function shownMs({ sit, elapsedMs }: Sitting): number {
  if (!sit) return 0
  const gone = Math.floor(elapsedMs / 1000) * 1000
  return sit.minutes === null ? gone : lengthMs(sit) - gone
}

function cueOf({ phase, elapsedMs }: Sitting): string {
  if (phase === 'preparing') return 'settle in'
  if (phase === 'paused') return 'paused'
  if (phase === 'running') return elapsedMs % breathMs < breathMs / 2 ? 'breathe in' : 'breathe out'
  return 'ready when you are'
}
