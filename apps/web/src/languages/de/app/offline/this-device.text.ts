import type * as english from '#app/offline/this-device.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const thisDeviceText: Translation<typeof english.thisDeviceText> = {
  states: {
    ready: {
      title: 'Auf diesem Gerät geht es auch ohne Netz',
      about: 'Start, Timer, Tagebuch und Check-in gehen immer. Wähle hier, was sonst noch dableiben soll.',
    },
    incomplete: {
      title: 'Dieses Gerät ist noch nicht bereit',
      about:
        'Ein Teil der App ließ sich nicht speichern. Solange du online bist, geht alles, und wir versuchen es von selbst noch einmal.',
    },
    full: {
      title: 'Auf diesem Gerät ist kein Platz mehr',
      about:
        'Solange du online bist, geht alles. Damit wieder etwas ohne Netz dableiben kann, mach etwas Platz und versuch es noch einmal.',
    },
    unknown: {
      title: 'Dieser Browser braucht ein Netz',
      about:
        'Er hat die App nicht gespeichert, vielleicht weil dies ein privates Fenster ist. Solange du online bist, geht alles.',
    },
  },
  keep: 'Auch ohne Netz da',
  sounds: 'Klänge',
  soundsAbout: 'Alle acht. Die drei Glocken sind immer da.',
  soundsOf: (size) => `Alle acht, ${size}. Die drei Glocken sind immer da.`,
  always: 'Immer da',
  alwaysAbout:
    'Geführte Übungen, das Handbuch, dein Tagebuch der letzten 90 Tage, deine Stimmungen und Nächte und die Artikel, die du geöffnet hast.',
  keepFailed: 'Wir konnten die Klänge nicht speichern',
  space: 'Platz auf diesem Gerät',
  spaceUsed: (size) => `${size} insgesamt`,
  spaceUnknown: 'Dieser Browser sagt nicht, wie viel.',
  signOut: 'Beim Abmelden wird alles von diesem Gerät entfernt.',
  remove: 'Klänge entfernen',
  removed: 'Von diesem Gerät entfernt',
  removeFailed: 'Wir konnten die Klänge nicht entfernen',
}

export const installText: Translation<typeof english.installText> = {
  title: 'Sadhana Compass auf diesem Gerät behalten?',
  about: 'Es öffnet sich ohne Netz, und die Glocke läutet pünktlich.',
  satHere: (times) =>
    times === 5
      ? 'Du hast hier fünfmal meditiert.'
      : plural(times, {
          one: 'Du hast hier einmal meditiert.',
          other: (count) => `Du hast hier ${count}-mal meditiert.`,
        }),
  install: 'Installieren',
  failed: 'Dein Browser hat nichts geöffnet',
  failedText: 'Du kannst die App auch über sein Menü installieren.',
  steps: ['Tippe in der Leiste von Safari auf *Teilen*.', 'Wähle *Zum Home-Bildschirm*.'],
  done: 'Erledigt',
  decline: 'Nein, danke',
}
