import type * as english from '#features/meditation/dial/clock-face.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

/** The words around the time on the dial. */
export const clockFaceText: Translation<typeof english.clockFaceText> = {
  timeSat: 'Meditierte Zeit',
  chosenLength: 'Gewählte Dauer',
  timeLeft: 'Verbleibende Zeit',
  ready: 'bereit, wenn du es bist',
  openEnded: 'offenes Ende',
  length: (minutes) => `von ${minutesInWords(minutes)}`,
  settling: 'ankommen',
  paused: 'pausiert',
  breatheIn: 'einatmen',
  breatheOut: 'ausatmen',
}
