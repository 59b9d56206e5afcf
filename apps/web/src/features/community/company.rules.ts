/** What is said after a sit: company, and never a comparison. */
export function companyWords({ people, orMore }: { people: number; orMore: boolean }, quiet: boolean): string {
  if (people === 0) return 'You held the quiet for everyone else today. Thank you for sitting.'
  return `${whoPractised(people, orMore, quiet)} practised while you sat. Thank you for sitting with them.`
}

function whoPractised(people: number, orMore: boolean, quiet: boolean): string {
  if (quiet) return 'Others'
  if (orMore) return `More than ${people} people`
  return people === 1 ? 'One person' : `${people} people`
}
