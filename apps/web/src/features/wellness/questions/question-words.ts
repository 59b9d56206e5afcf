import type { QuestionAnswer, QuestionOutcome, QuestionSide } from '@sadhana/contract'
import { oneDecimal, wholeNumber } from '#intl/intl.rules.ts'
import { durationText } from '../sleep/sleep.text.ts'
import { questionsText as text } from './questions.text.ts'

/** A chance in words, rounded so that it never sounds surer than it is. */
export function oftenText(chance: number): string {
  if (chance > 0.95) return text.often.almostAlways
  if (chance > 0.3) return text.often.times(Math.max(3, Math.round(chance * 10)))
  const tries = 1 / chance
  if (tries > 1000) return text.often.hardly
  const step = tries > 100 ? 100 : tries > 20 ? 10 : 1
  return text.often.once(wholeNumber(Math.floor(tries / step) * step))
}

/** One value of an outcome, as it is noted. */
export function valueText(outcome: QuestionOutcome, value: number): string {
  if (outcome === 'sleep-length') return durationText(Math.round(value))
  return outcome === 'moods' ? text.inHundred(wholeNumber(Math.round(value * 100))) : oneDecimal(value)
}

const numberOf = (outcome: QuestionOutcome, value: number): string =>
  outcome === 'sleep-length'
    ? wholeNumber(Math.round(value))
    : outcome === 'moods'
      ? wholeNumber(Math.round(value * 100))
      : oneDecimal(value)

/** A difference between two values, with its unit. */
export function gapText(outcome: QuestionOutcome, gap: number): string {
  const number = numberOf(outcome, gap)
  if (outcome === 'sleep-length') return text.minutes(number)
  return outcome === 'moods' ? text.inHundred(number) : text.points(number)
}

/** The end of an interval, with a real minus. */
export const endText = (outcome: QuestionOutcome, end: number): string => {
  const number = numberOf(outcome, Math.abs(end))
  return end < 0 && Number(number.replace(',', '.')) !== 0 ? `−${number}` : number
}

const hour = 60

/** The ends of the picture's scale. */
export function scaleFor(outcome: QuestionOutcome, values: readonly number[]): [low: number, high: number] {
  if (outcome === 'moods') return [0, 1]
  if (outcome !== 'sleep-length') return [1, 10]
  const [low, high] = [Math.min(...values, 7 * hour), Math.max(...values, 8 * hour)]
  return [Math.floor(low / hour) * hour, Math.ceil(high / hour) * hour]
}

export const valuesOn = (side: QuestionSide, { values }: QuestionAnswer): number[] =>
  values.filter((one) => one.side === side).map(({ value }) => value)

/** The sentence that answers the question. In quiet mode it has no means. */
export function sentenceOf(
  { verdict, comparison }: QuestionAnswer,
  { outcome, a, b }: { outcome: QuestionOutcome; a: string; b: string },
  quiet: boolean,
): string {
  if (!comparison) return text.answer.tooFew
  const often = oftenText(comparison.chance)
  if (verdict === 'cannot-tell') return text.answer.cannotTell(often)
  const { means } = comparison
  const [higher, lower] = verdict === 'a-more' ? [means.a, means.b] : [means.b, means.a]
  const shown = quiet ? null : text.answer.means(valueText(outcome, higher), valueText(outcome, lower))
  return text.answer.found(outcome, verdict === 'a-more' ? a : b, shown, often)
}
