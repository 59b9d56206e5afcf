import { failedWith, practice, type NewPracticeSession, type PracticeSession } from '@sadhana/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { practiceApi } from '#lib/api/practice.ts'
import { practiceChanged } from '#lib/practice-changed.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, DialogActions, DialogBody } from '#ui/dialog.tsx'
import { Notice } from '#ui/notice.tsx'
import { toast } from '#ui/toast-store.ts'
import { markFields } from './mark-fields.ts'
import { replaceInPages } from './practice.queries.ts'
import { PracticeFields } from './practice-fields.tsx'
import { practiceResolver, valuesOf, type PracticeFormValues } from './practice-values.ts'

type EditSessionProps = { session: PracticeSession; onClose: () => void }

export function EditSession({ session, onClose }: EditSessionProps) {
  const [current, setCurrent] = useState(session)
  /** What was typed here before another device's change came in between. */
  const [overtaken, setOvertaken] = useState<PracticeFormValues>()
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(session),
    defaultValues: valuesOf(session),
  })
  const { isSubmitting } = form.formState

  const showCurrent = async () => {
    const latest = await practiceApi.read({ params: { id: session.id } })
    setOvertaken(form.getValues())
    setCurrent(latest)
    replaceInPages(latest)
    form.reset(valuesOf(latest))
  }

  const save = async (values: NewPracticeSession) => {
    try {
      const body = { ...values, version: current.version }
      replaceInPages(await practiceApi.edit({ params: { id: session.id }, body }))
      toast({ title: 'Practice session updated', tone: 'success' })
      await practiceChanged({ keepLists: true })
      onClose()
    } catch (error) {
      if (failedWith(practice.edit, error, 'practice.changed_elsewhere')) return showCurrent()
      toast({ title: 'Error', text: 'Failed to save practice session. Please try again.', tone: 'error' })
      markFields(form, error)
    }
  }

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
              title="This session was changed on another device. Here is how it reads now."
              action={
                <Button variant="secondary" onClick={() => takeMine(overtaken)}>
                  Put back what I wrote
                </Button>
              }
            />
          )}
          <PracticeFields form={form} />
        </form>
      </DialogBody>
      <DialogActions>
        <Button type="submit" form="edit-session" pending={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save changes'}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
      </DialogActions>
    </Dialog>
  )
}
