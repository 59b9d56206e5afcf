import type * as english from '#features/meditation/sit/sit.text.ts'
import type { Phase } from '#features/meditation/timer/timer.rules.ts'
import { clockTime, minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'
import { oClock } from '#languages/de/intl/words.ts'

/** What the pill says, with the time on its clock, which is marked. */
const phases: Record<Phase, (clock: string) => string> = {
  idle: (clock) => `<time>${clock}</time>`,
  preparing: (clock) => `Ankommen <time>${clock}</time>`,
  running: (clock) => `Meditation <time>${clock}</time>`,
  paused: (clock) => `Pausiert <time>${clock}</time>`,
  over: (clock) => `Meditation <time>${clock}</time>`,
}

/** The words for a sit that has started, on its screen and elsewhere. */
export const sitText: Translation<typeof english.sitText> = {
  phases,
  stop: 'Meditation beenden',
  unsaved: 'Nicht gespeichert',
  /** Screen readers say it when the timer's phase changes. */
  announced: {
    settle: (minutes) => `Komm an. Deine Meditation von ${minutesInWords(minutes)} beginnt gleich.`,
    settleOpenEnded: 'Komm an. Deine Meditation mit offenem Ende beginnt gleich.',
    started: (minutes) => `Deine Meditation von ${minutesInWords(minutes)} hat begonnen.`,
    startedOpenEnded: 'Deine Meditation mit offenem Ende hat begonnen.',
    again: 'Du meditierst wieder.',
    paused: 'Pausiert.',
    stopped: 'Der Timer ist angehalten.',
  },
  lockScreen: {
    openEnded: 'Meditation mit offenem Ende',
    length: (minutes) => `Meditation, ${minutesInWords(minutes)}`,
  },
  saved: {
    title: (minutes) => `Du hast ${minutesInWords(minutes)} meditiert`,
    text: (limb) => `In deinem Tagebuch als ${limb} gespeichert.`,
  },
  saveFailed: {
    title: 'Wir konnten die Übung nicht speichern',
    waiting: 'Auf diesem Gerät ist sie sicher. Wir speichern sie, sobald du wieder online bist.',
    held: 'Auch dieses Gerät konnte sie nicht speichern. Bitte lass diese Seite offen: Wir versuchen es weiter.',
  },
  reloaded: {
    title: 'Deine Meditation ging weiter',
    lede: 'Deine Meditation ging weiter, während die Seite weg war.',
    text: (time) => `Sie hat um ${oClock(clockTime(time))} angefangen. Die Uhr lief weiter, der Klang wartet auf dich.`,
    soundOn: 'Klang an',
    finish: 'Jetzt beenden',
  },
}
