import type { Visibility } from '@sadhana/contract'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { commonText } from '#intl/common.text.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { dayInWords } from '#lib/time/calendar.rules.ts'
import { useMemberDate } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { endingInWords } from '#lib/product/hard/hard.text.ts'
import { limbMark } from '../shared/limb-mark.tsx'
import {
  afterFeelingLabels,
  beforeFeelingLabels,
  audienceLabels,
  practiceFormText as text,
} from './practice-form.text.ts'
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
    <aside className="practice-side" aria-label={text.summary.title}>
      <div className="practice-bar">
        <h2 className="practice-bar-summary panel-title">{text.summary.title}</h2>
        <Summary values={values} visibility={visibility} today={today} />
        <p className="practice-bar-status" {...(errors > 0 && { role: 'alert' })}>
          {saveStatus({ values, visibility, hasUsual, errors, today })}
        </p>
        <Button type="submit" size="lg" block pending={isSaving}>
          {isSaving ? commonText.saving : text.save}
        </Button>
      </div>
      <p className="practice-side-note">{text.keepsDraft}</p>
    </aside>
  )
}

type SummaryProps = { values: PracticeFormValues; visibility: Visibility | undefined; today: string }

function Summary({
  values: { limbType, duration, beforeFeeling, afterFeeling, hard, date, time },
  ...rest
}: SummaryProps) {
  const limb = limbType && limbNames[limbType]
  const rows: [name: string, value: ReactNode][] = [
    [text.summary.practice, limb && (duration ? withMarked(text.what(limb, duration), limbMark) : limbMark.limb(limb))],
    [text.summary.before, beforeFeeling && beforeFeelingLabels[beforeFeeling]],
    [text.summary.after, endingInWords(afterFeeling && afterFeelingLabels[afterFeeling], hard !== undefined)],
    [text.summary.when, date && time && text.moment(dayInWords(date, rest.today), time)],
    [text.summary.seenBy, rest.visibility && audienceLabels[rest.visibility]],
  ]
  return (
    <dl className="practice-bar-summary">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value || <span className="text-muted">{text.summary.missing}</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
