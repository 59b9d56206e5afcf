import { expect, test } from 'vitest'
import type { PracticeFormValues } from './practice-values.ts'
import { saveStatus } from './save-status.ts'

const today = '2026-01-05'
const whole: PracticeFormValues = {
  date: today,
  time: '06:30',
  limbType: 'asana',
  duration: 45,
  beforeFeeling: 'restless',
  afterFeeling: 'calm',
  notes: '',
  tags: [],
  shareNotes: false,
}
const status = (changes: Partial<PracticeFormValues> = {}, options = {}) =>
  saveStatus({ values: { ...whole, ...changes }, visibility: 'private', hasUsual: true, errors: 0, today, ...options })

test.each([
  [{ limbType: '', duration: '' }, 'Begin with your usual, or choose a limb.'],
  [{ duration: '' }, 'Next, how many minutes it took.'],
  [{ beforeFeeling: '', afterFeeling: '' }, 'Two more taps: how you felt before, and after.'],
  [{ beforeFeeling: '' }, 'One more tap: how you felt before.'],
  [{ afterFeeling: '' }, 'One more tap: how you feel after.'],
  [{}, 'Asana, 45 minutes. Only you will see it.'],
  [{ date: '2025-12-31' }, 'Asana, 45 minutes, for Wed 31 Dec. Only you will see it.'],
] as const)('%o reads: %s', (changes, words) => expect(status(changes)).toBe(words))

test.each([
  [{ hasUsual: false }, { limbType: '' }, 'Begin by choosing a limb.'],
  [{ visibility: 'followers' }, {}, 'Asana, 45 minutes. Your followers will see it.'],
  [{ visibility: undefined }, {}, 'Asana, 45 minutes.'],
  [{ errors: 1 }, {}, 'One thing needs fixing.'],
  [{ errors: 6 }, {}, 'Six things need fixing.'],
] as const)('with %o it says what fits', (options, changes, words) => expect(status(changes, options)).toBe(words))
