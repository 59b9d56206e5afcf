import type * as english from '#app/frames/member-frame.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const memberFrameText: Translation<typeof english.memberFrameText> = {
  accountMenu: (name) => `Kontomenü von ${name}`,
  // There are six side by side on a phone: „Gemeinschaft“ and „Wohlbefinden“ are too wide there.
  nav: {
    label: 'Hauptmenü',
    home: 'Start',
    community: 'Gemeinsam',
    progress: 'Fortschritt',
    wellness: 'Befinden',
    profile: 'Profil',
    security: 'Sicherheit',
  },
  waiting: {
    offline: 'Du bist offline.',
    count: (count) =>
      plural(count, {
        one: '1 Eintrag ist noch nicht gesendet.',
        other: (many) => `${many} Einträge sind noch nicht gesendet.`,
      }),
    see: 'Ansehen, was wartet',
  },
  closing: {
    label: 'Diese Installation schließt',
    closes: (day) => `Diese Installation schließt am ${day}.`,
    take: 'Dein Archiv enthält alles, was dir gehört.',
    get: 'Archiv holen',
    why: 'Warum',
  },
}
