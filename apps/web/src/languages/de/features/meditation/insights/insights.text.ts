import type * as english from '#features/meditation/insights/insights.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const insightsText: Translation<typeof english.insightsText> = {
  failed: 'Wir konnten deine Einblicke nicht laden',
  failedText: 'Deine Meditationen sind sicher. Bitte versuch es noch einmal.',
  none: 'Hier werden deine Meditationen stehen',
  noneText:
    'Nach ein paar Meditationen siehst du deine beste Tageszeit und die Klänge, die du magst, aus den letzten 90 Tagen.',
  sit: 'Jetzt meditieren',
  week: {
    title: 'Diese Woche',
    sessions: (count) => plural(count, { one: 'Meditation', other: () => 'Meditationen' }),
    timeSat: 'Meditiert',
    minutes: (count) => plural(count, { one: 'Minute', other: () => 'Minuten' }),
    since: 'In den letzten sieben Tagen',
  },
  streak: {
    title: 'Serie',
    days: (count) => plural(count, { one: 'Tag', other: () => 'Tage' }),
    text: 'Jede Übung zählt, nicht nur Meditation',
  },
  score: {
    title: 'Achtsamkeitswert',
    text: 'Von 100: wie beständig du dein Wochenziel erreichst',
    none: 'Noch nicht',
    noneText: 'Beginnt mit deiner ersten Übung',
  },
  bestTime: {
    title: 'Beste Tageszeit',
    times: {
      morning: 'Am Morgen',
      afternoon: 'Am Nachmittag',
      evening: 'Am Abend',
      night: 'In der Nacht',
    },
    text: (sits, all, days) =>
      plural(sits, {
        one: `Eine deiner ${all} Meditationen der letzten ${days} Tage hat um diese Zeit begonnen.`,
        other: (count) => `${count} deiner ${all} Meditationen der letzten ${days} Tage haben um diese Zeit begonnen.`,
      }),
    quietText: 'Um diese Zeit meditierst du am häufigsten.',
    none: 'Das zeigen wir dir nach drei Meditationen.',
  },
  sounds: { title: 'Minuten nach Klang', quietTitle: 'Klänge, mit denen du meditierst' },
  latest: {
    title: 'Letzte Meditationen',
    all: 'Alle Übungen',
    failed: 'Wir konnten deine letzten Meditationen nicht laden',
    endedEarly: 'früher beendet',
  },
}
