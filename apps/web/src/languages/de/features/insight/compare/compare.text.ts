import { hoursOf } from '@sadhana/contract'
import type * as english from '#features/insight/compare/compare.text.ts'
import { oneDecimal, plural, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

type Text = Translation<typeof english.compareText>

const days = (count: number) => plural(count, { one: '1 Tag', other: (number) => `${number} Tage` })
const nights = (count: number) => plural(count, { one: '1 Nacht', other: (number) => `${number} Nächte` })

const none = 'keine'

const timeText: Text['limbs']['time'] = (minutes) =>
  minutes < 120 ? `${minutes} min` : `${oneDecimal(hoursOf(minutes))} h`

const lengthPhrases: Text['changes'] = {
  more: 'längere Übungen',
  less: 'kürzere Übungen',
  same: 'etwa gleich lange Übungen',
}
const frequencyPhrases: Text['changes'] = { more: 'öfter', less: 'seltener', same: 'etwa gleich oft' }
const dayChangePhrases: Text['changes'] = {
  more: 'an mehr Tagen',
  less: 'an weniger Tagen',
  same: 'an etwa gleich vielen Tagen',
}

const nothing = {
  neither: 'In keinem der beiden Zeiträume gibt es eine Übung.',
  first: 'Im zweiten Zeitraum gibt es keine Übung.',
  second: 'Im ersten Zeitraum gibt es keine Übung.',
}

/** One sentence for both ranges. It states the difference, and never which is better. */
const headline: Text['headline'] = (finding, first, second) => {
  if (finding.practised !== 'both') return nothing[finding.practised]
  const { length, days: change, isSameLength } = finding
  if (length === 'same' && change === 'same') return `${second} und ${first} ähneln sich sehr.`
  return `${second}: ${lengthPhrases[length]}, ${(isSameLength ? dayChangePhrases : frequencyPhrases)[change]}.`
}

export const compareText: Text = {
  title: 'Zwei Zeiträume vergleichen',
  badge: 'Erweiterte Auswertungen',
  headline,
  first: 'Erster',
  beside: 'neben',
  second: 'Zweiter',
  own: 'Eigene Tage …',
  from: 'Von',
  to: 'Bis',
  wrong: 'Bitte wähle einen letzten Tag nach dem ersten, höchstens zehn Jahre später',
  rows: {
    days: 'Übungstage',
    length: 'Mittlere Länge',
    time: 'Gesamtzeit',
    calm: 'Ruhig oder friedlich beendet',
    sleep: 'Schlafqualität',
  },
  notes: {
    days: (first, second) =>
      first.days === second.days ? `von je ${first.days}` : `von ${first.days} und ${second.days}`,
    length: () => 'die Hälfte war länger, die Hälfte kürzer',
    time: (first, second) =>
      first.days === second.days
        ? ''
        : plural(second.days, {
            one: `in ${first.days} Tagen und 1 Tag`,
            other: (count) => `in ${first.days} und ${count} Tagen`,
          }),
    calm: () => 'von Übungen mit einem Gefühl danach',
    sleep: (first, second) => `Mittel der Tage; ${first.sleepQuality.days} und ${nights(second.sleepQuality.days)}`,
  },
  values: {
    days: ({ practiceDays }) => days(practiceDays),
    length: ({ middleMinutes }) => (middleMinutes === null ? none : `${wholeNumber(Math.round(middleMinutes))} min`),
    time: ({ minutes }) => timeText(minutes),
    calm: ({ endedCalm }) => (endedCalm.of === 0 ? none : `${endedCalm.sessions} von ${endedCalm.of}`),
    sleep: ({ sleepQuality }) => (sleepQuality.mean === null ? none : oneDecimal(sleepQuality.mean)),
  },
  changes: { more: 'mehr', less: 'weniger', same: 'etwa gleich' },
  fewNights: {
    first: (count) =>
      `Im ersten Zeitraum hast du nur ${nights(count)} eingetragen, nimm die Zeile zum Schlaf also nicht zu genau.`,
    second: (count) =>
      `Im zweiten Zeitraum hast du nur ${nights(count)} eingetragen, nimm die Zeile zum Schlaf also nicht zu genau.`,
    both: 'In beiden Zeiträumen sind nur wenige Nächte eingetragen, nimm die Zeile zum Schlaf also nicht zu genau.',
    quiet: 'Es sind nur wenige Nächte eingetragen, nimm die Zeile zum Schlaf also nicht zu genau.',
  },
  tags: {
    title: 'Nach Schlagwort',
    share: (tagged, sessions) => (sessions === 0 ? none : `${tagged} von ${sessions}`),
  },
  limbs: { title: 'Nach Glied', badge: 'Vorab', time: timeText },
  noCause: 'Nichts davon heißt, dass eines das andere bewirkt hat.',
  loadFailed: 'Wir konnten die beiden Zeiträume nicht vergleichen',
  safe: 'Dein Tagebuch ist sicher. Bitte versuch es noch einmal.',
  notIncluded: {
    title: 'Zwei beliebige Zeiträume, nebeneinander.',
    text: 'Das gehört zur Stufe „Voller Beitrag“. Jede Zahl darin steht auch in deinem eigenen Export, und „Letzte 30 Tage“, „Letzte 90 Tage“ und „Dieses Jahr“ bleiben, wo sie sind.',
    action: 'So funktioniert das Geben',
  },
}
