import type { Visibility } from '@sadhana/contract'
import { limbNames } from '#lib/product/limb-names.text.ts'
import { audienceBeforeSaving, saveStatusText as text } from './practice-form.text.ts'
import type { PracticeFormValues } from './practice-values.ts'

type SaveStatus = {
  values: PracticeFormValues
  visibility: Visibility | undefined
  hasUsual: boolean
  /** The number of fields with an error. */
  errors: number
  today: string
}

/** The line above Save: the next step, or what will be saved. */
export function saveStatus({ values, visibility, hasUsual, errors, today }: SaveStatus): string {
  if (errors > 0) return text.toFix(errors)
  const { limbType, duration, beforeFeeling, date } = values
  const afterFeeling = values.afterFeeling || values.hard
  if (!limbType) return hasUsual ? text.limbOrUsual : text.limb
  if (!duration) return text.minutes
  if (!beforeFeeling && !afterFeeling) return text.bothFeelings
  if (!beforeFeeling) return text.beforeFeeling
  if (!afterFeeling) return text.afterFeeling
  const limb = limbNames[limbType]
  const practice = date && date !== today ? text.practiceFor(limb, duration, date) : text.practice(limb, duration)
  return visibility ? `${practice} ${audienceBeforeSaving[visibility]}` : practice
}
