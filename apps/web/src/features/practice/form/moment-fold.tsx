import { addDays, practiceDayOf } from '@sadhana/contract'
import { CalendarDays } from 'lucide-react'
import { useWatch } from 'react-hook-form'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { deviceZone } from '#lib/time/device-zone.ts'
import { memberCalendar, useMemberDate, useMemberHour } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { Fold } from '#ui/fold.tsx'
import { Field } from '#ui/form/field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { practiceFormText } from './practice-form.text.ts'
import type { PracticeFormApi } from './practice-values.ts'

const text = practiceFormText.when

export type Moment = { date: string; time: string }

type MomentFoldProps = {
  form: PracticeFormApi
  /** The time zone of date and time. */
  zone: string
  /** Called when the member chooses a date or a time. */
  onMoment?: (() => void) | undefined
  /** Lets date and time follow the clock again. */
  onNow?: (() => void) | undefined
}

export function MomentFold({ form, zone, onMoment, onNow }: MomentFoldProps) {
  const calendarDate = useMemberDate()
  const { register, control, formState } = form
  const { date: dateError, time: timeError } = formState.errors
  const [date, time] = useWatch({ control, name: ['date', 'time'] })
  const moment = onMoment ? { onChange: onMoment } : {}
  return (
    <Fold
      icon={<CalendarDays aria-hidden="true" />}
      title={date && time ? practiceFormText.moment(dayInWords(date, calendarDate), time) : text.title}
      open={Boolean(dateError ?? timeError)}
    >
      {onNow && <Shortcuts form={form} onNow={onNow} onMoment={onMoment} />}
      <div className="practice-when">
        <Field label={text.date} hint={countedDay({ date, time })} error={dateError?.message}>
          <TextInput type="date" max={calendarDate} aria-required {...register('date', moment)} />
        </Field>
        <Field
          label={text.time}
          hint={zone === deviceZone() ? undefined : text.zone(zone.replaceAll('_', ' '))}
          error={timeError?.message}
        >
          <TextInput type="time" aria-required {...register('time', moment)} />
        </Field>
      </div>
    </Fold>
  )
}

/** A practice after midnight may count for the day before. */
function countedDay({ date, time }: Moment): string | undefined {
  const day = date && time ? practiceDayOf({ date, time, ...memberCalendar() }) : date
  return day === date ? undefined : text.countsFor(day)
}

const morning = '07:00'
const evening = '20:00'

function Shortcuts({ form: { setValue, formState }, onNow, onMoment }: Omit<MomentFoldProps, 'zone'>) {
  const date = useMemberDate()
  const isAfternoon = useMemberHour() >= 12
  const choose = (moment: Moment) => () => {
    onMoment?.()
    const change = { shouldDirty: true, shouldValidate: formState.isSubmitted }
    setValue('date', moment.date, change)
    setValue('time', moment.time, change)
  }
  return (
    <p className="practice-shortcuts">
      <Button variant="secondary" onClick={onNow}>
        {text.now}
      </Button>
      {isAfternoon && (
        <Button variant="secondary" onClick={choose({ date, time: morning })}>
          {text.thisMorning(morning)}
        </Button>
      )}
      <Button variant="secondary" onClick={choose({ date: addDays(date, -1), time: evening })}>
        {text.yesterday(evening)}
      </Button>
    </p>
  )
}
