import './minute-dial.css'
import { core, ripples } from '#features/meditation/dial/ring-shapes.ts'
import { dialTicks, sunAt } from '#features/meditation/dial/dial.rules.ts'
import { clockText } from '#features/meditation/timer/timer.rules.ts'

const minuteMs = 60_000

/** The timer's dial at rest, set to one minute. */
export function MinuteDial() {
  const sun = sunAt(0)
  return (
    <svg className="minute-dial" viewBox="0 0 560 560" aria-hidden="true">
      <path className="minute-dial-ticks" d={dialTicks(0).ahead} />
      {ripples.map((ripple) => (
        <path key={ripple} className="minute-dial-ripple" d={ripple} />
      ))}
      <path className="minute-dial-core" d={core} />
      <circle className="minute-dial-halo" cx={sun.x} cy={sun.y} r="15" />
      <circle className="minute-dial-sun" cx={sun.x} cy={sun.y} r="7.5" />
      <text x="280" y="312" textAnchor="middle">
        {clockText(minuteMs)}
      </text>
    </svg>
  )
}
