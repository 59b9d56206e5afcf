import { guideButtonText } from '#features/guide/guide-button.text.ts'
import type * as english from '#features/guide/guide.text.ts'
import type { Translation } from '#intl/translation.ts'

export const guideText: Translation<typeof english.guideText> = {
  ...guideButtonText,
  more: 'Mehr',
  from: {
    model: 'Antwortet aus unserer Bibliothek',
    library: 'Schlägt nach',
    // Crisis answers and what is beside them stay English until a named person has read a translation.
    crisis: 'A fixed answer, by people',
  },
  conversation: 'Gespräch',
  hello: {
    morning: (name) => `Guten Morgen, ${name}.`,
    afternoon: (name) => `Guten Tag, ${name}.`,
    evening: (name) => `Guten Abend, ${name}.`,
  },
  welcome: {
    model: (greeting) =>
      `${greeting} Ich bin der Guide. Frag mich nach den acht Gliedern, nach dieser App oder was du mit zehn Minuten anfangen kannst.`,
    library: (greeting) => `${greeting} Frag mich, wo etwas ist oder was ein Glied bedeutet.`,
  },
  whatIsThis: 'Was ist das?',
  local:
    'Auf diesem Server ist kein Sprachmodell eingerichtet, deshalb antwortet ein kleinerer, lokaler Guide. Er schlägt im Handbuch und in der Bibliothek nach und zitiert, was er findet. Ein Gespräch führen kann er nicht, und nichts, was du schreibst, verlässt diesen Server.',
  suggestions: 'Vorschläge',
  suggested: [
    'Was kann ich mit zehn Minuten tun?',
    'Ich war unruhig, als ich mich hinsetzte',
    'Was ist Pratyahara?',
    'Wie funktionieren Ruhetage?',
  ],
  thinking: 'Der Guide denkt nach',
  stop: 'Anhalten',
  stopped: 'Angehalten. Wir haben diese Antwort nicht gespeichert.',
  failed: 'Ich habe gerade Verbindungsprobleme. Bitte versuch es gleich noch einmal.',
  tooMany: 'Das sind viele Fragen in kurzer Zeit. Bitte versuch es in einer Minute noch einmal.',
  instead: {
    quota:
      'Dein heutiges Kontingent beim Sprachmodell ist aufgebraucht, deshalb hat der lokale Guide nachgeschlagen. Morgen ist es wieder da.',
    down: 'Das Sprachmodell konnte hier nicht antworten, deshalb hat der lokale Guide nachgeschlagen.',
  },
  openSection: 'Diesen Abschnitt öffnen',
  sourceOf: (source, title) => `${source}, „${title}“`,
  saw: 'Was der Guide gesehen hat',
  delete: 'Löschen',
  deleteOf: (question) => `Löschen: ${question}`,
  deleteFailed: 'Wir konnten das nicht löschen',
  deleteAll: 'Gespräch löschen',
  deleteAllTitle: 'Das Gespräch löschen?',
  deleteAllText: 'Alle deine Fragen und die Antworten darauf werden endgültig gelöscht.',
  earlier: 'Frühere Fragen zeigen',
  loadFailed: 'Wir konnten dein Gespräch nicht laden',
  loadSafe: 'Es ist sicher, und du kannst etwas Neues fragen.',
  consent: 'Darf mein Übungstagebuch nutzen',
  consentOn: 'Übungen und Gefühle der letzten 30 Tage, nie Notizen oder Schlagwörter',
  consentOff: 'Aus: Der Guide weiß nichts über dich',
  consentFailed: 'Wir konnten das nicht speichern',
  message: 'Nachricht',
  placeholder: 'Schreib dem Guide',
  send: 'Senden',
  fine: 'Keine Diagnose, kein ärztlicher Rat.',
  how: 'Wie der Guide arbeitet',
  crisis: {
    line: (name, number) => `${name}, ${number}`,
    directory: 'Find someone who answers',
    emergency: (number) => `Emergency, ${number}`,
    elsewhere: 'I am somewhere else',
    write: 'Write instead of calling',
    person: 'Write to us',
  },
}
