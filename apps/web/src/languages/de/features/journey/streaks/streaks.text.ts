import { daysInWords } from '#features/journey/shared/journey.text.ts'
import type * as english from '#features/journey/streaks/streaks.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const streaksText: Translation<typeof english.streaksText> = {
  run: {
    label: 'Aktuelle Serie',
    unit: (days) => plural(days, { one: 'Tag', other: () => 'Tage' }),
    longest: 'Längste',
    since: 'Seit',
    longestRun: daysInWords,
  },
  /** Shown after a break, instead of a streak of zero. */
  stays: {
    label: 'Was bleibt',
    unit: (days) => plural(days, { one: 'Übungstag', other: () => 'Übungstage' }),
    consistency: 'Beständigkeit',
    outOf: (score) => `${Math.round(score)} von 100`,
    text: 'All das gehört weiterhin dir, und mit jeder Übung kann eine neue Serie beginnen. Fünf Minuten sind genug.',
  },
  first: {
    label: 'Dein erster Tag',
    text: 'Jede Übung kann eine Serie beginnen. Fünf Minuten sind genug.',
  },
  week: {
    title: 'Diese Woche',
    today: 'Heute',
    done: (days, share) => `${days} von 7 Tagen, ${share}`,
    minutes: 'Die Zahlen sind Minuten.',
    rest: 'Die Zahlen sind Minuten. Der Mond ist ein Ruhetag: Er erhält deine Serie und fügt ihr nichts hinzu.',
    travel: 'Ein Pfeil ist ein Reisetag: Deine Uhr ist vorgesprungen, und der Tag zählt nicht als ausgelassen.',
    paused: 'Zwei Striche sind ein Tag in einer Pause.',
    quiet: 'Ein gefüllter Stein ist ein Tag, an dem du geübt hast.',
  },
  rest: {
    title: 'Ruhetage',
    held: (count) => `${count} von 2 angespart`,
    text: 'Alle sieben Tage einer Serie verdienst du dir einen, und zwei kannst du ansparen. Bleibt ein Tag leer, wird einer für dich eingesetzt.',
    next: (days) =>
      plural(days, {
        one: 'Noch ein Tag bis zum nächsten.',
        other: (count) => `Noch ${count} Tage bis zum nächsten.`,
      }),
    full: 'Mehr kannst du nicht ansparen.',
    progress: (days) => `${days}/7`,
    pause: 'Pause bei Krankheit oder Reisen',
    limit: 'bis zu 30 Tage',
    paused: (until) => `Du pausierst bis zum ${until}. Deine Serie steht so lange still.`,
  },
  consistency: {
    title: 'Beständigkeit',
    outOf: 'von 100',
    notYet: 'Beginnt mit deiner ersten Übung',
    text: (goal) =>
      plural(goal, {
        one: 'Wie beständig du dein Ziel von einem Übungstag pro Woche erreichst. In einer stillen Woche gibt der Wert etwas nach und kommt wieder, statt von vorn zu beginnen.',
        other: (days) =>
          `Wie beständig du dein Ziel von ${days} Übungstagen pro Woche erreichst. In einer stillen Woche gibt der Wert etwas nach und kommt wieder, statt von vorn zu beginnen.`,
      }),
    change: 'Ziel ändern',
  },
  level: {
    text: 'Ein Punkt pro Minute, zehn für die erste Übung eines Tages.',
    ask: 'Möchtest du lieber keine Zahlen sehen?',
  },
}
