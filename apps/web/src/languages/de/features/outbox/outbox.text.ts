import type * as english from '#features/outbox/outbox.text.ts'
import { feelingWords, moodWords } from '#intl/feelings.text.ts'
import { minutesInWords, plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const outboxText: Translation<typeof english.outboxText> = {
  back: 'Start',
  title: (count) =>
    count === 0
      ? 'Alles ist gesendet'
      : plural(count, {
          one: '1 Eintrag ist noch nicht gesendet',
          other: (many) => `${many} Einträge sind noch nicht gesendet`,
        }),
  about: 'Auf diesem Gerät ist alles sicher. Wir senden es in dieser Reihenfolge, sobald du wieder online bist.',
  nothing: 'Auf diesem Gerät wartet nichts.',
  ifYouSignOut: 'Wenn du dich abmeldest, fragen wir dich vorher.',
  sendNow: 'Jetzt senden',
  waits: 'wartet',
  changedElsewhere: 'Auch auf einem anderen Gerät geändert',
  look: 'Ansehen',
  edit: 'Bearbeiten',
  editFailed: 'Wir konnten diesen Eintrag nicht laden',
  editFailedText: 'Auf diesem Gerät ist er sicher. Bitte versuch es noch einmal, wenn du online bist.',
  discard: 'Verwerfen',
  lookAt: (entry) => `Ansehen: ${entry}`,
  editOne: (entry) => `Bearbeiten: ${entry}`,
  retry: (entry) => `Noch einmal versuchen: ${entry}`,
  discardOne: (entry) => `Verwerfen: ${entry}`,
  saveOneAnyway: (entry) => `Trotzdem speichern: ${entry}`,
  saveAnyway: 'Trotzdem speichern',
  practice: (limb, minutes) => `${limb}, ${minutesInWords(minutes)}`,
  sit: (minutes) => `Eine Meditation, ${minutesInWords(minutes)}`,
  mood: (mood, energy) => (energy ? `Stimmung: ${moodWords[mood]}, Energie ${energy}` : `Stimmung: ${moodWords[mood]}`),
  sleep: (date) => `Schlaf, aufgewacht am ${date}`,
  editOf: {
    practice: 'Eine geänderte Übung',
    sit: 'Etwas zu einer Meditation',
    mood: 'Eine geänderte Stimmung',
    sleep: 'Eine geänderte Nacht',
  },
  removalOf: {
    practice: 'Eine gelöschte Übung',
    sit: 'Eine gelöschte Meditation',
    mood: 'Eine gelöschte Stimmung',
    sleep: 'Eine gelöschte Nacht',
  },
  restored: 'Etwas, das du wiederhergestellt hast',
  setAside: 'Die Fassung, die du nicht gewählt hast',
  like: 'Ein „Gefällt mir“',
  preset: 'Eine eigene Meditation',
  reading: 'Deine Stelle in einem Artikel',
  questionDay: 'Ein Tag deiner Frage',
  directMessage: (name) => `Eine Nachricht an ${name}`,
}

export const choiceText: Translation<typeof english.choiceText> = {
  title: 'Du hast diesen Eintrag auf zwei Geräten geändert. Welche Fassung sollen wir behalten?',
  about: 'Es wurde nichts gelöscht.',
  mine: 'Auf diesem Gerät',
  theirs: 'Auf dem anderen Gerät',
  keep: 'Gewählte behalten',
  later: 'Später entscheiden',
  other: 'Die andere bleibt sieben Tage lang im Papierkorb.',
  none: 'Nichts',
  fields: {
    date: 'Datum',
    time: 'Uhrzeit',
    limbType: 'Glied',
    duration: 'Minuten',
    beforeFeeling: 'Davor',
    afterFeeling: 'Danach',
    hard: 'Es war schwer',
    notes: 'Notizen',
    tags: 'Schlagwörter',
    visibility: 'Wer es sieht',
    shareNotes: 'Notizen sind geteilt',
    mood: 'Stimmung',
    energy: 'Energie',
    bedtime: 'Ins Bett',
    wakeTime: 'Aufgewacht',
    quality: 'Qualität',
  },
  /** How the values of a field read. Those of other fields are shown as they are. */
  values: {
    beforeFeeling: feelingWords,
    afterFeeling: feelingWords,
    mood: moodWords,
    visibility: { private: 'privat', followers: 'alle, die dir folgen', public: 'alle Mitglieder' },
  },
  yes: 'Ja',
  no: 'Nein',
}
