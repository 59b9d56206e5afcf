import { type Reminders, type Weekday, weekdays } from '@sadhana/contract'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useReminderSettings } from './reminder.queries.ts'
import { weekdayText } from '#intl/weekdays.text.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.weekly

export function WeeklyPanel({ weeklyDay: saved, email }: Pick<Reminders, 'weeklyDay' | 'email'>) {
  const [unsaved, change] = useReminderSettings()
  const weeklyDay = unsaved?.weeklyDay === undefined ? saved : unsaved.weeklyDay
  return (
    <Panel aria-labelledby="weekly-email">
      <PanelHeader
        id="weekly-email"
        title={text.title}
        aside={
          <Switch
            label={<span className="sr-only">{text.isOn}</span>}
            checked={weeklyDay !== null}
            disabled={email === null && weeklyDay === null}
            onChange={({ target }) => change({ weeklyDay: target.checked ? 'sunday' : null })}
          />
        }
      />
      <p className="text-muted">{email === null ? text.noEmail : text.about}</p>
      {weeklyDay !== null && (
        <Field label={text.day} hint={text.hint}>
          <Select value={weeklyDay} onChange={({ target }) => change({ weeklyDay: target.value as Weekday })}>
            {weekdays.map((day) => (
              <option key={day} value={day}>
                {weekdayText[day].name}
              </option>
            ))}
          </Select>
        </Field>
      )}
    </Panel>
  )
}
