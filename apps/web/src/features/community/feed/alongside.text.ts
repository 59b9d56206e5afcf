import { plural, wholeNumber } from '#intl/intl.rules.ts'

/** Shown after a sit: who else was practising. Never a comparison. */
export function alongsideText({ people, orMore }: { people: number; orMore: boolean }, quiet: boolean): string {
  if (people === 0) return 'You held a quiet moment for everyone. Thank you for sitting.'
  if (quiet) return 'Other people practised while you sat. Thank you for sitting with them.'
  if (orMore) return `More than ${wholeNumber(people)} people practised while you sat. Thank you for sitting with them.`
  return plural(people, {
    one: 'One person practised while you sat. Thank you for sitting with them.',
    other: (count) => `${count} people practised while you sat. Thank you for sitting with them.`,
  })
}
