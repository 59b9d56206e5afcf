import type { QuietHours } from '@sadhana/contract'
import { type FormEvent, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { useReminderSettings } from './reminder.queries.ts'
import { reminderText } from './reminder.text.ts'

const text = reminderText.quiet

export function QuietPanel({ quietHours: saved }: { quietHours: QuietHours }) {
  const [isOpen, setOpen] = useState(false)
  const [unsaved, change] = useReminderSettings()
  const { from, to } = unsaved?.quietHours ?? saved
  return (
    <Panel aria-labelledby="quiet-hours">
      <PanelHeader id="quiet-hours" title={text.title} />
      <p className="reminders-range">{from === to ? text.none : text.range(from, to)}</p>
      <p className="text-muted">{text.about}</p>
      <div className="reminders-actions">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          {text.change}
        </Button>
      </div>
      {isOpen && (
        <QuietForm
          saved={{ from, to }}
          onClose={() => setOpen(false)}
          onSave={(quietHours) => change({ quietHours })}
        />
      )}
    </Panel>
  )
}

type QuietFormProps = { saved: QuietHours; onClose: () => void; onSave: (hours: QuietHours) => void }

function QuietForm({ saved, onClose, onSave }: QuietFormProps) {
  const [hours, setHours] = useState(saved)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave(hours)
    onClose()
  }
  return (
    <Dialog open onOpenChange={onClose} title={text.title} description={text.about}>
      <form onSubmit={submit}>
        <DialogBody>
          <div className="reminder-form">
            <Field label={text.from}>
              <TextInput
                type="time"
                required
                value={hours.from}
                onChange={({ target }) => setHours({ ...hours, from: target.value })}
              />
            </Field>
            <Field label={text.to} hint={text.hint}>
              <TextInput
                type="time"
                required
                value={hours.to}
                onChange={({ target }) => setHours({ ...hours, to: target.value })}
              />
            </Field>
          </div>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit">{commonText.save}</Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
