import type * as english from '#features/meditation/shared/programme.text.ts'
import { minutesInWords } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

const counts = ['ninguna', 'una', 'dos', 'tres']
const strokes = ['sin campana', 'un toque', 'dos toques', 'tres toques']

export const programmeText: Translation<typeof english.programmeText> = {
  title: 'Una meditación propia',
  about: 'Varios tramos, como meditar en quietud y caminando, con campanas entre ellos.',
  change: 'Cambiar',
  oneLength: 'Usar una sola duración',
  settle: (minutes) => `preparación ${minutes}`,
  stretch: (index) => `Tramo ${index + 1}`,
  stretchMinutes: (name, minutes) => `${name} ${minutes}`,
  stretches: (parts) => `En minutos: ${parts.join(', ')}`,
  inAll: (minutes, settleMinutes) =>
    settleMinutes > 0
      ? `${minutesInWords(minutes)} en total, después de ${minutesInWords(settleMinutes)} de preparación.`
      : `${minutesInWords(minutes)} en total.`,
  bells: (each) =>
    each.every((count) => count === 0)
      ? 'Sin campanas.'
      : `Campanas al principio y después de cada tramo: ${each.map((count) => counts[count]).join(', ')}.`,
  minutesAndStrokes: (minutes, count) => `${minutesInWords(minutes)}, ${strokes[count]}`,
  strokes: (count) => strokes[count] ?? '',
  untilBell: (name, left) => `${name}, ${left} hasta la campana`,
  untilNext: (name, left) => `${name}, quedan ${left}`,
  position: (name, index, count) => `${name}, tramo ${index + 1} de ${count}.`,
  positionBefore: (name, index, count, next, minutes) =>
    `${name}, tramo ${index + 1} de ${count}. Después, ${next}, ${minutesInWords(minutes)}.`,
  lockScreen: (name, minutes) => `${name}, en una meditación de ${minutesInWords(minutes)}`,
}

/** A stretch without a name gets its number. */
export const stretchName = ({ name }: { name: string }, index: number): string => name || programmeText.stretch(index)
