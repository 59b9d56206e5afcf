import { gentleDaysLength } from '@sadhana/contract'
import type * as english from '#features/journey/gentle/gentle.text.ts'
import { plural } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const numbers = ['', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun']

export const gentleText: Translation<typeof english.gentleText> = {
  offer: {
    title: 'Wollen wir es eine Weile sanft angehen?',
    why: (practices) =>
      plural(practices, {
        one: 'In den letzten vierzehn Tagen war eine Übung sehr schwer.',
        other: (count) => `In den letzten vierzehn Tagen waren ${numbers[practices] ?? count} Übungen schwer.`,
      }),
    quietWhy: 'Manches in deiner Praxis war zuletzt schwer.',
    plan: 'Zwei Wochen lang schlagen wir dir Kürzeres vor, mit offenen Augen und etwas Bewegung. Du kannst weiterhin alles tun, was du möchtest.',
    short: 'Nichts über 10 Minuten in unseren Vorschlägen',
    breath: 'Ohne den Atem anzuhalten',
    eyes: 'Offene Augen, Gehen, Bewegung',
    rest: 'Vorhaben und stille Grüße ruhen. Eine Pause ist nur ein Tippen entfernt',
    yes: 'Ja, sanft',
    notNow: 'Nicht jetzt',
  },
  strip: {
    title: (lastDay) => `Sanfte Tage bis zum ${lastDay}`,
    text: 'Unsere Vorschläge sind kurz, und deine Augen bleiben offen.',
    day: (day) => `Tag ${day} von ${gentleDaysLength}`,
    pause: 'Pause machen',
    paused: (lastDay) => `Du pausierst bis zum ${lastDay}.`,
    end: 'Sanfte Tage beenden',
    ended: 'Sanfte Tage beendet',
    undoOtherwise: 'Eine Pause kannst du auch in deinen Einstellungen zur Praxis machen',
  },
  care: {
    title: 'Wenn es zu viel wird',
    helps: 'Was jetzt helfen kann',
    talk: 'Mit jemandem sprechen',
    write: 'Uns schreiben',
  },
  resting: {
    title: 'Ruht gerade',
    challenge: 'Dein Vorhaben wartet. Kein Tag zählt gegen dich.',
    words: 'Stille Grüße',
    heldFrom: (lastDay, name) => `Sie warten bis zum ${lastDay}. Wir sagen ${name} nicht, warum.`,
    heldFromAll: (lastDay) =>
      `Sie warten bis zum ${lastDay}. Wir sagen niemandem aus deinen Übungspartnerschaften, warum.`,
  },
  failed: 'Wir konnten das nicht speichern',
}
