import type * as english from '#features/landing/contributions.text.ts'
import type { Translation } from '#intl/translation.ts'

export const contributions: Translation<typeof english.contributions> = [
  { tier: 'Knapp bei Kasse', dollars: 0, note: 'alles, für immer' },
  { tier: 'Kleiner Beitrag', dollars: 3, note: 'im Monat' },
  { tier: 'Voller Beitrag', dollars: 6, note: 'im Monat' },
  { tier: 'Für andere mit', dollars: 10, note: 'im Monat, für dich und für andere' },
]
