import type * as english from '#features/account/passkey/passkey-offer.text.ts'
import type { Translation } from '#intl/translation.ts'

export const passkeyOfferText: Translation<typeof english.passkeyOfferText> = {
  title: 'Nächstes Mal nur dein Fingerabdruck',
  text: 'Ein Passkey bleibt auf deinem Gerät. Du musst dir kein Passwort merken, und bei uns gibt es nichts zu stehlen.',
  reasons: [
    'Geht mit Fingerabdruck, Gesicht oder PIN, die du schon benutzt',
    'Zählt als beide Schritte, also kein Code danach',
    'Dein Passwort gilt weiterhin',
  ],
  create: 'Passkey erstellen',
  notNow: 'Nicht jetzt',
  hint: 'Wir fragen auf jedem Gerät einmal. Später findest du das unter „Kontosicherheit“.',
  made: 'Dein Passkey ist bereit',
  madeText: 'Du findest ihn unter „Kontosicherheit“.',
  keptAlready: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  failed: 'Wir konnten den Passkey nicht hinzufügen. Bitte versuch es noch einmal.',
}
