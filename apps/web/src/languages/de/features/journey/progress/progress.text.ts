import type * as english from '#features/journey/progress/progress.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

export const progressText: Translation<typeof english.progressText> = {
  level: {
    stays: 'Es steigt mit deiner Praxis. Eine stille Woche nimmt ihm nichts.',
  },
  source: {
    title: 'Woher das kommt',
    text: 'Ein Punkt für jede Minute, bis zu sechzig pro Übung, und zehn für die erste Übung eines Tages. Löschst du eine Übung, verschwinden auch ihre Punkte.',
    caption: 'Deine letzten Übungstage',
    practice: ({ limbType, minutes }) => `${limbNames[limbType]}, ${minutes} min`,
    firstPractice: ({ limbType, minutes }) => `${limbNames[limbType]}, ${minutes} min, erste des Tages`,
    sum: ({ experience, dayBonus }) => (dayBonus > 0 ? `${experience - dayBonus} + ${dayBonus}` : `${experience}`),
    empty: 'Deine erste Übung wird hier stehen.',
    meaning: 'Gezählt wird, dass du da warst, nicht, wie tief es ging.',
    hide: 'Alle Zahlen ausblenden',
  },
  way: {
    title: 'Unterwegs',
    thisYear: 'dieses Jahr',
    ahead: 'Voraus',
    today: 'Heute',
    level: (level) => `Level ${wholeNumber(level)}`,
    run: (days) => plural(days, { one: 'Bisher 1 Tag in dieser Serie', other: (count) => `${count} Tage in Folge` }),
    days: (days) => plural(days, { one: '1 Übungstag insgesamt', other: (count) => `${count} Übungstage insgesamt` }),
  },
}
