import type { Visibility } from '@sadhana/contract'
import { minutesInWords, plural, shortDay } from '#intl/intl.rules.ts'
import { limbNames } from '#lib/product/limb-names.ts'
import { audienceBeforeSaving } from './practice-form.text.ts'
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
  if (errors > 0) return errorsInWords(errors)
  const { limbType, duration, beforeFeeling, date } = values
  const afterFeeling = values.afterFeeling || values.hard
  if (!limbType) return hasUsual ? 'Begin with your usual, or choose a limb.' : 'Begin by choosing a limb.'
  if (!duration) return 'Next, how many minutes it took.'
  if (!beforeFeeling && !afterFeeling) return 'Two more taps: how you felt before, and after.'
  if (!beforeFeeling) return 'One more tap: how you felt before.'
  if (!afterFeeling) return 'One more tap: how you feel after.'
  const what = `${limbNames[limbType]}, ${minutesInWords(duration)}`
  const forDay = date && date !== today ? `, for ${shortDay(date)}` : ''
  return `${what}${forDay}. ${visibility ? audienceBeforeSaving[visibility] : ''}`.trim()
}

const numbers = ['', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven']

const errorsInWords = (count: number): string =>
  plural(count, {
    one: 'One thing needs fixing.',
    other: () => `${numbers[count] ?? count} things need fixing.`,
  })
