import type { EyeState, Recommendation, TimeOfDay } from '@sadhana/contract'
import type * as english from '#features/insight/recommendations/recommendations.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const today: Record<TimeOfDay, string> = {
  morning: 'heute Morgen',
  afternoon: 'heute Nachmittag',
  evening: 'heute Abend',
  night: 'heute Nacht',
}

const anyDay: Record<TimeOfDay, string> = {
  ...today,
  morning: 'am Morgen',
  afternoon: 'am Nachmittag',
  evening: 'am Abend',
}

const intensities: Record<Recommendation['intensity'], string> = {
  gentle: 'Sanft',
  moderate: 'Mittel',
  intense: 'Intensiv',
}
const eyeStates: Record<EyeState, string> = { open: 'Augen offen', closed: 'Augen geschlossen' }

export const recommendationsText: Translation<typeof english.recommendationsText> = {
  title: 'Für dich, heute',
  beginning: 'Für den Anfang',
  notFromLog: 'Noch nicht aus deinem Tagebuch',
  fromLog: 'Aus deinen letzten 30 Tagen',
  gentleDays: 'Sanfte Tage',
  later: 'Ab deiner fünften Übung kommen die Vorschläge aus deinem Tagebuch und sagen das auch.',
  heading: (minutes, timeOfDay, isOver) => `{limb}, ${minutesInWords(minutes)} ${(isOver ? anyDay : today)[timeOfDay]}`,
  starter: (minutes) => `{limb}, ${minutesInWords(minutes)}`,
  facts: ({ intensity, focus, eyes, holdsBreath }) =>
    [intensities[intensity], focus, eyeStates[eyes], ...(holdsBreath ? ['mit angehaltenem Atem'] : [])].join(' · '),
  steadiness: {
    'early sign': 'Belege: erstes Anzeichen',
    'fairly steady': 'Belege: recht beständig',
    steady: 'Belege: beständig',
  },
  evidence: (sessions) =>
    plural(sessions, { one: 'Die Übung dahinter', other: (count) => `Die ${count} Übungen dahinter` }),
  doThis: 'Jetzt üben',
  doThisWith: (name) => `Jetzt üben: ${name}`,
  notToday: 'Heute nicht',
  notTodayWith: (name) => `Heute nicht: ${name}`,
  more: (name) => `Mehr zu ${name}`,
  notForMe: 'Nichts für mich',
  notForMeHint: 'Kommt 30 Tage lang nicht',
  hidden: (name) => ({
    today: `Bis morgen lassen wir ${name} weg`,
    month: `30 Tage lang lassen wir ${name} weg`,
  }),
  undoOtherwise: 'Der Vorschlag kommt auch von selbst zurück',
  hideFailed: 'Wir konnten diesen Vorschlag nicht ausblenden',
  showFailed: 'Wir konnten diesen Vorschlag nicht zurückholen',
  empty: 'Keine Vorschläge vorhanden',
  emptyHint: 'Neue kommen morgen oder wenn du wieder geübt hast.',
  failed: 'Wir konnten die Vorschläge nicht laden',
  safe: 'Alles, was du eingetragen hast, ist sicher. Bitte versuch es noch einmal.',
}

export const starterNames: Translation<typeof english.starterNames> = {
  dhyana: 'Still sitzen',
  pranayama: 'Länger ausatmen',
  asana: 'Vier langsame Haltungen im Stehen',
  pratyahara: 'Lauschen, Augen geschlossen',
  niyamas: 'Ein paar Zeilen für dich',
}
