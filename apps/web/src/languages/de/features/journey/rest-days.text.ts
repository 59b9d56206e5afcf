import type { FixedRestDay } from '@sadhana/contract'
import type * as english from '#features/journey/rest-days.text.ts'
import { longDay } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { weekdayText } from '#intl/weekdays.text.ts'

/** As in a list of all of them. */
const nameOf = (day: FixedRestDay): string => {
  if (day === 'new-moon') return 'Neumond'
  return day === 'full-moon' ? 'Vollmond' : weekdayText[day].name
}

export const restDaysText: Translation<typeof english.restDaysText> = {
  title: 'Feste Ruhetage',
  about:
    'Tage, an denen du immer ruhst. Sie schützen deine Serie, fügen ihr nichts hinzu und verbrauchen keinen der Ruhetage, die du dir verdient hast. Wenn du trotzdem übst, zählt es wie an jedem anderen Tag.',
  ofWeek: 'Wochentage, bis zu drei',
  ofMoon: 'Mondtage',
  nameOf,
  nextMoon: (day) => `Der nächste: ${longDay(day)}`,
  dated: 'Eine Änderung gilt ab heute. Frühere Tage bleiben, wie sie sind.',
}
