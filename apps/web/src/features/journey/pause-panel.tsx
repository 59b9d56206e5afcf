import type { JourneySettings, PracticePause } from '@sadhana/contract'
import { daysInWords } from '#lib/time/calendar.rules.ts'
import { useToday } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { pauseText as text } from './pause.text.ts'
import { useEndPause } from './shared/journey.queries.ts'
import { PauseForm } from './pause-form.tsx'

export function PausePanel({ settings: { pauses, pastPauses } }: { settings: JourneySettings }) {
  const today = useToday()
  const items = (list: PracticePause[]) => list.map((pause) => <Pause key={pause.id} pause={pause} today={today} />)
  return (
    <Panel aria-labelledby="pause">
      <PanelHeader id="pause" title={text.title} />
      <p className="max-w-prose text-muted">{text.about}</p>
      {pauses.length > 0 && <ul className="pause-panel-list">{items(pauses)}</ul>}
      <PauseForm today={today} />
      {pastPauses.length > 0 && (
        <details className="pause-panel-past">
          <summary>{text.past}</summary>
          <ul className="pause-panel-list">{items(pastPauses)}</ul>
        </details>
      )}
    </Panel>
  )
}

function stateOf({ firstDay, lastDay }: PracticePause, today: string): keyof typeof text.states {
  if (lastDay < today) return 'past'
  return firstDay <= today ? 'running' : 'upcoming'
}

function Pause({ pause, today }: { pause: PracticePause; today: string }) {
  const { state, end, endOf, done } = text.states[stateOf(pause, today)]
  const days = daysInWords(pause, today)
  const { mutate, isPending } = useEndPause(pause.id, done)
  return (
    <li>
      <span>
        {days}
        <span className="block text-sm text-muted">{state}</span>
      </span>
      <Button variant="secondary" pending={isPending} aria-label={endOf(days)} onClick={() => mutate()}>
        {end}
      </Button>
    </li>
  )
}
