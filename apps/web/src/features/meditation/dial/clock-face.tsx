import './clock-face.css'
import type { CSSProperties } from 'react'
import { isUnlikeFirst, startStrokes, stretchAt, type SitPlan } from '../shared/programme.rules.ts'
import { programmeText, stretchName } from '../shared/programme.text.ts'
import { clockFaceText as text } from './clock-face.text.ts'
import { dialTicks, stretchArcs, strokeDots, sunAt } from './dial.rules.ts'
import { core, ripples } from './ring-shapes.ts'
import { shownMs } from './shown-time.rules.ts'
import type { TimerState } from '../timer/timer.ts'
import { clockDuration, clockText, lengthMs } from '../timer/timer.rules.ts'

type ClockFaceProps = {
  timerState: TimerState
  /** How the sit goes, or the next one. */
  plan: SitPlan
}

const breathMs = 8_000

/** The dial: the time left, or the time sat in an open-ended sit. */
export function ClockFace({ timerState, plan }: ClockFaceProps) {
  const { phase, sit, elapsedMs } = timerState
  const progress = sit ? elapsedMs / lengthMs(sit) : 0
  const { minutes: length, programme } = plan
  const { passed, ahead } = dialTicks(progress)
  const sun = sunAt(progress)
  const shown = shownMs(timerState, length)
  const clock = clockText(shown)
  const breath = { '--breath': `${-(elapsedMs % breathMs)}ms` } as CSSProperties
  return (
    <div className="clock-face">
      <svg className="clock-face-ring" viewBox="0 0 560 560" aria-hidden="true">
        {programme ? (
          <DialStretches plan={plan} elapsedMs={elapsedMs} />
        ) : (
          <>
            <path className="clock-face-ticks-ahead" d={ahead} />
            <path className="clock-face-ticks-passed" d={passed} />
          </>
        )}
        {/* A new key restarts the animation with every phase, in step with the cue. */}
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
        <span className="clock-face-of">{lengthOf(timerState, plan)}</span>
        <time
          role="timer"
          aria-label={length === null ? text.timeSat : phase === 'idle' ? text.chosenLength : text.timeLeft}
          dateTime={clockDuration(shown)}
          data-long={clock.length > 5 || undefined}
        >
          {clock}
        </time>
        <span className="clock-face-cue">{cueOf(timerState, plan)}</span>
      </div>
    </div>
  )
}

/** The stretches of a programme around the dial, with a dot for each stroke of their bells. */
function DialStretches({ plan, elapsedMs }: { plan: SitPlan; elapsedMs: number }) {
  const { stretches, index: current } = stretchAt(plan, elapsedMs)
  const arcs = stretchArcs(stretches)
  return (
    <>
      {arcs.map(({ path }, index) => (
        <path
          key={path}
          className="clock-face-stretch"
          data-unlike={isUnlikeFirst(stretches, index) || undefined}
          data-passed={index < current || undefined}
          d={path}
        />
      ))}
      {[...strokeDots(startStrokes(plan), 0), ...arcs.flatMap(({ dots }) => dots)].map(({ x, y }) => (
        <circle key={`${x} ${y}`} className="clock-face-stroke" cx={x} cy={y} r="4.5" />
      ))}
    </>
  )
}

/** The idle clock shows the length itself, so that its words need not. */
function lengthOf({ phase, elapsedMs }: TimerState, plan: SitPlan): string {
  if (plan.programme && phase === 'running') return stretchWords(plan, elapsedMs)
  if (plan.minutes === null) return text.openEnded
  return phase === 'idle' ? text.ready : text.length(plan.minutes)
}

function stretchWords(plan: SitPlan, elapsedMs: number): string {
  const { stretch, index, leftMs } = stretchAt(plan, elapsedMs)
  const words = stretch.strokes > 0 ? programmeText.untilBell : programmeText.untilNext
  return words(stretchName(stretch, index), clockText(Math.ceil(leftMs / 1000) * 1000))
}

function cueOf({ phase, elapsedMs }: TimerState, { minutes: length, programme }: SitPlan): string {
  if (phase === 'preparing') return text.settling
  if (phase === 'paused') return text.paused
  if (phase === 'running' && programme) return ''
  if (phase === 'running') return elapsedMs % breathMs < breathMs / 2 ? text.breatheIn : text.breatheOut
  return length === null ? text.ready : ''
}
