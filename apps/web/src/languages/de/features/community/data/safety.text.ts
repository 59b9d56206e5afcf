import type * as english from '#features/community/data/safety.text.ts'
import type { Translation } from '#intl/translation.ts'

export const safetyText: Translation<typeof english.safetyText> = {
  mute: 'Stummschalten',
  unmute: 'Wieder zeigen',
  report: 'Melden',
  block: 'Blockieren',
  blockTitle: (name) => `${name} blockieren?`,
  blockText: 'Ihr seht einander nicht mehr und folgt einander nicht mehr. Wir sagen es der Person nicht.',
  muted: (name) => `Du hast ${name} stummgeschaltet`,
  mutedText: 'Übungen dieser Person erscheinen bei dir nicht mehr unter „Neues“. Wir sagen es ihr nicht.',
  undoOtherwise: 'Du kannst Menschen auch unter „Privatsphäre“ wieder zeigen',
  muteFailed: 'Wir konnten diese Person nicht stummschalten. Bitte versuch es noch einmal.',
  unmuted: (name) => `${name} ist nicht mehr stummgeschaltet`,
  unmuteFailed: 'Wir konnten die Stummschaltung nicht aufheben. Bitte versuch es noch einmal.',
  blocked: (name) => `Du hast ${name} blockiert`,
  blockedText: 'Unter „Privatsphäre“ kannst du das wieder aufheben.',
  blockFailed: 'Wir konnten diese Person nicht blockieren. Bitte versuch es noch einmal.',
  reported: 'Danke. Unsere Moderation sieht es sich an.',
  reportFailed: 'Wir konnten deine Meldung nicht senden',
  reportFailedText: 'Bitte versuch es noch einmal.',
}
