import './breath-editor.css'
import { breathLimits, type OwnBreath } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel } from '#ui/panel.tsx'
import { breathArc, breathLabel } from '../dial/dial.rules.ts'
import { breathArcs } from '../guided/breath-dial.tsx'
import { conditionReasons } from '../guided/guided.text.ts'
import { cycleSeconds, isSafeBreath, withoutHolds, type BreathPart } from '../shared/breath.rules.ts'
import { breathText as text } from '../shared/breath.text.ts'
import type { Condition } from '../shared/guided.rules.ts'
import { Stepper } from './stepper.tsx'

type BreathEditorProps = {
  breath: OwnBreath | null
  /** The conditions this member named on this device: with any of them, no breath is held. */
  leaveOut: readonly Condition[]
  onUse: (breath: OwnBreath | null) => void
}

const easy: OwnBreath = { in: 4, hold: 0, out: 6, rest: 0 }
const allParts: readonly BreathPart[] = ['in', 'hold', 'out', 'rest']
const movingParts: readonly BreathPart[] = ['in', 'out']

/** The seconds of each part of a breath, within safe limits. */
export function BreathEditor({ breath: before, leaveOut, onUse }: BreathEditorProps) {
  const { data: settings } = useQuery(journeySettingsQuery)
  const [showsAll, setShowsAll] = useState(false)
  const [reason] = leaveOut
  const [breath, setBreath] = useState(reason ? withoutHolds(before ?? easy) : (before ?? easy))
  const isFolded = settings?.gentleDays.state === 'gentle' && !showsAll && !reason
  const whole = cycleSeconds(breath)
  const isSafe = isSafeBreath(breath)
  return (
    <>
      <Panel className="breath-editor">
        <BreathFigure breath={breath} />
        <p className="breath-rate" aria-live="polite">
          {text.rate(whole)}
        </p>
        <div className="breath-seconds">
          {(reason || isFolded ? movingParts : allParts).map((part) => (
            <div key={part}>
              <span className="field-label">{text.parts[part]}</span>
              <Stepper
                label={text.secondsOf(text.parts[part])}
                value={breath[part]}
                {...breathLimits[movingParts.includes(part) ? 'moving' : 'still']}
                onChange={(seconds) => setBreath({ ...breath, [part]: seconds })}
              />
            </div>
          ))}
        </div>
        {reason && <p className="breath-gentle">{text.leftOut(conditionReasons[reason])}</p>}
        {isFolded && (
          <div className="breath-gentle">
            <p>{text.gentle}</p>
            <Button variant="quiet" onClick={() => setShowsAll(true)}>
              {text.showAll}
            </Button>
          </div>
        )}
        {!isSafe && (
          <p className="field-error" role="alert">
            <TriangleAlert aria-hidden="true" />
            {text.tooQuick(whole)}
          </p>
        )}
      </Panel>
      <div className="own-sit-side">
        <Panel aria-labelledby="before-holding">
          <h2 className="panel-title" id="before-holding">
            {text.before}
          </h2>
          <p className="breath-caution">{text.caution}</p>
        </Panel>
        <div className="own-sit-save">
          <Button block size="lg" disabled={!isSafe} onClick={() => onUse(breath)}>
            {text.use}
          </Button>
          {before && (
            <Button block variant="quiet" onClick={() => onUse(null)}>
              {text.free}
            </Button>
          )}
          <p className="text-muted">{text.limits}</p>
        </div>
      </div>
    </>
  )
}

/** One ring is one breath, clockwise from the top. */
const BreathFigure = ({ breath }: { breath: OwnBreath }) => (
  <svg className="breath-figure" viewBox="-60 -70 680 700" aria-hidden="true">
    {breathArcs(breath).map(({ part, seconds, from, to }) => {
      const { x, y } = breathLabel((from + to) / 2)
      return (
        <g key={part}>
          <path className={`breath-dial-piece breath-dial-${part}`} d={breathArc(from, to)} />
          <text x={x} y={y}>
            {text.seconds(seconds)}
          </text>
        </g>
      )
    })}
    <text className="breath-figure-whole" x="280" y="258">
      {text.seconds(cycleSeconds(breath))}
    </text>
    <text className="breath-figure-one" x="280" y="338">
      {text.one}
    </text>
  </svg>
)
