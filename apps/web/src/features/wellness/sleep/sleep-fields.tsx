import { wellnessNotesMaxLength } from '@sadhana/contract'
import { withMarked } from '#intl/marked-words.tsx'
import { memberMoment } from '#lib/time/today.ts'
import { Field } from '#ui/form/field.tsx'
import { RatingField } from '#ui/form/rating-field.tsx'
import { TextInput } from '#ui/form/text-input.tsx'
import { Textarea } from '#ui/form/textarea.tsx'
import { entryText } from '../shared/entry.text.ts'
import { NightAxis } from './night-bar.tsx'
import { sleepTimes } from './sleep-times.rules.ts'
import { sleepText } from './sleep.text.ts'

export type SleepValues = { date: string; bedtime: string; wakeTime: string; quality: number; notes: string }
export type SleepErrors = Partial<Record<keyof SleepValues, string>>

type SleepFieldsProps = {
  values: SleepValues
  zone: string
  errors: SleepErrors
  onChange: (changed: Partial<SleepValues>) => void
}

export function SleepFields({ values, zone, errors, onChange }: SleepFieldsProps) {
  const { date, bedtime, wakeTime, quality, notes } = values
  const { duration } = sleepTimes({ date, bedtime, wakeTime, zone })
  const change = (field: keyof SleepValues) => (event: { target: { value: string } }) =>
    onChange({ [field]: event.target.value })
  return (
    <>
      {duration !== null && (
        <div>
          <Length minutes={duration} />
          <NightAxis bedtime={bedtime} duration={duration} />
        </div>
      )}
      <div className="sleep-fields-times">
        <Field label={sleepText.date} hint={sleepText.dateHint} error={errors.date} announcesError>
          <TextInput
            type="date"
            name="date"
            required
            max={memberMoment().date}
            value={date}
            onChange={change('date')}
          />
        </Field>
        <Field label={sleepText.bedtime} error={errors.bedtime} announcesError>
          <TextInput type="time" name="bedtime" value={bedtime} onChange={change('bedtime')} />
        </Field>
        <Field label={sleepText.wakeTime} error={errors.wakeTime} announcesError>
          <TextInput type="time" name="wakeTime" value={wakeTime} onChange={change('wakeTime')} />
        </Field>
      </div>
      <RatingField
        label={sleepText.quality}
        value={quality}
        onValueChange={(value) => onChange({ quality: value })}
        ends={[sleepText.poor, sleepText.excellent]}
      />
      <Field label={entryText.notes} note={entryText.notesHint}>
        <Textarea rows={2} maxLength={wellnessNotesMaxLength} value={notes} onChange={change('notes')} />
      </Field>
    </>
  )
}

const marks = { unit: (words: string) => <small>{words}</small> }

/** The length of the night, in large type. */
const Length = ({ minutes }: { minutes: number }) => (
  <output className="sleep-fields-length">
    {withMarked(sleepText.durationMarked(Math.floor(minutes / 60), minutes % 60), marks)}
  </output>
)
