import type * as english from '#features/security/two-factor/two-factor.text.ts'
import { wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const twoFactorText: Translation<typeof english.twoFactorText> = {
  title: 'Zwei-Faktor-Anmeldung',
  hint: {
    password: 'Du meldest dich dann mit deinem Passwort und einem Code von deinem Handy an.',
    code: 'Du meldest dich dann an wie bisher und dazu mit einem Code von deinem Handy.',
  },
  emailNeeded:
    'Für die Zwei-Faktor-Anmeldung brauchst du eine bestätigte E-Mail-Adresse: Mit ihr kommst du auch ohne dein Handy wieder hinein.',
  proof: {
    hint: 'Deine Anmeldung ist eine Weile her. Bitte gib dein Passwort ein, um die Zwei-Faktor-Anmeldung einzuschalten.',
    refused: {
      password: 'Wir konnten 2FA nicht einschalten. Bitte prüf dein Passwort und versuch es noch einmal.',
      code: 'Wir konnten 2FA nicht einschalten. Bitte prüf deinen Code und versuch es noch einmal.',
    },
    next: 'Weiter',
  },
  enableFailed: 'Wir konnten 2FA nicht einschalten. Bitte versuch es noch einmal.',
  setup: {
    started: 'Einrichtung von 2FA begonnen',
    startedText: 'Scanne den QR-Code mit deiner Authenticator-App.',
    qrCode: 'QR-Code für deine Authenticator-App',
    scan: 'Scanne den QR-Code mit deiner Authenticator-App oder gib diesen Schlüssel in der App ein:',
    copy: 'Schlüssel kopieren',
    copied: 'Dein Schlüssel ist kopiert.',
    code: 'Bestätigungscode',
    codeHint: 'Der 6-stellige Code, den deine App gerade zeigt.',
    codeWrong: 'Dieser Code stimmt nicht. Bitte versuch es noch einmal.',
    submit: 'Bestätigen und einschalten',
    done: '2FA ist an',
    doneText: 'Bitte bewahr deine Ersatzcodes an einem sicheren Ort auf.',
  },
  enabled: {
    title: 'Die Zwei-Faktor-Anmeldung ist an',
    hint: 'Gib dein Passwort ein, um die Zwei-Faktor-Anmeldung auszuschalten oder neue Ersatzcodes zu bekommen.',
    codesLeft: (count, of) => `Noch <count>${wholeNumber(count)}</count> von ${wholeNumber(of)} Ersatzcodes übrig`,
    fewLeft: 'Erstelle neue, bevor sie aufgebraucht sind.',
    disable: '2FA ausschalten',
    disabled: '2FA ist aus',
    disabledText: 'Beim Anmelden wird kein Code mehr verlangt.',
    disableFailed: {
      password: 'Wir konnten 2FA nicht ausschalten. Bitte prüf dein Passwort und versuch es noch einmal.',
      code: 'Wir konnten 2FA nicht ausschalten. Bitte prüf deinen Code und versuch es noch einmal.',
    },
    generate: 'Neue Ersatzcodes erstellen',
    generated: 'Neue Ersatzcodes erstellt',
    generatedText: 'Die alten gelten nicht mehr.',
    generateFailed: {
      password: 'Wir konnten keine Ersatzcodes erstellen. Bitte prüf dein Passwort und versuch es noch einmal.',
      code: 'Wir konnten keine Ersatzcodes erstellen. Bitte prüf deinen Code und versuch es noch einmal.',
    },
  },
  codes: {
    title: 'Deine Ersatzcodes',
    text: 'Wenn du dein Handy nicht hast, kannst du dich mit einem dieser Codes anmelden. Jeder gilt einmal. Wir zeigen sie nicht noch einmal, bewahr sie also sicher auf.',
    list: 'Ersatzcodes',
    copy: 'Alle kopieren',
    copied: 'Deine Ersatzcodes sind kopiert.',
    download: 'Herunterladen',
    done: 'Fertig',
  },
}
