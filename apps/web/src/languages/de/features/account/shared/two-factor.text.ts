import type * as english from '#features/account/shared/two-factor.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const twoFactorSignInText: Translation<typeof english.twoFactorSignInText> = {
  steps: {
    passkey: {
      title: 'Noch ein Schritt',
      text: 'Dein Browser fragt nach Fingerabdruck, Gesicht oder PIN.',
    },
    code: {
      title: 'Noch ein Schritt',
      text: 'Gib den 6-stelligen Code aus deiner Authenticator-App ein.',
    },
    'backup-code': {
      title: 'Noch ein Schritt',
      text: 'Gib einen deiner Ersatzcodes ein. Jeder gilt einmal.',
    },
    recovery: {
      title: 'Handy und Ersatzcodes verloren?',
      text: 'Wir können dir einen Link senden, mit dem du die Zwei-Faktor-Anmeldung ausschaltest. Er funktioniert erst nach 72 Stunden. Bis dahin kannst du das auf jedem Gerät abbrechen, auf dem du angemeldet bist, damit niemand sonst so hineinkommt.',
    },
  },
  code: 'Bestätigungscode',
  codeHint: 'Deine App zeigt alle 30 Sekunden einen neuen Code.',
  backupCode: 'Ersatzcode',
  verify: 'Bestätigen',
  failed: 'Die Bestätigung hat nicht geklappt',
  refused: 'Dieser Code stimmt nicht. Bitte versuch es noch einmal.',
  appInstead: 'Authenticator-App verwenden',
  backupCodeInstead: 'Ersatzcode verwenden',
  lostBoth: 'Ich habe mein Handy und meine Ersatzcodes verloren',
  passkey: {
    go: 'Weiter mit Passkey',
    appInstead: 'Code aus der App verwenden',
  },
  recovery: {
    ask: 'Link per E-Mail senden',
    failed: 'Wir konnten die Wiederherstellung nicht beginnen',
    sent: 'Wir haben dir eine E-Mail gesendet',
    sentText: (availableAt) => `Bewahr sie gut auf. Der Link gilt ab ${momentText(availableAt)}.`,
    done: 'Fertig',
    back: 'Zurück',
  },
}
