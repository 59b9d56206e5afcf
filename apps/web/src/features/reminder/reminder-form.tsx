import {
  isQuietTime,
  type Reminder,
  reminderChannels,
  type ReminderFields,
  type Reminders,
  reminderWordsMax,
  weekdays,
} from '@sadhana/contract'
import { type FormEvent, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { DayStones } from './day-stones.tsx'
import { useDeleteReminder, useSaveReminder } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.form

const fresh = (email: string | null, pushKey: string | null): ReminderFields => ({
  time: '07:00',
  days: [...weekdays],
  words: null,
  channel: pushKey === null && email !== null ? 'email' : 'push',
  isOn: true,
})

type ReminderFormProps = {
  /** Null for a new one. */
  reminder: Reminder | null
  settings: Reminders
  onClose: () => void
  onSaved: (channel: string) => void
}

export function ReminderForm({ reminder, settings, onClose, onSaved }: ReminderFormProps) {
  const { email, pushKey, quietHours } = settings
  const [id] = useState(() => reminder?.id ?? newDeviceId())
  const [fields, setFields] = useState<ReminderFields>(() => reminder ?? fresh(email, pushKey))
  const saving = useSaveReminder()
  const deleting = useDeleteReminder()
  const { time, days, words, channel } = fields
  const set = (change: Partial<ReminderFields>) => setFields((before) => ({ ...before, ...change }))
  const finish = () => {
    onClose()
    onSaved(channel)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    saving.mutate({ ...fields, id }, { onSuccess: finish })
  }
  return (
    <Dialog open onOpenChange={onClose} title={reminder ? text.edit : text.add}>
      <form onSubmit={submit}>
        <DialogBody>
          <div className="reminder-form">
            <Field label={text.time} hint={isQuietTime(time, quietHours) ? text.quiet : text.timeHint}>
              <TextInput type="time" required value={time} onChange={({ target }) => set({ time: target.value })} />
            </Field>
            <fieldset>
              <legend className="field-label">{text.days}</legend>
              <DayStones days={days} onChange={(chosen) => set({ days: chosen })} />
            </fieldset>
            <Field label={text.words} note={text.wordsNote} hint={text.wordsHint}>
              <TextInput
                maxLength={reminderWordsMax}
                value={words ?? ''}
                onChange={({ target }) => set({ words: target.value })}
              />
            </Field>
            <div className="reminder-form-channel">
              <p className="field-label">{text.channel}</p>
              <Segmented
                label={text.channel}
                options={reminderChannels.map((value) => ({ value, label: reminderText.channels[value] }))}
                value={channel}
                onValueChange={(chosen) => set({ channel: chosen })}
              />
              {channel === 'email' && email === null && <p className="field-hint">{text.noEmail}</p>}
            </div>
          </div>
        </DialogBody>
        <DialogActions>
          {reminder && (
            <Button
              variant="quiet-danger"
              pending={deleting.isPending}
              onClick={() => deleting.mutate(id, { onSuccess: onClose })}
            >
              {text.delete}
            </Button>
          )}
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" pending={saving.isPending}>
            {commonText.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
