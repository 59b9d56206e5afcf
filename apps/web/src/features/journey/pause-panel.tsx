import type { JourneySettings, PracticePause } from '@sadhana/contract'
import { daysInWords } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useEndPause } from './shared/journey.queries.ts'
import { PauseForm } from './pause-form.tsx'

export function PausePanel({ settings: { pauses, pastPauses } }: { settings: JourneySettings }) {
  const today = useToday()
  const items = (list: PracticePause[]) => list.map((pause) => <Pause key={pause.id} pause={pause} today={today} />)
  return (
    <Panel aria-labelledby="pause">
      <PanelHeader id="pause" title="Pauses" />
      <p className="max-w-prose text-muted">
        Ill, travelling, or simply away? While you pause, your streak and your consistency stand still. Up to 30 days
        without a practice in between.
      </p>
      {pauses.length > 0 && <ul className="pause-panel-list">{items(pauses)}</ul>}
      <PauseForm today={today} />
      {pastPauses.length > 0 && (
        <details className="pause-panel-past">
          <summary>Past pauses</summary>
          <ul className="pause-panel-list">{items(pastPauses)}</ul>
        </details>
      )}
    </Panel>
  )
}

type PauseState = 'running' | 'upcoming' | 'past'

const words: Record<PauseState, { state: string; button: string; done: string }> = {
  running: { state: 'You’re on this pause now.', button: 'End pause', done: 'Welcome back' },
  upcoming: { state: 'Not started yet.', button: 'Cancel pause', done: 'Pause cancelled' },
  past: { state: 'Over.', button: 'Remove pause', done: 'Pause removed' },
}

function stateOf({ firstDay, lastDay }: PracticePause, today: string): PauseState {
  if (lastDay < today) return 'past'
  return firstDay <= today ? 'running' : 'upcoming'
}

function Pause({ pause, today }: { pause: PracticePause; today: string }) {
  const { state, button, done } = words[stateOf(pause, today)]
  const days = daysInWords(pause, today)
  const { mutate, isPending } = useEndPause(pause.id, done)
  return (
    <li>
      <span>
        {days}
        <span className="block text-sm text-muted">{state}</span>
      </span>
      <Button variant="secondary" pending={isPending} aria-label={`${button}: ${days}`} onClick={() => mutate()}>
        {button}
      </Button>
    </li>
  )
}
