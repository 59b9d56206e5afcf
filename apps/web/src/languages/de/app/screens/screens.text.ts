import type * as english from '#app/screens/screens.text.ts'
import type { Translation } from '#intl/translation.ts'

export const notFoundText: Translation<typeof english.notFoundText> = {
  title: 'Hier ist keine Seite',
  text: 'Vielleicht ist in der Adresse ein Tippfehler, oder die Seite wurde entfernt oder ist nun privat.',
  mySessions: 'Meine Übungen',
}

export const privacySettingsText: Translation<typeof english.privacySettingsText> = { title: 'Privatsphäre' }

export const personText: Translation<typeof english.personText> = { message: 'Nachricht' }
