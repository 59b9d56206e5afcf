import type * as english from '#features/journey/progress/progress.text.ts'
import { daysInWords } from '#features/journey/shared/journey.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { limbNames } from '#lib/product/limb-names.text.ts'

export const progressText: Translation<typeof english.progressText> = {
  level: {
    stays: 'Sube con la práctica. Una semana tranquila no le quita nada.',
  },
  source: {
    title: 'De dónde viene',
    text: 'Un punto por cada minuto, hasta sesenta por práctica, y diez por la primera práctica del día. Si eliminas una práctica, sus puntos se van con ella.',
    caption: 'Tus últimos días de práctica',
    practice: ({ limbType, minutes }) => `${limbNames[limbType]}, ${minutes} min`,
    firstPractice: ({ limbType, minutes }) => `${limbNames[limbType]}, ${minutes} min, la primera del día`,
    sum: ({ experience, dayBonus }) => (dayBonus > 0 ? `${experience - dayBonus} + ${dayBonus}` : `${experience}`),
    empty: 'Tu primera práctica aparecerá aquí.',
    meaning: 'Cuenta que estuviste, no hasta dónde llegaste.',
    hide: 'Ocultar todos los números',
  },
  way: {
    title: 'En el camino',
    thisYear: 'este año',
    ahead: 'Más adelante',
    today: 'Hoy',
    level: (level) => `Nivel ${wholeNumber(level)}`,
    run: (days) => plural(days, { one: '1 día en esta racha', other: (count) => `${count} días seguidos` }),
    days: (days) => `${daysInWords(days)} de práctica en total`,
  },
}
