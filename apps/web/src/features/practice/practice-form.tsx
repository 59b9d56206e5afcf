import type { NewPracticeSession, PracticeSession, Visibility } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { practiceApi } from '#lib/api/practice.ts'
import { deviceZone } from '#lib/device-zone.ts'
import { practiceChanged } from '#lib/practice-changed.ts'
import { createPracticeDraft } from '#lib/practice-draft.ts'
import { limbNames } from '#lib/limb-names.ts'
import { useRetryKey } from '#lib/retry-key.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/toast-store.ts'
import { PracticeFields } from './practice-fields.tsx'
import { freshValues, practiceResolver, type PracticeFormValues } from './practice-values.ts'
import { markFields } from './mark-fields.ts'

const practiceDraft = createPracticeDraft<Partial<PracticeFormValues>>()

type PracticeFormProps = {
  userId: string
  last: PracticeSession | undefined
  labelledBy: string
  /** Undefined while it is on its way; the form does not wait for it, because the server knows it too. */
  defaultVisibility: Visibility | undefined
}

export function PracticeForm({ userId, last, labelledBy, defaultVisibility }: PracticeFormProps) {
  const [draft, setDraft] = useState(() => practiceDraft.read(userId))
  const [initialValues] = useState(() => ({ ...freshValues(new Date()), ...draft }))
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(),
    defaultValues: initialValues,
  })
  const { isSubmitting } = form.formState
  const keyFor = useRetryKey()
  const saved = useRef(0)

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, values }) => {
        // Without a name it was the form as a whole that began anew.
        if (name) practiceDraft.write(userId, { ...values, duration: values.duration || '' })
      },
    })
    return unsubscribe
  }, [form, userId])

  const startAfresh = () => {
    practiceDraft.forget()
    setDraft(null)
    form.reset(freshValues(new Date()))
  }

  const save = async (values: NewPracticeSession) => {
    const zone = deviceZone()
    const visibility = values.visibility ?? defaultVisibility
    const body = { ...values, ...(visibility && { visibility }), ...(zone && { zone }) }
    try {
      // The same practice may be logged again on purpose, but not because an answer got lost.
      await practiceApi.log({ body, idempotencyKey: keyFor([saved.current, body]) })
    } catch (error) {
      toast({ title: 'Error', text: 'Failed to save practice session. Please try again.', tone: 'error' })
      markFields(form, error)
      return
    }
    saved.current += 1
    toast({ title: 'Practice session saved!', text: 'Your mindful practice has been recorded.', tone: 'success' })
    startAfresh()
    await practiceChanged()
  }

  /** What tends to stay the same from one practice to the next; how it felt does not. */
  const repeat = (session: PracticeSession) =>
    (['limbType', 'duration', 'visibility', 'shareNotes'] as const).forEach((field) =>
      form.setValue(field, session[field], { shouldDirty: true, shouldValidate: form.formState.isSubmitted }),
    )

  return (
    <form
      className="grid gap-5"
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) => void form.handleSubmit(save)(event)}
    >
      {draft && (
        <output className="practice-draft">
          What you began to write is still here.
          <Button variant="quiet" onClick={startAfresh}>
            Start afresh
          </Button>
        </output>
      )}
      <PracticeFields form={form} defaultVisibility={defaultVisibility} />
      <div className="practice-actions">
        <Button type="submit" size="lg" pending={isSubmitting}>
          {isSubmitting ? 'Saving...' : 'Save Practice Session'}
        </Button>
        {last && (
          <Button variant="secondary" size="lg" onClick={() => repeat(last)}>
            Repeat last: {limbNames[last.limbType]}, {last.duration} min
          </Button>
        )}
      </div>
    </form>
  )
}
