import type * as english from '#features/security/verification/verification.text.ts'
import type { Translation } from '#intl/translation.ts'

export const verificationText: Translation<typeof english.verificationText> = {
  elsewhere:
    'Deine E-Mail-Adresse und dein Passwort änderst du in <settings>den Einstellungen deines Profils</settings>.',
  email: {
    title: 'E-Mail bestätigen',
    none: 'Dein Konto hat noch keine E-Mail-Adresse',
    noneText:
      'Füg eine in <settings>den Einstellungen deines Profils</settings> hinzu, damit wir dich erreichen, wenn es darauf ankommt.',
    verified: 'Deine E-Mail-Adresse ist bestätigt',
    unverified: 'Deine E-Mail-Adresse ist noch nicht bestätigt',
    haveCode: 'Ich habe einen Code',
  },
  code: {
    label: 'Bestätigungscode',
    hint: (email) => `Gib den 6-stelligen Code aus unserer E-Mail an ${email} ein. Er gilt zehn Minuten.`,
    submit: 'E-Mail bestätigen',
    done: 'Danke. Deine E-Mail-Adresse ist bestätigt.',
  },
  changeEmail: {
    title: 'E-Mail ändern',
    titleFirst: 'E-Mail hinzufügen',
    label: 'Neue E-Mail-Adresse',
    submit: 'E-Mail ändern',
    otherAddress: 'Andere Adresse verwenden',
    failed: 'Wir konnten deine E-Mail-Adresse nicht ändern',
  },
}
