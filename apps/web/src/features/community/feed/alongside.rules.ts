import { plural } from '#intl/intl.rules.ts'

/** Shown after a sit: who else was practising. Never a comparison. */
export function alongsideText({ people, orMore }: { people: number; orMore: boolean }, quiet: boolean): string {
  if (people === 0) return 'You held a quiet moment for everyone. Thank you for sitting.'
  return `${whoPractised(people, orMore, quiet)} practised while you sat. Thank you for sitting with them.`
}

function whoPractised(people: number, orMore: boolean, quiet: boolean): string {
  if (quiet) return 'Other people'
  if (orMore) return `More than ${people} people`
  return plural(people, { one: 'One person', other: (count) => `${count} people` })
}
