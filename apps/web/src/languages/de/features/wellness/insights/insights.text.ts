import type * as english from '#features/wellness/insights/insights.text.ts'
import { oneDecimal, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { daysAfterPreposition, upperFirst } from '#languages/de/intl/words.ts'

export const insightsText: Translation<typeof english.insightsText> = {
  empty: 'Für Einblicke ist es noch etwas früh.',
  emptyHint: 'Trag eine Stimmung oder eine Nacht ein, dann füllt sich diese Seite nach und nach.',
  emptyAction: 'Stimmung eintragen',
  loadFailed: 'Wir konnten deine Einblicke nicht laden',
  safe: 'Deine Einträge sind sicher. Bitte versuch es noch einmal.',
  groupReading: (group, days, mean) => `${group}: ${days}, ${mean}`,
  share: (group, share) => `${group}: ${share}`,
  weather: 'Dein inneres Wetter',
  weatherHint: 'Ein Stein pro Tag: die Stimmung, die du am häufigsten notiert hast, bei Gleichstand die letzte.',
  range: 'Zeitraum',
  weeks: '8 Wochen',
  year: 'Jahr',
  weatherSummary: (days, mood) => `Stimmung pro Tag. Tage mit einem Eintrag: ${days}. Am häufigsten notiert: ${mood}.`,
  noMoods: 'In diesem Zeitraum gibt es noch keine Stimmungen.',
  dayReading: (day, mood) => (mood ? `${day}: ${mood}` : `${day}: nichts notiert`),
  keyHint:
    'Wähle eine Stimmung, um nur ihre Tage zu sehen. Kleine Punkte sind Tage ohne Eintrag. Sie zählen in keinem Durchschnitt mit.',
  patterns: 'Stimmungsmuster',
  latest: 'Aus deinen neuesten Einträgen',
  noPatterns: 'Noch keine Stimmung eingetragen.',
  averageEnergy: 'Energie im Schnitt',
  outOfTen: (value, days) => `${oneDecimal(value)} / 10, an ${daysAfterPreposition(days)}`,
  outOfTenMarked: (value, days) =>
    `<value>${oneDecimal(value)}</value> <rest>/ 10, an ${daysAfterPreposition(days)}</rest>`,
  noEnergy: 'Noch keine Energie notiert',
  sleep: 'Einblicke in deinen Schlaf',
  nights: (count) => plural(count, { one: '1 Nacht', other: (number) => `${number} Nächte` }),
  noNights: 'Noch keine Nacht eingetragen.',
  averageQuality: 'Qualität im Schnitt',
  averageDuration: 'Dauer im Schnitt',
  duration: (hours, minutes) => `${hours}<unit> h </unit>${minutes}<unit> min</unit>`,
  noDuration: 'Keine Zeiten notiert',
  durationFrom: (count) =>
    plural(count, {
      one: 'Die Dauer kommt aus 1 Nacht mit beiden Zeiten. Ein Punkt ist eine Nacht ohne Zeiten.',
      other: (number) =>
        `Die Dauer kommt aus ${number} Nächten mit beiden Zeiten. Ein Punkt ist eine Nacht ohne Zeiten.`,
    }),
  withPractice: 'Mit Übung',
  withoutPractice: 'Ohne',
  shares:
    'Tage mit angenehmer Stimmung. Du notierst eine Stimmung am Tag, also ist ein Tag entweder angenehm oder nicht.',
  twoWeeks: '2 Wochen',
  nightsSummary: 'Nächte vom Zubettgehen bis zum Aufwachen; eine spätere Nacht liegt tiefer.',
  monthsSummary: 'Die durchschnittliche Nacht jedes Monats, vom Zubettgehen bis zum Aufwachen.',
  noTimes: 'keine Zeiten notiert',
  nightReading: (day, night) => `${day}: ${night}`,
  more: {
    title: 'Mehr zum Ansehen',
    questions: {
      title: 'Frag deine eigene Praxis',
      about: 'Hilft sie dir? Lass den Zufall die Tage bestimmen und sieh nach acht Wochen nach.',
    },
    reflection: {
      title: 'Dein Monat im Rückblick',
      about: 'Eine Seite aus deinem eigenen Tagebuch, wenn du eine möchtest.',
    },
    compare: { title: 'Zwei Zeiträume vergleichen', about: 'Zwei beliebige Zeiträume, nebeneinander.' },
  },
  tables: {
    month: 'Monat',
    week: 'Woche ab',
    days: 'Notierte Tage',
    mood: 'Am häufigsten',
    energy: 'Energie im Schnitt',
    night: 'Nacht auf',
    nights: 'Nächte',
    quality: 'Qualität',
    length: 'Dauer',
    times: 'Zeiten',
    group: 'Tage',
    count: 'Wie viele',
    mean: 'Mittelwert',
    none: '–',
  },
}

/** The names of the two halves of a link's days, and of the ends of its scale. */
export const linkGroups: Translation<typeof english.linkGroups> = {
  'minutes-energy': () => ({ more: 'Tage mit mehr Praxis', less: 'Tage mit weniger', ends: ['Wenig', 'Viel'] }),
  'minutes-mood': () => ({
    more: 'Tage mit mehr Praxis',
    less: 'Tage mit weniger',
    ends: ['Schwere Stimmungen', 'Angenehme Stimmungen'],
  }),
  'minutes-quality': () => ({ more: 'Tage mit mehr Praxis', less: 'Tage mit weniger', ends: ['Schlecht', 'Sehr gut'] }),
  'minutes-length': () => ({ more: 'Tage mit mehr Praxis', less: 'Tage mit weniger', ends: ['Kürzer', 'Länger'] }),
  'quality-energy': () => ({ more: 'Nach besseren Nächten', less: 'Nach anderen Nächten', ends: ['Wenig', 'Viel'] }),
  'limb-energy': (limb) => ({
    // The name of a limb comes in lower case.
    more: `Tage mit mehr ${upperFirst(limb)}`,
    less: 'Tage mit weniger',
    ends: ['Wenig', 'Viel'],
  }),
}
