import { minutesOfStretches, type Preset, type Programme } from '@sadhana/contract'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { stretchAt, type SitPlan } from '../shared/programme.rules.ts'
import { programmeText as text, stretchName } from '../shared/programme.text.ts'
import { ProgrammeBar } from './programme-bar.tsx'

export const sitsPath = '/meditation/sits'
export const newSitPath = `${sitsPath}/new`
export const ownBreathPath = `${newSitPath}?part=breath`

type ProgrammeSummaryProps = {
  programme: Programme
  /** Its preset, if it has one. */
  preset: Preset | undefined
  onLeave: () => void
}

/** The chosen programme, in the place of the lengths. */
export const ProgrammeSummary = ({ programme, preset, onLeave }: ProgrammeSummaryProps) => (
  <section className="programme-summary" aria-labelledby="programme-title">
    <div className="choice-head">
      <h2 className="panel-title" id="programme-title">
        {preset?.name ?? text.title}
      </h2>
      <Link className="button button-quiet" to={preset ? `${sitsPath}/${preset.id}` : newSitPath}>
        {text.change}
      </Link>
    </div>
    <ProgrammeBar programme={programme} />
    <p>
      {text.inAll(minutesOfStretches(programme.stretches), programme.settle.minutes)}{' '}
      {text.bells([programme.settle.strokes, ...programme.stretches.map(({ strokes }) => strokes)])}
    </p>
    <Button variant="quiet" className="programme-summary-leave" onClick={onLeave}>
      {text.oneLength}
    </Button>
  </section>
)

/** In a sit: the stretch it is in, and the one after it. */
export const StretchLine = ({ plan, elapsedMs }: { plan: SitPlan; elapsedMs: number }) => (
  <p className="programme-line" aria-live="polite">
    {lineOf(plan, elapsedMs)}
  </p>
)

function lineOf(plan: SitPlan, elapsedMs: number): string {
  const { index, stretches, stretch } = stretchAt(plan, elapsedMs)
  const next = stretches[index + 1]
  const name = stretchName(stretch, index)
  return next
    ? text.positionBefore(name, index, stretches.length, stretchName(next, index + 1), next.minutes)
    : text.position(name, index, stretches.length)
}
