import { type SleepEntry, wellnessScale } from '@sadhana/contract'
import { useState, type FormEvent } from 'react'
import { commonText } from '#intl/common.text.ts'
import { memberCalendar, memberMoment, useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { entryText } from '../shared/entry.text.ts'
import { useLogSleep } from '../shared/wellness.queries.ts'
import { SleepFields, type SleepErrors, type SleepValues } from './sleep-fields.tsx'
import { clockTimesOf } from './sleep-times.rules.ts'
import { missingIn, refusedFields, sleepBody } from './sleep-values.ts'
import { sleepText } from './sleep.text.ts'

const fresh = (): SleepValues => ({
  date: memberMoment().date,
  bedtime: '',
  wakeTime: '',
  quality: wellnessScale.default,
  notes: '',
})

/** `last` is the previous entry, whose times are offered but never filled in. */
export function SleepForm({ last }: { last: SleepEntry | undefined }) {
  const [values, setValues] = useState(fresh)
  const [errors, setErrors] = useState<SleepErrors>({})
  const today = useMemberDate()
  const { zone } = memberCalendar()
  const { isPending, isError, error, mutate } = useLogSleep(() => setValues(fresh()))
  const isPlaced = Object.keys(refusedFields(error)).length > 0

  const save = (event: FormEvent) => {
    event.preventDefault()
    const missing = missingIn(values)
    setErrors(missing)
    if (missing.date) return
    mutate(sleepBody(values, zone), { onError: (refusal) => setErrors(refusedFields(refusal)) })
  }

  const times = last && clockTimesOf(last)
  return (
    <Panel aria-labelledby="log-sleep">
      <PanelHeader
        id="log-sleep"
        title={sleepText.title}
        {...(values.date === today && { aside: sleepText.thisMorning })}
      />
      <form className="entry-form" noValidate onSubmit={save}>
        {times?.bedtime && times.wakeTime && !values.bedtime && !values.wakeTime && (
          <div>
            <Button variant="soft" onClick={() => setValues({ ...values, ...times })}>
              {sleepText.sameAsLast(times.bedtime, times.wakeTime)}
            </Button>
          </div>
        )}
        <SleepFields
          values={values}
          zone={zone}
          errors={errors}
          onChange={(changed) => {
            setValues({ ...values, ...changed })
            setErrors({})
          }}
        />
        {isError && !isPlaced && (
          <Notice tone="error" title={sleepText.failed}>
            {entryText.failedHint}
          </Notice>
        )}
        <div>
          <Button type="submit" size="lg" pending={isPending}>
            {isPending ? commonText.saving : sleepText.save}
          </Button>
        </div>
      </form>
    </Panel>
  )
}
