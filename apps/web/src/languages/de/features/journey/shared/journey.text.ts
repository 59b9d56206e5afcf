import type * as english from '#features/journey/shared/journey.text.ts'
import { plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const daysInWords: Translation<typeof english.daysInWords> = (days) =>
  plural(days, { one: '1 Tag', other: (count) => `${count} Tage` })

/** Whole sentences that several tabs share, so that a translator sees what a reader sees. */
export const journeyText: Translation<typeof english.journeyText> = {
  title: 'Dein Übungsweg',
  tabs: {
    streaks: 'Serien',
    achievements: 'Meilensteine',
    challenges: 'Vorhaben',
    buddies: 'Begleitung',
    learning: 'Lesen',
    progress: 'Fortschritt',
  },
  logPractice: 'Übung eintragen',
  stats: {
    failed: 'Wir konnten deinen Übungsweg nicht laden',
    safe: 'Dein Tagebuch ist sicher, und wir berechnen alles neu daraus. Bitte versuch es noch einmal.',
  },
  achievements: {
    failed: 'Wir konnten deine Meilensteine nicht laden',
    safe: 'Deine Steine liegen, wo du sie hingelegt hast. Bitte versuch es noch einmal.',
    placeFailed: 'Wir konnten diesen Stein nicht legen. Er gehört weiterhin dir. Bitte versuch es noch einmal.',
  },
  pauseSaved: { title: 'Pause gespeichert', text: 'Deine Serie ist da, wenn du wiederkommst.' },
  year: {
    title: (year) => `${year}, Tag für Tag`,
    total: (days, hours) => `${daysInWords(days)}, ${hours} Stunden`,
    quiet: 'Jeder größere Punkt ist ein Tag, an dem du geübt hast.',
  },
  level: {
    title: 'Level',
    experience: (points) =>
      plural(points, { one: '1 Erfahrungspunkt', other: () => `${wholeNumber(points)} Erfahrungspunkte` }),
    towards: (points, next) => `${points} von 100 bis Level ${next}`,
    bar: (next) => `Erfahrung bis Level ${next}`,
  },
  quiet: {
    title: 'Die Zahlen ruhen',
    text: 'Der Ruhemodus ist an. Level, Erfahrung und Zahlen bleiben verborgen. Sie laufen still weiter, falls du sie wiederhaben möchtest.',
    turnOff: 'Ruhemodus ausschalten',
    turnOn: 'Ruhemodus einschalten',
  },
}
