import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import type * as english from '#lib/outbox/wait.text.ts'

export const waitText: Translation<typeof english.waitText> = {
  waits: 'noch nicht gesendet',
  asks: 'braucht einen Blick',
}

export const unsentText: Translation<typeof english.unsentText> = {
  of: {
    signOut: {
      title: 'Abmelden, obwohl etwas nicht gesendet ist?',
      about: (count) =>
        plural(count, {
          one: '1 Eintrag ist noch nicht gesendet. Sende erst alles von diesem Gerät, oder verwirf es. Verworfenes lässt sich nicht wiederherstellen.',
          other: (many) =>
            `${many} Einträge sind noch nicht gesendet. Sende erst alles von diesem Gerät, oder verwirf es. Verworfenes lässt sich nicht wiederherstellen.`,
        }),
      send: 'Senden, dann abmelden',
      discard: 'Verwerfen und abmelden',
    },
    erase: {
      title: 'Weitermachen, obwohl etwas nicht gesendet ist?',
      about: (count) =>
        plural(count, {
          one: '1 Eintrag ist noch nicht gesendet. Wenn du ihn erst sendest, ist er auch in deinem Archiv. Sonst verschwindet er von diesem Gerät, wenn du dein Konto löschst.',
          other: (many) =>
            `${many} Einträge sind noch nicht gesendet. Wenn du sie erst sendest, sind sie auch in deinem Archiv. Sonst verschwinden sie von diesem Gerät, wenn du dein Konto löschst.`,
        }),
      send: 'Senden, dann weiter',
      discard: 'Ohne Senden weiter',
    },
  },
  failed:
    'Wir konnten nicht alles senden. Auf diesem Gerät ist es weiterhin sicher. Bitte versuch es noch einmal, wenn du online bist.',
}
