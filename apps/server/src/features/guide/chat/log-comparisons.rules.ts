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

/** The limb that a question names, also as yoga or breathing. */
export const limbIn = (question: string): Limb | undefined =>
  limbsIn(question).find((limb) => limb !== 'dhyana' || /\bdhyana/i.test(question))

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
  if (/\b(?:(?:last|than a|previous) (?:month|year)|winter|spring|summer|autumn|in (?:the )?fall)\b/i.test(question))
    return 'I can’t tell that from what I see, which is your last 30 days. “Compare two ranges” on your Wellness page can.'
  if (isQuiet) return null
  const between = (from: string, to: string) => all.filter(({ day }) => day >= from && day <= to).length
  const [recent, before] = [between(addDays(today, -6), today), between(addDays(today, -13), addDays(today, -7))]
  return `In the last 7 days you logged ${counted(recent, 'practice', 'practices')}, and in the 7 days before ${before}.`
}

const aboutLeast = /\b(?:skip\w*|miss\w*|least|rarely|seldom|never|less|worst|do ?n['’]?o?t)\b/i

/** The day of the week on which the member practised most often or, if the question says so, least often. */
export function weekday({ question, period, practices, today, isQuiet }: LogQuestion): string {
  const practised = daysOf(practices).map(weekdayOf)
  const timesOn = (day: string) => practised.filter((each) => each === day).length
  const [most = '', times = 0] = mostCommon(practised)
  if (!aboutLeast.test(question))
    return `${period.label} you practised most often on a ${most}${isQuiet ? '' : `: ${counted(times, 'time', 'times')}`}.`
  const week = Array.from({ length: 7 }, (_, back) => weekdayOf(addDays(today, -back)))
  const fewest = Math.min(...week.map(timesOn))
  const rarest = listed(
    week.filter((day) => timesOn(day) === fewest),
    'or',
  )
  if (fewest === 0) return `${period.label} there’s no practice on a ${rarest} in your log.`
  return `${period.label} you practised least often on a ${rarest}${isQuiet ? '' : `: ${counted(fewest, 'time', 'times')}`}.`
}

export function neglected({ all, isQuiet }: LogQuestion): string {
  const times = (limb: Limb) => all.filter((practice) => practice.limb === limb).length
  const unseen = limbs.filter((limb) => times(limb) === 0)
  if (unseen.length > 0) {
    return `In the last 30 days you logged no ${listed(unseen, 'or')}. None of them has to be on a list: some limbs are lived between the sits.`
  }
  const [least = 'samadhi'] = limbs.toSorted((left, right) => times(left) - times(right))
  return isQuiet
    ? `All eight limbs are in your log for the last 30 days. The rarest is ${least}.`
    : `All eight limbs are in your log for the last 30 days. The rarest is ${least}, with ${counted(times(least), 'practice', 'practices')}.`
}

export function shift({ question, period, practices, isQuiet }: LogQuestion): string | null {
  const [, from = '', to = ''] = /\b(\w+) before\b.*\band (?:then )?(\w+) after/i.exec(question) ?? []
  const [before, after] = [from.toLowerCase(), to.toLowerCase()]
  const noted = practices.filter((practice) => practice.before === before)
  if (isQuiet || noted.length === 0) return null
  const times = noted.filter((practice) => practice.after === after).length
  return `${period.label} you were ${before} before practice ${counted(noted.length, 'time', 'times')}, and ${after} after ${times} of them.`
}
