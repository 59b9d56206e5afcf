import type * as english from '#features/waitlist/waitlist.text.ts'
import type { Translation } from '#intl/translation.ts'

export const waitlistText: Translation<typeof english.waitlistText> = {
  title: 'Auf die Warteliste',
  intro:
    'Hinterlass deinen Namen, und wir schreiben dir, sobald ein Platz frei wird. Nur die ersten drei Fragen brauchen eine Antwort; mit den übrigen lernen wir dich etwas kennen.',
  use: 'Deine Antworten nutzen wir nur für deine Einladung.',
  fields: {
    required: 'erforderlich',
    email: 'E-Mail',
    name: 'Name',
    practice: 'Deine Erfahrung',
    practiceTypes: 'Was du übst',
    frequency: 'Wie oft',
    interest: 'Was dich herführt',
    source: 'Wie du von uns gehört hast',
    notes: 'Was du uns sonst noch sagen möchtest',
    code: 'Einladungscode',
    codeHint: 'Mit dem Code eines Mitglieds brauchst du nicht zu warten: <register>Erstelle dein Konto</register>.',
    choose: 'Bitte wählen',
    chooseOptional: 'Bitte wählen (freiwillig)',
  },
  submit: 'Auf die Warteliste',
  joining: 'Wird eingetragen …',
  joined: 'Willkommen auf dem Weg!',
  failed: 'Etwas ist schiefgegangen',
  failedText: 'Bitte versuch es später noch einmal.',
  failedWith: (status, message) => `HTTP ${status}: ${message}`,
  thanks: {
    title: 'Willkommen auf dem Weg',
    text: (name) => `Danke, ${name}. Du stehst auf der Warteliste.`,
    next: (email) =>
      `Sobald ein Platz frei wird, schreiben wir an <email>${email}</email> und schicken dir deinen eigenen Einladungscode.`,
    home: 'Zur Startseite',
  },
}
