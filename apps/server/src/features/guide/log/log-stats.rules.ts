import { addDays, type AfterFeeling, type BeforeFeeling, type Limb, type TimeOfDay } from '@sadhana/contract'
import type { LogTexts, Span } from './log-answers.texts.en.ts'

export type LoggedPractice = {
  limb: Limb
  day: string
  minutes: number
  before: BeforeFeeling | null
  after: AfterFeeling | null
  hour: number
}

/** How an answer is told: without counts in quiet mode, and in the member's language. */
export type Telling = { isQuiet: boolean; texts: LogTexts }

/** How often something must have been logged before it is called common. */
const minForShift = 3

/**
 * What the guide may know about a member: sessions and feelings of the last 30 days, in a few sentences made of fixed
 * words. It contains nothing that a member typed, so no note or name can give a model instructions. In quiet mode, it
 * has no counts.
 */
export function logSummary(practices: LoggedPractice[], { isQuiet, texts }: Telling): string | null {
  const minutes = practices.reduce((sum, practice) => sum + practice.minutes, 0)
  const [limb, times = 0] = mostCommon(practices.map((practice) => practice.limb))
  const [part] = mostCommon(practices.map((practice) => partOfDay(practice.hour)))
  if (!limb || !part) return null
  const [shift, shifts = 0] = mostCommon(
    practices.flatMap(({ before, after }) => (before && after ? [`${before} ${after}` as const] : [])),
  )
  const all = practices.length
  const sentences = [
    isQuiet
      ? texts.summaryQuiet(limb, part)
      : all === 1
        ? texts.summaryOfOne(minutes, limb, part)
        : texts.summary(all, minutes, limb, times, part),
  ]
  if (shift && shifts >= minForShift) {
    const [before, after] = shift.split(' ') as [BeforeFeeling, AfterFeeling]
    sentences.push(isQuiet ? texts.commonShiftQuiet(before, after) : texts.commonShift(before, after, shifts))
  }
  return sentences.join(' ')
}

export function partOfDay(hour: number): TimeOfDay {
  if (hour >= 5 && hour < 12) return 'morning'
  if (hour >= 12 && hour < 17) return 'afternoon'
  return hour >= 17 && hour < 22 ? 'evening' : 'night'
}

export function mostCommon<Value extends string | number>(values: Value[]): [Value, number] | [] {
  const counts = new Map<Value, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([left, some], [right, others]) => others - some || (left < right ? -1 : 1))[0] ?? []
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const monthNames = 'January February March April May June July August September October November December'.split(' ')
/** Counted from Sunday, 0. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay()

export type Period = { span: Span; from: string; to: string }

/** The days that a question is about. If it names none, the last 30. */
export function periodOf(question: string, today: string): Period {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const period = (span: Span, from: string, to = today): Period => ({ span, from, to })
  if (/\bday before yesterday\b/i.test(question)) {
    const day = addDays(today, -2)
    return period({ weekday: weekdayOf(day) }, day, day)
  }
  if (/\byesterday\b/i.test(question)) return period('yesterday', addDays(today, -1), addDays(today, -1))
  if (/\b(?:today|tonight)\b/i.test(question)) return period('today', today)
  if (/\blast week\b/i.test(question)) return period('lastWeek', addDays(monday, -7), addDays(monday, -1))
  if (/\bthis week\b/i.test(question)) return period('thisWeek', monday)
  const inDays = (days: number) => period({ days }, addDays(today, 1 - days))
  const days = recentDaysIn(question)
  if (days) return inDays(days)
  const recent = period({ days: maxRecentDays, isWhole: true }, addDays(today, 1 - maxRecentDays))
  const thisMonth = monthNames[Number(today.slice(5, 7)) - 1]
  if (new RegExp(`\\b(?:this month|(?:in|during) ${thisMonth})\\b`, 'i').test(question)) {
    const first = `${today.slice(0, 8)}01`
    // On the 31st, the guide can't see the first of the month.
    return first < recent.from ? recent : period('thisMonth', first)
  }
  const named = dayNames.findIndex((name) => new RegExp(`\\b(?:on|last|this) (?:last )?${name}\\b`, 'i').test(question))
  if (named >= 0) {
    const day = addDays(today, -((new Date(today).getUTCDay() - named + 7) % 7 || 7))
    return period({ weekday: named }, day, day)
  }
  return recent
}

const numberWords = 'zero one two three four five six seven eight nine ten'.split(' ')
const recentDays = /\b(?:last|past)(?: (?<count>\d{1,2}|two|three|four|five|six|seven|ten))? (?<unit>days|weeks?)\b/i
/** How many days back the guide sees, including today. */
export const maxRecentDays = 30

/** The number of days in a phrase such as "the past two weeks", if the guide can see that far. */
function recentDaysIn(question: string): number | null {
  const { count = '1', unit = '' } = recentDays.exec(question)?.groups ?? {}
  const number = Number(count) || numberWords.indexOf(count.toLowerCase())
  const days = /^week/i.test(unit) ? number * 7 : number
  return unit !== '' && days > 1 && days <= maxRecentDays ? days : null
}

/** True if a question is about days that the guide can't see. */
export function isFurtherBack(question: string, today: string): boolean {
  if (/^(?!.*\b(?:ever|last month)\b).*\b(?:today|yesterday|this week|this month|(?:last|past) week)\b/i.test(question))
    return false
  const months = monthNames.filter((_, index) => index !== Number(today.slice(5, 7)) - 1).join('|')
  return new RegExp(
    `\\b(?:ever|all[- ]time|(?:in|my) total|total (?:hours|minutes|time)|altogether|overall|so far|(?:this|last|the past|per) year|years|last month|months|since (?:i|when) (?:\\w+ )?(?:start|join|beg[au]n|sign)\\w*|since the (?:start|beginning)|how long have i been|(?:in|every|this|last) (?:the )?(?:winter|spring|summer|autumn|fall)|first (?:time|practice|session|sit|meditation|day)|did i (?:first|start|join|begin)|(?:in|since|during|of) (?:${months}))\\b`,
    'i',
  ).test(question)
}

/** The days must be sorted. */
export function longestRunOf(days: readonly string[]): number {
  let [longest, run, last] = [0, 0, '']
  for (const day of days) {
    run = day === addDays(last || day, 1) ? run + 1 : 1
    longest = Math.max(longest, run)
    last = day
  }
  return longest
}
