import { addDays, beforeFeelings, type Limb, limbs } from '@sadhana/contract'
import { durationOf, listed, type LoggedPractice, mostCommon, type Period, weekdayOf } from './log-stats.rules.ts'

export type LogQuestion = {
  question: string
  period: Period
  /** The practices of the period, newest last. */
  practices: LoggedPractice[]
  /** All practices that the guide may see. */
  all: LoggedPractice[]
  today: string
  isQuiet: boolean
}

export const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
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

/** In the order in which the question names them. */
const limbsIn = (question: string): Limb[] =>
  limbs
    .filter((limb) => limbPattern(limb).test(question))
    .toSorted((left, right) => question.search(limbPattern(left)) - question.search(limbPattern(right)))

/** A question that names two limbs gets an answer for each. */
export function sideBySide({ question, period, practices, isQuiet }: LogQuestion): string | null {
  const named = limbsIn(question)
  if (named.length < 2 || !/\b(?:or|and|than|vs|versus|compared|against)\b/i.test(question)) return null
  const ofLimb = (limb: Limb) => practices.filter((practice) => practice.limb === limb)
  if (/\b(?:feel\w*|felt|after)\b/i.test(question)) {
    const feelingAfter = (limb: Limb) => mostCommon(ofLimb(limb).flatMap(({ after }) => after ?? []))[0]
    const noted = named.flatMap((limb) => (feelingAfter(limb) ? [`${feelingAfter(limb)} after ${limb}`] : []))
    const unnoted = named.filter((limb) => !feelingAfter(limb))
    return [
      ...(noted.length > 0 ? [`${period.label} you were most often ${listed(noted, 'and')}.`] : []),
      ...(unnoted.length > 0 ? [`There’s no feeling after ${listed(unnoted, 'or')} in what I see.`] : []),
    ].join(' ')
  }
  if (isQuiet) return null
  const counts = named.map((limb) => {
    const chosen = ofLimb(limb)
    if (chosen.length === 0) return `none of ${limb}`
    return `${counted(chosen.length, 'practice', 'practices')} of ${limb}, ${durationOf(totalOf(chosen))} in all`
  })
  return `${period.label} you logged ${counts.join(', and ')}.`
}

const orNone = (count: number) => (count === 0 ? 'no practices' : counted(count, 'practice', 'practices'))

export function weekend({ period, practices, isQuiet }: LogQuestion): string | null {
  if (isQuiet) return null
  const times = practices.filter(({ day }) => weekdayOf(day).startsWith('S')).length
  return `${period.label} you logged ${orNone(times)} at weekends and ${orNone(practices.length - times)} from Monday to Friday.`
}

export function feelingBefore({ question, period, practices, isQuiet }: LogQuestion): string | null {
  const noted = practices.flatMap(({ before }) => before ?? [])
  const named = beforeFeelings.find((feeling) => new RegExp(`\\b${feeling}\\b`, 'i').test(question))
  const [most] = mostCommon(noted)
  if (!most) return null
  if (!named || isQuiet) return `${period.label} you were most often ${most} before practice.`
  const times = noted.filter((feeling) => feeling === named).length
  const count = `${period.label} you were ${named} before ${times} of ${counted(noted.length, 'practice', 'practices')}.`
  return `${count} ${most === named ? 'It’s what you noted most.' : `Most often you were ${most}.`}`
}

export function comparison({ question, all, today, isQuiet }: LogQuestion): string | null {
  if (/\b(?:last|than a|previous) (?:month|year)\b/i.test(question))
    return 'I can’t tell that from what I see, which is your last 30 days. “Compare two ranges” on your Wellness page can.'
  if (isQuiet) return null
  const between = (from: string, to: string) => all.filter(({ day }) => day >= from && day <= to).length
  const [recent, before] = [between(addDays(today, -6), today), between(addDays(today, -13), addDays(today, -7))]
  return `In the last 7 days you logged ${counted(recent, 'practice', 'practices')}, and in the 7 days before ${before}.`
}
