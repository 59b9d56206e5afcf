import type { NewPracticeSession, PracticeSession } from '@sadhana/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/overlay/dialog.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { useEditSession } from '../practice.queries.ts'
import { PracticeFields } from './practice-fields.tsx'
import { practiceErrors, practiceResolver, valuesOf, type PracticeFormValues } from './practice-values.ts'

type EditSessionProps = { session: PracticeSession; onClose: () => void }

export function EditSession({ session, onClose }: EditSessionProps) {
  const [current, setCurrent] = useState(session)
  /** What the member had typed when it turned out that another device had changed the session. */
  const [overtaken, setOvertaken] = useState<PracticeFormValues>()
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(session),
    defaultValues: valuesOf(session),
  })
  const { isPending, mutate } = useEditSession(session.id)

  const showLatest = (latest: PracticeSession) => {
    setOvertaken(form.getValues())
    setCurrent(latest)
    form.reset(valuesOf(latest))
  }

  const save = (values: NewPracticeSession) =>
    mutate(
      { ...values, version: current.version },
      {
        onSuccess: ({ session: latest, isSaved }) => (isSaved ? onClose() : showLatest(latest)),
        onError: (error) => void showServerErrors(form.setError, error, practiceErrors),
      },
    )

  const takeMine = (values: PracticeFormValues) => {
    form.reset(values)
    setOvertaken(undefined)
  }

  return (
    <Dialog open onOpenChange={onClose} title="Edit practice session" wide>
      <DialogBody>
        <form
          id="edit-session"
          className="grid gap-5"
          noValidate
          onSubmit={(event) => void form.handleSubmit(save)(event)}
        >
          {overtaken && (
            <Notice
              tone="info"
              title="You changed this session on another device. Here’s the latest version."
              action={
                <Button variant="secondary" onClick={() => takeMine(overtaken)}>
                  Use my version
                </Button>
              }
            />
          )}
          <PracticeFields form={form} zone={session.zone} />
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form="edit-session" pending={isPending}>
          {isPending ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
