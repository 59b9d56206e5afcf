import { wellnessScale } from '@sadhana/contract'
import { useState, type FormEvent } from 'react'
import { commonText } from '#intl/common.text.ts'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { memberMoment, useMemberDate } from '#lib/time/today.ts'
import { calendarText } from '#lib/time/calendar.text.ts'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { entryText } from '../shared/entry.text.ts'
import { useLogMood } from '../shared/wellness.queries.ts'
import { MoodFields, type MoodValues } from './mood-fields.tsx'
import { moodText } from './mood.text.ts'

const fresh: MoodValues = { mood: undefined, energy: wellnessScale.default, notes: '' }

export function MoodForm() {
  const [values, setValues] = useState(fresh)
  const [error, setError] = useState<string>()
  const date = useMemberDate()
  const { isPending, isError, mutate } = useLogMood(() => {
    setValues(fresh)
    toast({ title: entryText.moodSaved, tone: 'success' })
  })

  const save = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { mood, energy, notes } = values
    if (!mood) {
      setError(moodText.missing)
      event.currentTarget.querySelector<HTMLElement>('input')?.focus()
      return
    }
    mutate({ mood, energy, ...(notes.trim() && { notes: notes.trim() }) })
  }

  return (
    <Panel aria-labelledby="log-mood">
      <PanelHeader
        id="log-mood"
        title={moodText.title}
        aside={calendarText.moment(shortDay(date), clockTime(memberMoment().time))}
      />
      <form className="entry-form" noValidate onSubmit={save}>
        <MoodFields
          values={values}
          error={error}
          onChange={(changed) => {
            setValues({ ...values, ...changed })
            if (changed.mood) setError(undefined)
          }}
        />
        {isError && (
          <Notice tone="error" title={moodText.failed}>
            {entryText.failedHint}
          </Notice>
        )}
        <div>
          <Button type="submit" size="lg" pending={isPending}>
            {isPending ? commonText.saving : moodText.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
