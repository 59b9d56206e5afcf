import type * as english from '#features/meditation/shared/programme.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const counts = ['keiner', 'einer', 'zwei', 'drei']
const strokes = ['keine Glocke', 'ein Schlag', 'zwei Schläge', 'drei Schläge']

/** The words for a sit that is made of stretches. */
export const programmeText: Translation<typeof english.programmeText> = {
  title: 'Eigene Meditation',
  about: 'Mehrere Abschnitte, etwa Sitzen und Gehen, mit Glocken dazwischen.',
  change: 'Ändern',
  oneLength: 'Ohne Abschnitte meditieren',
  settle: (minutes) => `Ankommen ${minutes}`,
  stretch: (index) => `Abschnitt ${index + 1}`,
  stretchMinutes: (name, minutes) => `${name} ${minutes}`,
  stretches: (parts) => `In Minuten: ${parts.join(', ')}`,
  inAll: (minutes, settleMinutes) =>
    settleMinutes > 0
      ? `Insgesamt ${minutesInWords(minutes)}, nach ${minutesInWords(settleMinutes)} zum Ankommen.`
      : `Insgesamt ${minutesInWords(minutes)}.`,
  bells: (each) =>
    each.every((count) => count === 0)
      ? 'Keine Glocken.'
      : `Glockenschläge am Anfang und nach jedem Abschnitt: ${each.map((count) => counts[count]).join(', ')}.`,
  minutesAndStrokes: (minutes, count) => `${minutesInWords(minutes)}, ${strokes[count]}`,
  strokes: (count) => strokes[count] ?? '',
  untilBell: (name, left) => `${name}, noch ${left} bis zur Glocke`,
  untilNext: (name, left) => `${name}, noch ${left}`,
  position: (name, index, count) => `${name}, Abschnitt ${index + 1} von ${count}.`,
  positionBefore: (name, index, count, next, minutes) =>
    `${name}, Abschnitt ${index + 1} von ${count}. Danach ${next}, ${minutesInWords(minutes)}.`,
  lockScreen: (name, minutes) => `${name}, Meditation über ${minutesInWords(minutes)}`,
}

/** A stretch without a name gets its number. */
export const stretchName: Translation<typeof english.stretchName> = ({ name }, index) =>
  name || programmeText.stretch(index)
