import { meditationMinutes, roomAudiences, roomLimits } from '@sadhana/contract'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { commonText } from '#intl/common.text.ts'
import { newDeviceId } from '#lib/api/device-id.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/form/field.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { Select } from '#ui/form/select.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { useOpenRoom } from './room.queries.ts'
import { newRoomOf, type RoomFields } from './room.rules.ts'
import { roomText } from './room.text.ts'

const text = roomText.own
const whens = ['soon', 'later'] as const

export function OpenRoomDialog({ onClose }: { onClose: () => void }) {
  const navigate = useNavigate()
  // The same id however often it is sent, so that one room is opened.
  const [clientId] = useState(newDeviceId)
  const opening = useOpenRoom()
  const [fields, setFields] = useState<RoomFields>({
    name: '',
    audience: 'followers',
    minutes: 20,
    when: 'soon',
    date: '',
    time: '',
    showName: false,
  })
  const set = (change: Partial<RoomFields>) => setFields((before) => ({ ...before, ...change }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    opening.mutate({ ...newRoomOf(fields), clientId }, { onSuccess: ({ roomId }) => void navigate(`/rooms/${roomId}`) })
  }
  return (
    <Dialog open onOpenChange={onClose} title={text.open}>
      <form onSubmit={submit}>
        <DialogBody>
          <div className="room-form">
            <Field label={text.name}>
              <TextInput
                required
                maxLength={roomLimits.nameMaxLength}
                placeholder={text.namePlaceholder}
                value={fields.name}
                onChange={({ target }) => set({ name: target.value })}
              />
            </Field>
            <Field label={text.who}>
              <Select
                value={fields.audience}
                onChange={({ target }) => set({ audience: target.value as RoomFields['audience'] })}
              >
                {roomAudiences.map((audience) => (
                  <option key={audience} value={audience}>
                    {text.audiences[audience]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={text.length}>
              <TextInput
                type="number"
                required
                min={meditationMinutes.min}
                max={meditationMinutes.max}
                value={String(fields.minutes)}
                onChange={({ target }) => set({ minutes: target.valueAsNumber || 0 })}
              />
            </Field>
            <Segmented
              label={text.when}
              options={whens.map((value) => ({ value, label: text[value] }))}
              value={fields.when}
              onValueChange={(when) => set({ when })}
            />
            {fields.when === 'later' && (
              <div className="room-form-when">
                <Field label={text.date}>
                  <TextInput
                    type="date"
                    required
                    value={fields.date}
                    onChange={({ target }) => set({ date: target.value })}
                  />
                </Field>
                <Field label={text.time}>
                  <TextInput
                    type="time"
                    required
                    value={fields.time}
                    onChange={({ target }) => set({ time: target.value })}
                  />
                </Field>
              </div>
            )}
            <Switch
              label={text.showName}
              checked={fields.showName}
              onChange={({ target }) => set({ showName: target.checked })}
            />
          </div>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" pending={opening.isPending}>
            {text.open}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
