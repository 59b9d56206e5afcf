import './breath-dial.css'
import { useEffect, type CSSProperties } from 'react'
import { breathArc, breathPoint } from '../dial/dial.rules.ts'
import { core, ripples } from '../dial/ring-shapes.ts'
import { breathAt, breathParts, cycleSeconds, type Breath, type BreathPart } from '../shared/breath.rules.ts'
import { breathNames, breathText } from '../shared/breath.text.ts'

type BreathDialProps = {
  breath: Breath | undefined
  /** Milliseconds into the step. */
  sinceMs: number
  isRunning: boolean
  vibrates: boolean
  /** "5:48 left" */
  left: string
}

/** The gap between two arcs of the circle. */
const gap = 0.012

/** How full the lungs are, 0 to 1, at the start and the end of each part. */
const fullness: Record<BreathPart, readonly [number, number]> = { in: [0, 1], hold: [1, 1], out: [1, 0], rest: [0, 0] }
const pulses: Record<BreathPart, number[]> = { in: [60], hold: [60, 90, 60], out: [60, 90, 60, 90, 60], rest: [20] }

/**
 * The circle that a breath follows, with the current instruction in its middle; without a pattern, only the time left.
 */
export function BreathDial({ breath, sinceMs, isRunning, vibrates, left }: BreathDialProps) {
  const now = breath && breathAt(breath, sinceMs)
  const part = now?.part
  useEffect(() => {
    // Some devices can't vibrate, and browsers refuse until the page is touched.
    if (part && isRunning && vibrates) navigator.vibrate?.(pulses[part])
  }, [part, isRunning, vibrates])
  const share = now ? Math.min(now.goneMs / (now.seconds * 1000), 1) : 0
  const [from, to] = part ? fullness[part] : [0.5, 0.5]
  const style = { '--fullness': from + (to - from) * share, '--share': share } as CSSProperties
  return (
    <div className="breath-dial clock-face" style={style}>
      <svg className="clock-face-ring" viewBox="0 0 560 560" aria-hidden="true">
        <g className="breath-dial-ripples">
          {ripples.map((ripple, index) => (
            <path key={ripple} className={`breath-dial-ripple breath-dial-ripple-${index + 1}`} d={ripple} />
          ))}
        </g>
        <path className="clock-face-core" d={core} />
        {breath && now && <Circle breath={breath} part={now.part} share={share} />}
      </svg>
      <div className="clock-face-text">
        <span className="clock-face-of breath-dial-left" role="timer">
          {left}
        </span>
        <span className="breath-dial-word">{part ? breathNames[part] : ''}</span>
        <span className="breath-dial-count">{now ? Math.floor(now.goneMs / 1000) + 1 : ''}</span>
      </div>
      {breath && <i className="breath-dial-bar" aria-hidden="true" />}
    </div>
  )
}

/** The arcs of the circle; once around is one breath. */
export function breathArcs(breath: Breath) {
  const whole = cycleSeconds(breath)
  return breathParts(breath).map(({ part, from, seconds }) => ({
    part,
    seconds,
    from: from / whole + gap,
    to: (from + seconds) / whole - gap,
  }))
}

function Circle({ breath, part, share }: { breath: Breath; part: BreathPart; share: number }) {
  const pieces = breathArcs(breath)
  const current = pieces.find((piece) => piece.part === part) ?? pieces[0]!
  const at = current.from + (current.to - current.from) * share
  const sun = breathPoint(at)
  return (
    <>
      {pieces.map((piece) => (
        <path
          key={piece.part}
          className={`breath-dial-piece breath-dial-${piece.part}`}
          d={breathArc(piece.from, piece.to)}
        />
      ))}
      <path className="breath-dial-piece breath-dial-lit" data-part={part} d={breathArc(current.from, at)} />
      <circle className="clock-face-sun-halo" cx={sun.x} cy={sun.y} r="17" />
      <circle className="clock-face-sun" cx={sun.x} cy={sun.y} r="9" />
    </>
  )
}

/** Explains the arcs of the circle. */
export const BreathLegend = ({ breath }: { breath: Breath }) => (
  <p className="breath-legend">
    {breathParts(breath).map(({ part, seconds }) => (
      <span key={part} className={`breath-legend-${part}`}>
        {breathText.part(part, seconds)}
      </span>
    ))}
  </p>
)
