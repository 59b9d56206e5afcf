import { addDays, type Reminders } from '@sadhana/contract'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useReminderSettings } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.pause

export function PausePanel({ pause: saved, today }: { pause: Reminders['pause']; today: string }) {
  const [unsaved, change] = useReminderSettings()
  const pause = unsaved?.pause === undefined ? saved : unsaved.pause
  const pauseFor = (days: number) => change({ pause: { until: addDays(today, days) } })
  return (
    <Panel aria-labelledby="reminder-pause">
      <PanelHeader
        id="reminder-pause"
        title={text.title}
        aside={
          <Switch
            label={<span className="sr-only">{text.isPaused}</span>}
            checked={pause !== null}
            onChange={({ target }) => change({ pause: target.checked ? { until: null } : null })}
          />
        }
      />
      {pause ? (
        <p className="text-muted">{pause.until === null ? text.open : text.until(pause.until)}</p>
      ) : (
        <>
          <p className="text-muted">{text.about}</p>
          <div className="reminders-actions">
            <Button variant="quiet" onClick={() => pauseFor(3)}>
              {text.threeDays}
            </Button>
            <Button variant="quiet" onClick={() => pauseFor(7)}>
              {text.week}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}
