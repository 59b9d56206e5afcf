import type * as english from '#features/journey/pause.text.ts'
import type { Translation } from '#intl/translation.ts'

export const pauseText: Translation<typeof english.pauseText> = {
  title: 'Pausen',
  about:
    'Krank, auf Reisen oder einfach mal weg? Solange du pausierst, stehen deine Serie und deine Beständigkeit still. Bis zu 30 Tage ohne eine Übung dazwischen.',
  past: 'Vergangene Pausen',
  label: 'Neue Pause',
  firstDay: 'Erster Tag',
  lastDay: 'Letzter Tag',
  save: 'Pause speichern',
  states: {
    running: {
      state: 'Du bist gerade in dieser Pause.',
      end: 'Pause beenden',
      endOf: (days) => `Pause beenden: ${days}`,
      done: 'Schön, dass du wieder da bist',
    },
    upcoming: {
      state: 'Hat noch nicht angefangen.',
      end: 'Pause absagen',
      endOf: (days) => `Pause absagen: ${days}`,
      done: 'Pause abgesagt',
    },
    past: {
      state: 'Vorbei.',
      end: 'Pause entfernen',
      endOf: (days) => `Pause entfernen: ${days}`,
      done: 'Pause entfernt',
    },
  },
}
