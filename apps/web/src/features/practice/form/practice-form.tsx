import '../shared/practice.css'
import {
  localMoment,
  type NewPracticeSession,
  type PracticeSession,
  type UsualPractice,
  type Visibility,
} from '@sadhana/contract'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useForm, useWatch } from 'react-hook-form'
import { memberCalendar, memberMoment, serverNow, useMemberDate } from '#lib/time/today.ts'
import type { PictureEntry } from '../pictures/picture-changes.rules.ts'
import { useSendPictures } from '../pictures/pictures.queries.ts'
import { useLogPractice } from '../shared/practice.queries.ts'
import type { ChosenPractice } from '../usual/chosen-practice.rules.ts'
import { UsualPractices } from '../usual/usual-practices.tsx'
import { DraftNotice } from './draft-notice.tsx'
import type { Moment } from './moment-fold.tsx'
import { PickedPractice } from './picked-practice.tsx'
import { practiceDraft } from './practice-draft.ts'
import { openFolds, showRefusal } from './show-refusal.ts'
import { PracticeFields } from './practice-fields.tsx'
import { practiceFormText as text } from './practice-form.text.ts'
import { PracticeSide } from './practice-side.tsx'
import { freshValues, practiceResolver, type PracticeFormApi, type PracticeFormValues } from './practice-values.ts'

type PracticeFormProps = {
  userId: string
  labelledBy: string
  usual: readonly UsualPractice[]
  /** Chosen before the form was opened. */
  chosen?: ChosenPractice | undefined
  /** Undefined while it loads. The form doesn't wait for it, because the server knows it too. */
  defaultVisibility: Visibility | undefined
  /** Called when a practice is sent. */
  onSave: () => void
  /** Called even if the form is gone by then. */
  onSaved: (session: PracticeSession) => void
  /** Called only while the form is open. */
  onDone: (session: PracticeSession) => void
}

/** The visibility of the latest practice of this kind. */
const visibilityOf = (usual: readonly UsualPractice[], { limbType, minutes }: ChosenPractice) =>
  usual.find((practice) => practice.limbType === limbType && practice.minutes === minutes)?.visibility

