import type * as english from '#features/account/social/social.text.ts'
import type { Translation } from '#intl/translation.ts'

export const socialText: Translation<typeof english.socialText> = {
  askCode: 'Auch hier brauchst du den Einladungscode.',
  othersAskCode: 'Bei den anderen brauchst du auch den Einladungscode.',
  signInWith: (name) => `Mit ${name} anmelden`,
  continueWith: (name) => `Weiter mit ${name}`,
  noCodeNeeded: (name) => `Neu hier? Mit einem Konto bei ${name} brauchst du keinen Einladungscode.`,
  signOutAt: (name) => `Bei ${name} abmelden`,
  failed: {
    title: 'Die Anmeldung hat nicht geklappt',
    text: 'Das ging so nicht. Bitte versuch es noch einmal oder nimm E-Mail und Passwort.',
  },
  wait: 'Du wirst angemeldet …',
}
