import type * as english from '#features/security/shared/passkeys.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const passkeysText: Translation<typeof english.passkeysText> = {
  title: 'Wie du dich anmeldest',
  none: 'Noch kein Passkey. Ein Passkey ist der Fingerabdruck, das Gesicht oder die PIN, die du schon benutzt: nichts, was du dir merken musst, und nichts, was man bei uns stehlen könnte.',
  add: 'Passkey hinzufügen',
  note: 'Jedes Gerät kann seinen eigenen Passkey haben. Ein Passkey zählt als beide Schritte.',
  password: 'Passwort',
  change: 'Ändern',
  changePassword: 'Passwort ändern',
  unsupported: 'Dieser Browser kann keine Passkeys erstellen.',
  loadFailed: 'Wir konnten deine Passkeys nicht laden',
  loadFailedText: 'Sie haben sich nicht geändert. Bitte versuch es noch einmal.',
  use: (lastUsedAt, createdAt) =>
    lastUsedAt
      ? `Zuletzt benutzt: ${momentText(lastUsedAt)}`
      : `Hinzugefügt: ${momentText(createdAt)}, noch nicht benutzt`,
  rename: 'Umbenennen',
  renameOf: (name) => `Umbenennen: ${name}`,
  remove: 'Entfernen',
  removeOf: (name) => `Entfernen: ${name}`,
  added: 'Dein Passkey ist hinzugefügt.',
  keptAlready: 'Dieses Gerät hat schon einen Passkey für dein Konto.',
  confirmFailed: 'Dieser Passkey hat nicht funktioniert',
  addFailed: 'Wir konnten den Passkey nicht hinzufügen. Bitte versuch es noch einmal.',
  naming: {
    ready: 'Dein Passkey ist bereit',
    title: (name) => `„${name}“ umbenennen`,
    text: 'Gib ihm einen Namen, an dem du ihn auch in einem Jahr in dieser Liste erkennst.',
    label: 'Name',
    hint: 'Bis zu 40 Zeichen. Nur du siehst ihn.',
    failed: 'Wir konnten den Namen nicht speichern. Bitte versuch es noch einmal.',
  },
  removing: {
    title: (name) => `„${name}“ entfernen?`,
    text: 'Er funktioniert hier sofort nicht mehr. Dein Gerät bietet ihn vielleicht weiter an, bis du ihn auch dort löschst.',
    go: 'Passkey entfernen',
    keep: 'Behalten',
    done: 'Passkey entfernt',
    failed: 'Wir konnten den Passkey nicht entfernen. Bitte versuch es noch einmal.',
  },
}