export function PracticeForm({ userId, labelledBy, usual, chosen, defaultVisibility, ...events }: PracticeFormProps) {
  const [savedDraft, setSavedDraft] = useState(() => practiceDraft.read(userId))
  const [initialValues] = useState<PracticeFormValues>(() => {
    const visibility = chosen && visibilityOf(usual, chosen)
    return {
      ...freshValues(memberMoment()),
      ...savedDraft?.draft,
      ...(chosen && { limbType: chosen.limbType, duration: chosen.minutes }),
      ...(visibility && { visibility }),
    }
  })
  const [isPicked, setPicked] = useState(Boolean(initialValues.limbType && initialValues.duration))
  /** Until the member chooses a date or a time, both follow the clock. */
  const choseMoment = useRef(savedDraft?.draft.date !== undefined)
  const element = useRef<HTMLFormElement>(null)
  const form = useForm<PracticeFormValues, unknown, NewPracticeSession>({
    resolver: practiceResolver(),
    defaultValues: initialValues,
  })

  useEffect(() => {
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name, values: { date, time, ...others } }) => {
        const isClock = (name === 'date' || name === 'time') && !choseMoment.current
        // Without a name, the whole form was reset.
        if (!name || isClock) return
        // Clearing the date or the time isn't a choice: such a draft comes back with the current ones.
        const moment = choseMoment.current && date && time ? { date, time } : {}
        practiceDraft.write(userId, { ...others, duration: others.duration || '', ...moment })
      },
    })
    return unsubscribe
  }, [form, userId])

  // Limb and minutes came with the link, so the feelings are the next step.
  const isChosen = chosen !== undefined
  useEffect(() => {
    if (isChosen) form.setFocus('beforeFeeling')
  }, [form, isChosen])

  const date = useMemberDate()
  const { zone } = memberCalendar()
  const setMoment = (moment: Moment) => {
    form.setValue('date', moment.date)
    form.setValue('time', moment.time)
  }
  useEffect(() => {
    if (choseMoment.current) return
    form.setValue('date', date)
    form.setValue('time', localMoment(serverNow(), zone).time)
  }, [form, date, zone])

  // Pictures are too large for a draft. A member who left the form has to choose them again.
  const [pictures, setPictures] = useState<readonly PictureEntry[]>([])
  const sendPictures = useSendPictures()

  const startOver = () => {
    practiceDraft.forget()
    setPictures([])
    setSavedDraft(null)
    setPicked(false)
    choseMoment.current = false
    form.reset(freshValues(memberMoment()))
  }

  const { isPending, mutate } = useLogPractice((session) => {
    if (pictures.length > 0) sendPictures({ sessionId: session.id, before: [], after: pictures })
    startOver()
    events.onSaved(session)
  })

  const save = (values: NewPracticeSession) => {
    const visibility = values.visibility ?? defaultVisibility
    events.onSave()
    mutate(
      { ...values, ...(visibility && { visibility }), zone },
      {
        onSuccess: events.onDone,
        onError: (error) => showRefusal(form, element.current, error),
      },
    )
  }

  /** Fills in the values that tend to stay the same from one practice to the next; feelings don't. */
  const pick = ({ limbType, minutes, visibility }: UsualPractice) => {
    const change = { shouldDirty: true, shouldValidate: form.formState.isSubmitted }
    form.setValue('limbType', limbType, change)
    form.setValue('duration', minutes, change)
    form.setValue('visibility', visibility, change)
    flushSync(() => setPicked(true))
    form.setFocus('beforeFeeling')
  }

  const change = () => {
    flushSync(() => setPicked(false))
    form.setFocus('limbType')
  }

  return (
    <form
      ref={element}
      className="practice-form"
      data-picked={isPicked || undefined}
      aria-labelledby={labelledBy}
      noValidate
      onSubmit={(event) =>
        void form.handleSubmit(save, (errors) => openFolds(element.current, Object.keys(errors)))(event)
      }
    >
      <div className="practice-form-fields">
        {savedDraft && (
          <DraftNotice
            begunAt={savedDraft.begunAt}
            choseMoment={savedDraft.draft.date !== undefined}
            onBegun={(moment) => {
              choseMoment.current = true
              setMoment(moment)
            }}
            onStartOver={startOver}
          />
        )}
        {usual.length > 0 && <UsualChoice form={form} usual={usual} isPicked={isPicked} onPick={pick} />}
        <PracticeFields
          form={form}
          zone={zone}
          defaultVisibility={defaultVisibility}
          pictures={{ entries: pictures, onChange: setPictures }}
          onMoment={() => (choseMoment.current = true)}
          onNow={() => {
            choseMoment.current = false
            setMoment(memberMoment())
          }}
          {...(isPicked && { picked: <PickedPractice form={form} onChange={change} /> })}
        />
      </div>
      <PracticeSide
        form={form}
        isSaving={isPending}
        hasUsual={usual.length > 0}
        defaultVisibility={defaultVisibility}
      />
    </form>
  )
}

type UsualChoiceProps = {
  form: PracticeFormApi
  usual: readonly UsualPractice[]
  isPicked: boolean
  onPick: (practice: UsualPractice) => void
}

/** Watches limb and minutes by itself: if the form watched them, every tap would render all of it again. */
function UsualChoice({ form, usual, isPicked, onPick }: UsualChoiceProps) {
  const [limbType, duration] = useWatch({ control: form.control, name: ['limbType', 'duration'] })
  return (
    <section className="practice-usual" aria-labelledby="your-usual">
      <h2 id="your-usual" className="field-label">
        {text.usual}
      </h2>
      <UsualPractices
        practices={usual}
        renderChip={(practice, content) => (
          <button
            type="button"
            className="usual-chip"
            aria-pressed={isPicked && practice.limbType === limbType && practice.minutes === duration}
            onClick={() => onPick(practice)}
          >
            {content}
          </button>
        )}
      />
    </section>
  )
}
