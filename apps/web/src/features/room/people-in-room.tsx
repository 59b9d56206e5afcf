import { reportKinds, type ReportKind, type RoomView, type Stone } from '@sadhana/contract'
import { Users } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { commonText } from '#intl/common.text.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { Select } from '#ui/form/select.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { ConfirmDialog } from '#ui/overlay/confirm-dialog.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { useBlockAt, useRemove, useReportAt } from './room.queries.ts'
import { roomText } from './room.text.ts'

const text = roomText.room

type Act = 'remove' | 'block' | 'report'

const nameOf = ({ name, place }: Stone) => name ?? text.someone(place)

/** Everyone with a place, as far as they show themselves, and what can be done if someone disturbs. */
export function PeopleInRoom({ room }: { room: RoomView }) {
  const [asked, setAsked] = useState<{ act: Act; stone: Stone } | null>(null)
  const others = room.stones.filter(({ isYou }) => !isYou)
  if (others.length === 0) return null
  const close = () => setAsked(null)
  const acts: Act[] = room.isHost ? ['remove', 'block', 'report'] : ['block', 'report']
  return (
    <Fold icon={<Users aria-hidden="true" />} title={text.people}>
      <ul className="room-people">
        {others.map((stone) => (
          <li key={stone.place}>
            <span>
              {nameOf(stone)} {!stone.isHere && <span className="text-muted">{text.notHere}</span>}
            </span>
            {acts.map((act) => (
              <Button
                key={act}
                variant="quiet"
                aria-label={text.of(text[act], nameOf(stone))}
                onClick={() => setAsked({ act, stone })}
              >
                {text[act]}
              </Button>
            ))}
          </li>
        ))}
      </ul>
      {asked?.act === 'report' && <ReportDialog roomId={room.roomId} stone={asked.stone} onClose={close} />}
      {(asked?.act === 'block' || asked?.act === 'remove') && (
        <AskDialog roomId={room.roomId} act={asked.act} stone={asked.stone} onClose={close} />
      )}
    </Fold>
  )
}

type DialogProps = { roomId: string; stone: Stone; onClose: () => void }

function AskDialog({ roomId, act, stone, onClose }: DialogProps & { act: 'block' | 'remove' }) {
  const blocking = useBlockAt(roomId)
  const removing = useRemove(roomId)
  const { mutate, isPending } = act === 'block' ? blocking : removing
  return (
    <ConfirmDialog
      title={text.question(text[act], nameOf(stone))}
      text={act === 'block' ? text.blockText : text.removeText}
      action={text[act]}
      pending={isPending}
      onConfirm={() => mutate(stone.place, { onSettled: onClose })}
      onClose={onClose}
    />
  )
}

function ReportDialog({ roomId, stone, onClose }: DialogProps) {
  const words = roomText.report
  const reporting = useReportAt(roomId)
  const [kind, setKind] = useState<ReportKind>('other')
  const [reason, setReason] = useState('')
  const onSuccess = () => {
    toast({ title: words.sent, tone: 'success' })
    onClose()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    reporting.mutate({ place: stone.place, kind, reason }, { onSuccess })
  }
  return (
    <Dialog open onOpenChange={onClose} title={words.title(nameOf(stone))} description={words.text}>
      <form onSubmit={submit}>
        <DialogBody>
          <div className="room-form">
            <Field label={words.kind}>
              <Select value={kind} onChange={({ target }) => setKind(target.value as ReportKind)}>
                {reportKinds.map((one) => (
                  <option key={one} value={one}>
                    {words.kinds[one]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={words.reason}>
              <Textarea rows={4} required value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
          </div>
        </DialogBody>
        <DialogActions>
          <Button variant="secondary" onClick={onClose}>
            {commonText.cancel}
          </Button>
          <Button type="submit" pending={reporting.isPending}>
            {words.send}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
