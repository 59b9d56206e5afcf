import type { Visibility } from '@sadhana/contract'
import { useWatch } from 'react-hook-form'
import { clockTime, minutesInWords } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.ts'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { sanskrit } from '#ui/sanskrit.ts'
import { endingInWords } from '#lib/product/hard/hard.text.ts'
import { afterFeelingLabels, beforeFeelingLabels, audienceLabels } from './practice-form.text.ts'
import type { PracticeFormApi, PracticeFormValues } from './practice-values.ts'
import { saveStatus } from './save-status.ts'

type PracticeSideProps = {
  form: PracticeFormApi
  isSaving: boolean
  hasUsual: boolean
  defaultVisibility: Visibility | undefined
}

/** A summary beside the form. On narrow screens only its last lines are shown, as a bar in place of the navigation. */
export function PracticeSide({ form, isSaving, hasUsual, defaultVisibility }: PracticeSideProps) {
  const values = useWatch({ control: form.control }) as PracticeFormValues
  const today = useMemberDate()
  const visibility = values.visibility ?? defaultVisibility
  const errors = Object.keys(form.formState.errors).length
  return (
    <aside className="practice-side" aria-label="This practice">
      <div className="practice-bar">
        <h2 className="practice-bar-summary panel-title">This practice</h2>
        <Summary values={values} visibility={visibility} today={today} />
        <p className="practice-bar-status" {...(errors > 0 && { role: 'alert' })}>
          {saveStatus({ values, visibility, hasUsual, errors, today })}
        </p>
        <Button type="submit" size="lg" block pending={isSaving}>
          {isSaving ? 'Saving...' : 'Save Practice Session'}
        </Button>
      </div>
      <p className="practice-side-note">You can leave at any time: this device keeps your entry for a week.</p>
    </aside>
  )
}

type SummaryProps = { values: PracticeFormValues; visibility: Visibility | undefined; today: string }

function Summary({
  values: { limbType, duration, beforeFeeling, afterFeeling, hard, date, time },
  ...rest
}: SummaryProps) {
  const practice = limbType && (
    <>
      <span {...sanskrit}>{limbNames[limbType]}</span>
      {duration ? `, ${minutesInWords(duration)}` : ''}
    </>
  )
  const rows = {
    Practice: practice,
    Before: beforeFeeling && beforeFeelingLabels[beforeFeeling],
    After: endingInWords(afterFeeling && afterFeelingLabels[afterFeeling], hard !== undefined),
    When: date && time && `${dayInWords(date, rest.today)}, ${clockTime(time)}`,
    'Seen by': rest.visibility && audienceLabels[rest.visibility],
  }
  return (
    <dl className="practice-bar-summary">
      {Object.entries(rows).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span className="text-muted">Not yet</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
