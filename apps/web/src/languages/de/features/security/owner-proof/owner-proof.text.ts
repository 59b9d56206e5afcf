import type * as english from '#features/security/owner-proof/owner-proof.text.ts'
import type { Translation } from '#intl/translation.ts'

export const ownerProofText: Translation<typeof english.ownerProofText> = {
  password: 'Passwort',
  appCode: 'Code aus der App oder ein Ersatzcode',
  instead: 'Du hast kein Passwort, deshalb tritt das hier an seine Stelle.',
  insteadOrSignIn:
    'Du hast kein Passwort, deshalb tritt das hier an seine Stelle. Wenn kein Code ankommt, melde dich ab und wieder an und komm gleich zurück. Dann brauchst du keinen.',
  passkey: 'Lieber einen Passkey verwenden',
  proven: 'Danke, du bist es. In den nächsten fünf Minuten brauchst du keinen Code.',
  signInAgain:
    'Du hast kein Passwort und weder eine bestätigte E-Mail-Adresse noch eine bestätigte Telefonnummer. Melde dich ab und wieder an und komm gleich zurück, dann fragen wir nicht weiter.',
  email: {
    label: 'Code aus der E-Mail',
    send: 'Code per E-Mail senden',
    notSent: 'Wir konnten die E-Mail nicht senden',
  },
  phone: { label: 'Code aus der SMS', send: 'Code per SMS senden', notSent: 'Wir konnten die SMS nicht senden' },
  sent: (contact) => `Wir haben einen Code an ${contact} gesendet.`,
  dialog: {
    title: 'Es ist eine Weile her.',
    password: 'Gib dein Passwort ein, um weiterzumachen.',
    code: 'Zeig uns noch einmal, dass du es bist.',
    submit: 'Weiter',
    why: 'Wir fragen, bevor du änderst, wie du dich anmeldest, höchstens einmal in fünf Minuten.',
  },
}
