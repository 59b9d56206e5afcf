import { reflectionFromPractices } from '@sadhana/contract'
import type * as english from '#features/insight/reflection/reflection.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const reflectionText: Translation<typeof english.reflectionText> = {
  kind: 'Monatsrückblick',
  badge: 'Premium-KI-Einblicke',
  byRules: 'Nach Regeln geschrieben',
  loadFailed: 'Wir konnten deinen Rückblick nicht laden',
  safe: 'Deine Übungen sind sicher. Bitte versuch es noch einmal.',

  ask: (month) => `Möchtest du einen Rückblick auf deinen ${month}?`,
  canBeRead: (month) => `Dein ${month} ist bereit für einen Rückblick`,
  about:
    'Eine Seite aus deinem eigenen Tagebuch, und zu jedem Satz siehst du die Übungen dahinter. Gelesen werden Übungen und Gefühle des Monats und deine Pausen, nie deine Notizen, und du kannst genau nachsehen, was gelesen wurde.',
  yes: 'Ja, einmal im Monat',
  onlyThis: (month) => `Nur ${month}`,
  no: 'Nein, danke',
  readBack: (month) => `Rückblick auf ${month}`,
  makeFailed: 'Wir konnten deinen Rückblick nicht schreiben',
  chooseFailed: 'Wir konnten deine Wahl nicht speichern',

  tooLittle: (month) => `Für ${month} gibt es keinen Rückblick`,
  tooLittleText: `Ein Rückblick braucht mindestens ${reflectionFromPractices} Übungen in einem Monat. Sobald es so viele sind, findest du ihn hier, wenn der Monat vorbei ist.`,
  tooLittleQuiet:
    'Ein Rückblick braucht ein paar Übungen in einem Monat. Sobald es genug sind, findest du ihn hier, wenn der Monat vorbei ist.',
  deleted: (month) => `Du hast den Rückblick auf ${month} gelöscht`,
  deletedText:
    'Er ist endgültig weg und wird nicht noch einmal geschrieben. Für den laufenden Monat gibt es einen, wenn er vorbei ist.',
  notIncluded: 'Dein Monat im Rückblick',
  notIncludedText:
    'Das gehört zur Stufe „Voller Beitrag“. Alles, woraus er entsteht, steht in deinem eigenen Tagebuch, und deine Einblicke bleiben, wo sie sind.',
  giving: 'So funktioniert das Geben',

  of: (month) => `Dein ${month} im Rückblick`,
  evidence: 'Woraus das gezählt ist',
  evidenceOf: (number) => `Beleg ${number}`,
  pause: (first, last) => `Pause vom ${first} bis zum ${last}`,
  source: {
    rules:
      'Unsere eigenen Regeln haben diese Seite aus deinem Tagebuch geschrieben. Ein Sprachmodell war nicht beteiligt.',
    rulesAlone: 'Unsere eigenen Regeln haben diese Seite aus deinem Tagebuch geschrieben.',
    model: 'Unsere eigenen Regeln haben das in deinem Tagebuch gezählt, und ein Sprachmodell hat es formuliert.',
  },
  see: 'Ansehen, was gelesen wurde',
  wrong: 'Stimmt nicht ganz',
  delete: 'Löschen',

  read: 'Was gelesen wurde',
  readText: (day) =>
    `Dein Tagebuch, wie es am ${day} war. Notizen, Titel, Bilder, Stimmungen und Schlaf wurden nicht gelesen.`,
  readCounts: (practices) => plural(practices, { one: '1 Übung', other: (number) => `${number} Übungen` }),
  readPractices: 'Übungen',
  readPauses: 'Pausen',
  minutes: (count) => plural(count, { one: '1 Minute', other: (number) => `${number} Minuten` }),

  deleteTitle: (month) => `Den Rückblick auf ${month} löschen?`,
  deleteText: 'Er ist dann endgültig weg und wird nicht noch einmal geschrieben. Deine Übungen bleiben, wie sie sind.',
  keep: 'Behalten',
  removed: 'Rückblick gelöscht',
  removeFailed: 'Wir konnten deinen Rückblick nicht löschen',

  monthly: 'Ein Rückblick zu Beginn jedes Monats',
  monthlyHint: 'Liest Übungen und Gefühle des Monats, nie Notizen. Bleibt aus, bis du es einschaltest.',
}
