import type * as english from '#features/letters/shared/letters.text.ts'
import { wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const lettersText: Translation<typeof english.lettersText> = {
  back: 'Einstellungen',
  title: 'Schreib uns',
  lede: 'Einfache Worte genügen. Es antwortet ein Mensch.',
  kind: 'Worum geht es?',
  kinds: {
    question: { name: 'Eine Frage', about: 'Wie etwas funktioniert' },
    problem: { name: 'Ein Problem', about: 'Etwas ist schiefgegangen' },
    idea: { name: 'Eine Idee', about: 'Etwas, das du gern hättest' },
  },
  letter: 'Dein Brief',
  count: (typed, max) => `${wholeNumber(typed)} von ${wholeNumber(max)} Zeichen`,
  draftCount: (typed, max) =>
    `${wholeNumber(typed)} von ${wholeNumber(max)} Zeichen. Bleibt als Entwurf auf diesem Gerät, bis du ihn sendest.`,
  attach: 'Was wir anhängen',
  attachHint: 'Nur, was du ankreuzt.',
  browser: 'Browser und Fenstergröße',
  browserHint: 'Hilft, wenn etwas schiefgegangen ist',
  send: 'Senden',
  failed: 'Wir konnten deinen Brief nicht senden',
  failedText: 'Jedes Wort ist noch hier. Bitte versuch es gleich noch einmal.',
  where: 'Wohin die Antwort geht',
  toEmail: (email) => `An ${email} und auf diese Seite, unter „Deine Briefe“.`,
  toPage: 'Auf diese Seite, unter „Deine Briefe“. Dein Konto hat noch keine E-Mail-Adresse.',
  who: 'Wer ihn liest',
  whoText:
    'Ein Mensch aus dem Team dieser Installation. Antworten kommen meist innerhalb von zwei Tagen. Wer einen Beitrag zahlt, bekommt zuerst Antwort; die Sorgfalt ist für alle dieselbe.',
  first: 'Deine Briefe haben Vorrang',
  firstText:
    'Auch das macht dein Beitrag möglich. Alle anderen bekommen ebenfalls Antwort, meist innerhalb von zwei Tagen.',
  // What leads to the helplines stays English until a named person has read a translation.
  hard: 'If today is hard',
  hardText: 'Please don’t wait for us. <person>Talk to a person, now</person>.',
  urgent: 'Please talk to someone today.',
  urgentText:
    'Your letter is with us, and it’s the next one a person here reads. That can still take hours, and you don’t have to wait alone. There are people who listen, right now.',
  urgentLink: 'Find someone who answers',
  sent: 'Dein Brief ist bei uns.',
  sentToEmail: (email) => `Die Antwort geht an ${email}, meist innerhalb von zwei Tagen.`,
  sentToPage: 'Du findest die Antwort auf dieser Seite, meist innerhalb von zwei Tagen.',
  attachedNothing: 'Angehängt haben wir nichts.',
  attachedBrowser: 'Browser und Fenstergröße haben wir angehängt.',
  home: 'Zurück zur Praxis',
  another: 'Noch einen schreiben',
  yours: 'Deine Briefe',
  waiting: (moment) => `Wartet seit dem ${moment}`,
  answered: (date) => `Beantwortet am ${date}`,
  closed: (date) => `Abgeschlossen am ${date}`,
  wrote: 'Du hast geschrieben',
  /** Above the words of the app that a letter would say in another way. */
  aboutWords: 'Statt',
  answer: 'Unsere Antwort',
  attached: 'Du hast angehängt',
  more: 'Ältere Briefe zeigen',
  loadFailed: 'Wir konnten deine Briefe nicht laden',
  loadFailedText: 'Deine Briefe sind sicher, und du kannst trotzdem schreiben. Bitte versuch es noch einmal.',
}
