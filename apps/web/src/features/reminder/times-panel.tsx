import { nextReminder, type Reminder, type Reminders } from '@sadhana/contract'
import { Mail, Plus, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { clockTime } from '#intl/intl.rules.ts'
import { Button } from '#ui/button.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { DayStones } from './day-stones.tsx'
import { ReminderForm } from './reminder-form.tsx'
import { useReminderSettings, useSaveReminder } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.times

type TimesPanelProps = { reminders: Reminders; zone: string; onSaved: (channel: string) => void }

export function TimesPanel({ reminders: all, zone, onSaved }: TimesPanelProps) {
  const { reminders, oneADay } = all
  const [open, setOpen] = useState<Reminder | 'new' | null>(null)
  const [unsaved, change] = useReminderSettings()
  const next = all.pause === null ? nextOf(reminders, zone) : undefined
  return (
    <Panel aria-labelledby="reminder-times">
      <PanelHeader
        id="reminder-times"
        title={text.title}
        aside={
          <Button variant="secondary" onClick={() => setOpen('new')}>
            <Plus aria-hidden="true" /> {text.add}
          </Button>
        }
      />
      {next && <p className="reminders-next">{text.next(next.date, next.time)}</p>}
      {reminders.length === 0 ? (
        <EmptyState title={text.none}>{text.noneText}</EmptyState>
      ) : (
        <>
          <ul className="reminders-list">
            {reminders.map((reminder) => (
              <ReminderRow
                key={reminder.id}
                reminder={reminder}
                isNowhere={reminder.channel === 'push' ? all.devices === 0 : all.email === null}
                onOpen={() => setOpen(reminder)}
              />
            ))}
          </ul>
          <Switch
            label={text.oneADay}
            hint={text.oneADayHint}
            checked={unsaved?.oneADay ?? oneADay}
            onChange={({ target }) => change({ oneADay: target.checked })}
          />
          <p className="reminders-note">{text.note}</p>
        </>
      )}
      {open !== null && (
        <ReminderForm
          reminder={open === 'new' ? null : open}
          settings={all}
          onClose={() => setOpen(null)}
          onSaved={onSaved}
        />
      )}
    </Panel>
  )
}

function nextOf(reminders: readonly Reminder[], zone: string) {
  const after = new Date()
  return reminders
    .filter(({ isOn }) => isOn)
    .flatMap(({ time, days }) => {
      const found = nextReminder({ time, days, zone, after })
      return found ? [{ ...found, time }] : []
    })
    .toSorted((one, other) => one.at.getTime() - other.at.getTime())[0]
}

const icons = { push: Smartphone, email: Mail }

type ReminderRowProps = {
  reminder: Reminder
  /** There is no device or address that it could go to. */
  isNowhere: boolean
  onOpen: () => void
}

/** The stones and the switch save at once. Everything else is changed in the form. */
function ReminderRow({ reminder, isNowhere, onOpen }: ReminderRowProps) {
  const { mutate: save, isPending, variables } = useSaveReminder()
  const { time, days, words, channel, isOn } = isPending ? variables : reminder
  const Icon = icons[channel]
  return (
    <li className={isOn ? 'reminder-row' : 'reminder-row reminder-row-off'}>
      <div className="reminder-row-line">
        <button type="button" className="reminder-time" aria-label={text.change(time)} onClick={onOpen}>
          {clockTime(time)}
        </button>
        <Switch
          label={<span className="sr-only">{text.isOn(time)}</span>}
          checked={isOn}
          onChange={({ target }) => save({ ...reminder, isOn: target.checked })}
        />
      </div>
      {words !== null && <p className="reminder-words">{text.ownWords(words)}</p>}
      <div className="reminder-row-line">
        <fieldset>
          <legend className="sr-only">{text.onDays}</legend>
          <DayStones days={days} onChange={(chosen) => save({ ...reminder, days: chosen })} />
        </fieldset>
        <p className="reminder-channel">
          <Icon aria-hidden="true" />
          {text.byChannel[channel]}
        </p>
      </div>
      {isNowhere && isOn && <p className="text-sm text-muted">{text.nowhere[channel]}</p>}
    </li>
  )
}
