import type { NewPracticeSession, PracticeSession } from '@sadhana/contract'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { Button } from '#ui/button.tsx'
import { commonText } from '#intl/common.text.ts'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { changesOf, entriesOf, isUnchanged, type PictureEntry, picturesOf } from '../pictures/picture-changes.rules.ts'
import { useSavePictures } from '../pictures/pictures.queries.ts'
import { useEditSession } from '../shared/practice.queries.ts'
import { PracticeFields } from './practice-fields.tsx'
import { practiceFormText } from './practice-form.text.ts'
import { openFolds, showRefusal } from './show-refusal.ts'
import { practiceResolver, valuesOf, type PracticeFormValues } from './practice-values.ts'

const text = practiceFormText.edit

type EditSessionProps = {
  session: PracticeSession
  onClose: () => void
  onSaved?: (session: PracticeSession) => void
  /** Given only if the page has no other way to delete the session. */
  onDelete?: () => void
  /** True if the member came to write notes. */
  notesOpen?: boolean
}

export function EditSession({ session, onClose, onSaved, onDelete, notesOpen = false }: EditSessionProps) {
  const element = useRef<HTMLFormElement>(null)
  const [current, setCurrent] = useState(session)
  /** The member's input, if another device turned out to have changed the session. */
  const [overtaken, setOvertaken] = useState<PracticeFormValues>()
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(session),
    defaultValues: valuesOf(session),
  })
  const [pictures, setPictures] = useState<readonly PictureEntry[]>(() => entriesOf(session.pictures))
  const savingPictures = useSavePictures()
  const editing = useEditSession(session)
  const isUnsent = useWaiting().some(({ message: { act, subject } }) => act === 'create' && subject === session.id)
  const isPending = editing.isPending || savingPictures.isPending

  const showLatest = (latest: PracticeSession) => {
    setOvertaken(form.getValues())
    setCurrent(latest)
    form.reset(valuesOf(latest))
  }

  /** If sending the pictures fails, the dialog stays open, and Save sends them again. */
  const finish = (latest: PracticeSession) => {
    setCurrent(latest)
    const done = () => {
      onSaved?.({ ...latest, pictures: picturesOf(pictures) })
      onClose()
    }
    const { id: sessionId, pictures: before } = session
    if (isUnchanged(changesOf(before, pictures))) return done()
    savingPictures.mutate({ sessionId, before, after: pictures }, { onSuccess: done })
  }

  const save = (values: NewPracticeSession) =>
    editing.mutate(
      { ...values, afterFeeling: values.afterFeeling ?? null, hard: values.hard ?? null, version: current.version },
      {
        onSuccess: ({ session: latest, isSaved }) => (isSaved ? finish(latest) : showLatest(latest)),
        onError: (error) => showRefusal(form, element.current, error),
      },
    )

  const takeMine = (values: PracticeFormValues) => {
    form.reset(values)
    setOvertaken(undefined)
  }

  return (
    <Dialog open onOpenChange={onClose} title={text.title} wide initialFocus="input:checked">
      <DialogBody>
        <form
          ref={element}
          id="edit-session"
          className="practice-form-fields"
          noValidate
          onSubmit={(event) =>
            void form.handleSubmit(save, (errors) => openFolds(element.current, Object.keys(errors)))(event)
          }
        >
          {overtaken && (
            <Notice
              tone="info"
              title={text.overtaken}
              action={
                <Button variant="secondary" onClick={() => takeMine(overtaken)}>
                  {text.takeMine}
                </Button>
              }
            />
          )}
          <PracticeFields
            form={form}
            zone={session.zone}
            notesOpen={notesOpen || session.notes !== null || session.tags.length + session.pictures.length > 0}
            onLeave={() => void form.handleSubmit(save)()}
            {...(!isUnsent && { pictures: { sessionId: session.id, entries: pictures, onChange: setPictures } })}
          />
        </form>
      </DialogBody>
      <DialogActions isSticky>
        <Button type="submit" form="edit-session" pending={isPending}>
          {isPending ? commonText.saving : text.save}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {commonText.cancel}
        </Button>
        {onDelete && (
          <Button
            variant="danger"
            className="edit-session-delete"
            onClick={() => {
              onDelete()
              onClose()
            }}
          >
            <Trash2 aria-hidden="true" /> {text.remove}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
