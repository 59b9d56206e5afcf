import type * as english from '#app/failures/signed-out.text.ts'
import type { Translation } from '#intl/translation.ts'

export const sessionEndedText: Translation<typeof english.sessionEndedText> = {
  title: 'Bitte melde dich an',
  text: 'Deine Anmeldung ist abgelaufen, weil du lange weg warst oder dich anderswo abgemeldet hast. Melde dich an, und du bist wieder auf dieser Seite.',
  signIn: 'Anmelden',
  notYou: 'Das warst nicht du? Sieh nach dem Anmelden <log>in dein Sicherheitsprotokoll</log>.',
}

export const suspendedText: Translation<typeof english.suspendedText> = {
  title: 'Dein Konto ist pausiert.',
  until: (day) => `Dein Konto ist bis zum ${day} pausiert.`,
  why: (day, reason) =>
    `Das Team dieser Installation hat es am ${day} pausiert: „${reason}“ Solange kannst du dich nicht anmelden, und andere sehen nicht, was du geteilt hast.`,
  reassurance: 'Dein Tagebuch bleibt, wie es ist. Wenn du eine Kopie davon möchtest, antworte auf unsere E-Mail.',
  back: 'Zurück zur Anmeldung',
  appeal:
    'Du findest, wir liegen falsch? Antworte auf die E-Mail, die wir dir geschickt haben. Es liest sie eine andere Person als die, die entschieden hat, meist innerhalb von zwei Tagen.',
  // Leads to the helplines, and stays English until a named person has read a translation.
  hard: 'If you’re having a hard time, <help>talk to a person, now</help>.',
}
