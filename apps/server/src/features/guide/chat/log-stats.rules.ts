import { addDays, type Limb } from '@sadhana/contract'

export type LoggedPractice = {
  limb: Limb
  day: string
  minutes: number
  before: string | null
  after: string | null
  hour: number
}

/** How often something must have been logged before it is called common. */
const minForShift = 3

/**
 * What the guide may know about a member: sessions and feelings of the last 30 days, in a few sentences made of fixed
 * words. It contains nothing that a member typed, so no note or name can give a model instructions. In quiet mode, it
 * has no counts.
 */
export function logSummary(practices: LoggedPractice[], isQuiet: boolean): string | null {
  if (practices.length === 0) return null
  const minutes = practices.reduce((sum, practice) => sum + practice.minutes, 0)
  const [limb = '', times = 0] = mostCommon(practices.map((practice) => practice.limb))
  const [part = ''] = mostCommon(practices.map((practice) => partOfDay(practice.hour)))
  const [shift = '', shifts = 0] = mostCommon(
    practices.flatMap(({ before, after }) => (before && after ? [`${before} to ${after}`] : [])),
  )
  const sentences = isQuiet
    ? [`In the last 30 days you practised ${limb} most often, mostly ${part}.`]
    : [
        practices.length === 1
          ? `In the last 30 days you logged 1 practice of ${durationOf(minutes)}: ${limb}, ${part}.`
          : `In the last 30 days you logged ${practices.length} practices, ${durationOf(minutes)} in all. Most often it was ${limb}, ${times} of ${practices.length}, mostly ${part}.`,
      ]
  if (shifts >= minForShift) {
    sentences.push(
      isQuiet ? `Your most common shift was ${shift}.` : `Your most common shift was ${shift}, ${shifts} times.`,
    )
  }
  return sentences.join(' ')
}

/** From two hours on, a duration is easier to grasp in hours. */
const minHours = 120

export function durationOf(minutes: number): string {
  if (minutes < minHours) return minutes === 1 ? '1 minute' : `${minutes} minutes`
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

export function partOfDay(hour: number): string {
  if (hour >= 5 && hour < 12) return 'in the morning'
  if (hour >= 12 && hour < 17) return 'in the afternoon'
  return hour >= 17 && hour < 22 ? 'in the evening' : 'at night'
}

export function mostCommon(values: string[]): [string, number] | [] {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].toSorted(([left, some], [right, others]) => others - some || (left < right ? -1 : 1))[0] ?? []
}

const dayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

const monthNames = 'January February March April May June July August September October November December'.split(' ')
export const weekdayOf = (day: string): string => dayNames[new Date(day).getUTCDay()] ?? ''
export const dateOf = (day: string): string =>
  `${weekdayOf(day)}, ${Number(day.slice(8))} ${monthNames[Number(day.slice(5, 7)) - 1]}`

/** `empty` completes the sentence "There's nothing in your log …". */
export type Period = { label: string; empty: string; from: string; to: string }

/** The days that a question is about. If it names none, the last 30. */
export function periodOf(question: string, today: string): Period {
  const monday = addDays(today, -((new Date(today).getUTCDay() + 6) % 7))
  const period = (label: string, from: string, to = today): Period => ({
    label,
    empty: label.startsWith('On ') ? label.replace('On', 'on') : `for ${label.toLowerCase()}`,
    from,
    to,
  })
  if (/\bday before yesterday\b/i.test(question)) {
    const day = addDays(today, -2)
    return period(`On ${weekdayOf(day)}`, day, day)
  }
  if (/\byesterday\b/i.test(question)) return period('Yesterday', addDays(today, -1), addDays(today, -1))
  if (/\b(?:today|tonight)\b/i.test(question)) return period('Today', today)
  if (/\blast week\b/i.test(question)) return period('Last week', addDays(monday, -7), addDays(monday, -1))
  if (/\bthis week\b/i.test(question)) return period('This week', monday)
  const inDays = (days: number) => period(`In the last ${days} days`, addDays(today, 1 - days))
  const days = recentDaysIn(question)
  if (days) return inDays(days)
  const recent = { ...inDays(maxRecentDays), empty: 'yet' }
  const thisMonth = monthNames[Number(today.slice(5, 7)) - 1]
  if (new RegExp(`\\b(?:this month|(?:in|during) ${thisMonth})\\b`, 'i').test(question)) {
    const first = `${today.slice(0, 8)}01`
    // On the 31st, the guide can't see the first of the month.
    return first < recent.from ? recent : period('This month', first)
  }
  const named = dayNames.findIndex((name) => new RegExp(`\\b(?:on|last|this) (?:last )?${name}\\b`, 'i').test(question))
  if (named >= 0) {
    const day = addDays(today, -((new Date(today).getUTCDay() - named + 7) % 7 || 7))
    return period(`On ${dayNames[named]}`, day, day)
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

export function listed(names: readonly string[], word: 'and' | 'or'): string {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}
