import type { JourneySettings, PracticePause } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { journeyApi } from '#lib/api/journey.ts'
import { shortDay } from '#lib/calendar.rules.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { toast } from '#ui/toast-store.ts'
import { keepSettings } from './journey.queries.ts'
import { PauseForm } from './pause-form.tsx'

export const PausePanel = ({ settings: { pauses, today } }: { settings: JourneySettings }) => (
  <Panel aria-labelledby="pause">
    <PanelHeader id="pause" title="Pause" />
    <p className="max-w-prose text-muted">
      Ill, travelling, or simply away? While you pause, your streak and your consistency stand still. Up to 30 days.
    </p>
    {pauses.length > 0 && (
      <ul className="pause-list">
        {pauses.map((pause) => (
          <Pause key={pause.id} pause={pause} today={today} />
        ))}
      </ul>
    )}
    <PauseForm today={today} />
  </Panel>
)

function Pause({ pause: { id, firstDay, lastDay }, today }: { pause: PracticePause; today: string }) {
  const hasBegun = firstDay <= today
  const { mutate, isPending } = useMutation({
    mutationFn: () => journeyApi.endPause({ params: { id } }),
    onSuccess: (settings) => {
      keepSettings(settings)
      toast({ title: hasBegun ? 'Welcome back' : 'Pause called off', tone: 'success' })
    },
    onError: (error) => toast({ title: 'Error', text: error.message, tone: 'error' }),
  })
  return (
    <li>
      <span>
        {shortDay(firstDay)} to {shortDay(lastDay)}
        <span className="block text-sm text-muted">{hasBegun ? 'You are on this pause.' : 'Not begun yet.'}</span>
      </span>
      <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
        {hasBegun ? 'End pause' : 'Call off'}
      </Button>
    </li>
  )
}
