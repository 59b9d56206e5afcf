import { localMoment, type NewPracticeSession, type PracticeSession, type Visibility } from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { showServerErrors } from '#lib/api/show-server-errors.ts'
import { limbNames } from '#lib/practice/limb-names.ts'
import { memberCalendar, memberMoment, serverNow, useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { useLogPractice } from '../practice.queries.ts'
import { createPracticeDraft } from './practice-draft.ts'
import { PracticeFields } from './practice-fields.tsx'
import { freshValues, practiceErrors, practiceResolver, type PracticeFormValues } from './practice-values.ts'

const practiceDraft = createPracticeDraft<Partial<PracticeFormValues>>()

type PracticeFormProps = {
  userId: string
  last: PracticeSession | undefined
  labelledBy: string
  /** Undefined while it loads; the form doesn't wait for it, because the server knows it too. */
  defaultVisibility: Visibility | undefined
}

export function PracticeForm({ userId, last, labelledBy, defaultVisibility }: PracticeFormProps) {
  const [draft, setDraft] = useState(() => practiceDraft.read(userId))
  const [initialValues] = useState(() => ({ ...freshValues(memberMoment()), ...draft }))
  /** Until the member chooses a date or a time, both follow the clock. */
  const choseMoment = useRef(draft?.date !== undefined)
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(),
    defaultValues: initialValues,
  })

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, values: { date, time, ...others } }) => {
        const isClock = (name === 'date' || name === 'time') && !choseMoment.current
        // Without a name, the form was reset as a whole.
        if (!name || isClock) return
        const moment = choseMoment.current && { date, time }
        practiceDraft.write(userId, { ...others, duration: others.duration || '', ...moment })
      },
    })
    return unsubscribe
  }, [form, userId])

  const date = useMemberDate()
  const { zone } = memberCalendar()
  useEffect(() => {
    if (choseMoment.current) return
    form.setValue('date', date)
    form.setValue('time', localMoment(serverNow(), zone).time)
  }, [form, date, zone])

  const startOver = () => {
    practiceDraft.forget()
    setDraft(null)
    choseMoment.current = false
    form.reset(freshValues(memberMoment()))
  }

  const { isPending, mutate } = useLogPractice(startOver)

  const save = (values: NewPracticeSession) => {
    const visibility = values.visibility ?? defaultVisibility
    mutate(
      { ...values, ...(visibility && { visibility }), zone },
      {
        onError: (error) => void showServerErrors(form.setError, error, practiceErrors),
      },
    )
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
          {draft.date === undefined
            ? 'We kept your unfinished entry. Date and time are set to now.'
            : 'We kept your unfinished entry, with the date and time you chose.'}
          <Button variant="quiet" onClick={startOver}>
            Start over
          </Button>
        </output>
      )}
      <PracticeFields
        form={form}
        zone={zone}
        defaultVisibility={defaultVisibility}
        onMoment={() => (choseMoment.current = true)}
      />
      <div className="practice-actions">
        <Button type="submit" size="lg" pending={isPending}>
          {isPending ? 'Saving...' : 'Save Practice Session'}
        </Button>
        {last && (
          <Button variant="secondary" size="lg" onClick={() => repeat(last)}>
            <span>
              Repeat last: <span {...sanskrit}>{limbNames[last.limbType]}</span>, {last.duration} min
            </span>
          </Button>
        )}
      </div>
    </form>
  )
}
