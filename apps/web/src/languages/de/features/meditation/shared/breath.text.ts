import { breathParts, type BreathPart } from '#features/meditation/shared/breath.rules.ts'
import type * as english from '#features/meditation/shared/breath.text.ts'
import { upToOneDecimal, wholeNumber } from '#intl/intl.rules.ts'
import type { Translation } from '#intl/translation.ts'

export const breathNames: Translation<typeof english.breathNames> = {
  in: 'ein',
  hold: 'halten',
  out: 'aus',
  rest: 'ruhen',
}

const partWords = (part: BreathPart, seconds: number) => `${breathNames[part]} ${wholeNumber(seconds)}`

/** "ein 4, halten 2, aus 6" */
export const breathInWords: Translation<typeof english.breathInWords> = (breath) =>
  breathParts(breath)
    .map(({ part, seconds }) => partWords(part, seconds))
    .join(', ')

/** The words for a breath that members choose themselves. */
export const breathText: Translation<typeof english.breathText> = {
  title: 'Dein Atem',
  about: 'Wähle, wie lange du einatmest, anhältst und ausatmest. Der Timer gibt den Takt vor, während du meditierst.',
  choose: 'Deinen Atem wählen',
  part: partWords,
  parts: { in: 'Ein', hold: 'Halten', out: 'Aus', rest: 'Danach halten' },
  secondsOf: (part) => `${part}, Sekunden`,
  seconds: (seconds) => `${wholeNumber(seconds)} s`,
  one: 'ein Atemzug',
  rate: (seconds) =>
    60 % seconds === 0
      ? `${wholeNumber(60 / seconds)} Atemzüge pro Minute.`
      : `Etwa ${upToOneDecimal(60 / seconds)} Atemzüge pro Minute.`,
  tooQuick: (seconds) =>
    `Ein Atemzug von ${wholeNumber(seconds)} Sekunden ist zu schnell, um ihn zu speichern. Bitte nimm 6 oder mehr.`,
  use: 'Diesen Atem verwenden',
  free: 'Frei atmen',
  limits: 'Ein und aus je 2 bis 15 Sekunden, anhalten bis zu 8. Ein ganzer Atemzug dauert mindestens 6.',
  before: 'Bevor du den Atem anhältst',
  caution:
    'Bitte halte ihn nicht an, wenn du schwanger bist, Bluthochdruck, eine Herzkrankheit oder Epilepsie hast oder vor Kurzem operiert wurdest. Halte ihn nie im Wasser an und nie beim Autofahren oder im Stehen. Wenn dir schwindlig wird, wenn es kribbelt, wehtut oder Panik aufkommt, hör auf und atme, wie du magst. Wir sind keine Ärztinnen und Ärzte. Frag im Zweifel in einer Arztpraxis nach.',
  leftOut: (reason) => `Das Anhalten des Atems lassen wir ${reason} weg. Das hast du auf diesem Gerät so angegeben.`,
  gentle: 'In sanften Tagen schlagen wir einen Atem ohne Anhalten vor.',
  showAll: 'Alle anzeigen',
  left: (clock) => `noch ${clock}`,
}
