import { addDays, afterFeelings, beforeFeelings, type Limb, limbs } from '@sadhana/contract'
import { type LoggedPractice, mostCommon, type Period, type Telling, weekdayOf } from './log-stats.rules.ts'

export type LogQuestion = Telling & {
  /** In English, whatever language it was asked in. */
  question: string
  period: Period
  /** The practices of the period, newest last. */
  practices: LoggedPractice[]
  /** All practices that the guide may see. */
  all: LoggedPractice[]
  today: string
}

export const daysOf = (practices: LoggedPractice[]): string[] =>
  [...new Set(practices.map(({ day }) => day))].toSorted()
export const totalOf = (practices: LoggedPractice[]) => practices.reduce((sum, { minutes }) => sum + minutes, 0)

/** Words for limbs when two of them are compared. "Did I meditate?" asks about any practice. */
const limbWords: Partial<Record<Limb, string>> = {
  asana: 'postures?|poses|yoga',
  pranayama: 'breathing|breath ?work|breath',
  dharana: 'concentration',
  dhyana: 'meditation|meditating|sitting',
}
const limbPattern = (limb: Limb) =>
  new RegExp(`\\b(?:${limb.replace(/s$/, '')}\\w*|${limbWords[limb] ?? limb})\\b`, 'i')

/** The limb that a question names, also as yoga or breathing. */
export const limbIn = (question: string): Limb | undefined =>
  limbsIn(question).find((limb) => limb !== 'dhyana' || /\bdhyana/i.test(question))

/** In the order in which the question names them. */
const limbsIn = (question: string): Limb[] =>
  limbs
    .filter((limb) => limbPattern(limb).test(question))
    .toSorted((left, right) => question.search(limbPattern(left)) - question.search(limbPattern(right)))

/** A question that names two limbs gets an answer for each. */
export function sideBySide({ question, period: { span }, practices, isQuiet, texts }: LogQuestion): string | null {
  const named = limbsIn(question)
  if (named.length < 2 || !/\b(?:or|and|than|vs|versus|compared|against)\b/i.test(question)) return null
  const ofLimb = (limb: Limb) => practices.filter((practice) => practice.limb === limb)
  if (/\b(?:feel\w*|felt|after)\b/i.test(question)) {
    const feelingAfter = (limb: Limb) => mostCommon(ofLimb(limb).flatMap(({ after }) => after ?? []))[0]
    const noted = named.flatMap((limb) => {
      const feeling = feelingAfter(limb)
      return feeling ? [{ limb, feeling }] : []
    })
    const unnoted = named.filter((limb) => !feelingAfter(limb))
    return [
      ...(noted.length > 0 ? [texts.afterLimbs(span, noted)] : []),
      ...(unnoted.length > 0 ? [texts.noFeelingAfter(unnoted)] : []),
    ].join(' ')
  }
  if (isQuiet) return null
  return texts.sideBySide(
    span,
    named.map((limb) => ({ limb, times: ofLimb(limb).length, minutes: totalOf(ofLimb(limb)) })),
  )
}

const [sunday, saturday] = [0, 6]

export function weekend({ period, practices, isQuiet, texts }: LogQuestion): string | null {
  if (isQuiet) return null
  const times = practices.filter(({ day }) => [sunday, saturday].includes(weekdayOf(day))).length
  return texts.weekend(period.span, times, practices.length - times)
}

export function feelingBefore({ question, period: { span }, practices, isQuiet, texts }: LogQuestion): string | null {
  const noted = practices.flatMap(({ before }) => before ?? [])
  const named = beforeFeelings.find((feeling) => new RegExp(`\\b${feeling}\\b`, 'i').test(question))
  const [most] = mostCommon(noted)
  if (!most) return null
  if (!named || isQuiet) return texts.mostBefore(span, most)
  const times = noted.filter((feeling) => feeling === named).length
  return texts.before(span, named, times, noted.length, most)
}

export function comparison({ question, all, today, isQuiet, texts }: LogQuestion): string | null {
  if (/\b(?:(?:last|than a|previous) (?:month|year)|winter|spring|summer|autumn|in (?:the )?fall)\b/i.test(question))
    return texts.cannotCompare
  if (isQuiet) return null
  const between = (from: string, to: string) => all.filter(({ day }) => day >= from && day <= to).length
  return texts.weeks(between(addDays(today, -6), today), between(addDays(today, -13), addDays(today, -7)))
}

const aboutLeast = /\b(?:skip\w*|miss\w*|least|rarely|seldom|never|less|worst|do ?n['’]?o?t)\b/i

/** The day of the week on which the member practised most often or, if the question says so, least often. */
export function weekday({ question, period: { span }, practices, today, isQuiet, texts }: LogQuestion): string | null {
  const practised = daysOf(practices).map(weekdayOf)
  const timesOn = (day: number) => practised.filter((each) => each === day).length
  const [most, times = 0] = mostCommon(practised)
  if (most === undefined) return null
  if (!aboutLeast.test(question)) return isQuiet ? texts.mostOnQuiet(span, most) : texts.mostOn(span, most, times)
  const week = Array.from({ length: 7 }, (_, back) => weekdayOf(addDays(today, -back)))
  const fewest = Math.min(...week.map(timesOn))
  const rarest = week.filter((day) => timesOn(day) === fewest)
  if (fewest === 0) return texts.neverOn(span, rarest)
  return isQuiet ? texts.leastOnQuiet(span, rarest) : texts.leastOn(span, rarest, fewest)
}

export function neglected({ all, isQuiet, texts }: LogQuestion): string {
  const times = (limb: Limb) => all.filter((practice) => practice.limb === limb).length
  const unseen = limbs.filter((limb) => times(limb) === 0)
  if (unseen.length > 0) return texts.unseen(unseen)
  const [least = 'samadhi'] = limbs.toSorted((left, right) => times(left) - times(right))
  return isQuiet ? texts.rarestQuiet(least) : texts.rarest(least, times(least))
}

export function shift({ question, period, practices, isQuiet, texts }: LogQuestion): string | null {
  const [, from = '', to = ''] = /\b(\w+) before\b.*\band (?:then )?(\w+) after/i.exec(question) ?? []
  const before = beforeFeelings.find((feeling) => feeling === from.toLowerCase())
  const after = afterFeelings.find((feeling) => feeling === to.toLowerCase())
  const noted = practices.filter((practice) => practice.before === before)
  if (isQuiet || !before || !after || noted.length === 0) return null
  const times = noted.filter((practice) => practice.after === after).length
  return texts.shift(period.span, before, after, noted.length, times)
}
