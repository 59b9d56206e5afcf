import type { AfterFeeling, BeforeFeeling, Limb, TimeOfDay } from '@sadhana/contract'

/** The days that an answer is about. Weekdays count from Sunday, 0. */
export type Span =
  | 'today'
  | 'yesterday'
  | 'thisWeek'
  | 'lastWeek'
  | 'thisMonth'
  | { weekday: number }
  | { days: number; isWhole?: true }
export type Feeling = BeforeFeeling | AfterFeeling
/** What someone may hope for from practice. */
export type Wanted = 'calm' | 'energized' | 'focused' | 'grateful'
export type Counted = { limb?: Limb | undefined; times: number; days: number; minutes: number }

const counted = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`)
const practices = (count: number) => counted(count, 'practice', 'practices')
const orNone = (count: number) => (count === 0 ? 'no practices' : practices(count))
const listed = (names: readonly string[], word: 'and' | 'or') => {
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${word} ${last}`
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const months = 'January February March April May June July August September October November December'.split(' ')
const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()]
const dateOf = (day: string) => `${weekdayOf(day)}, ${Number(day.slice(8))} ${months[Number(day.slice(5, 7)) - 1]}`

/** From two hours on, a duration is easier to grasp in hours. */
const minHours = 120

function lasting(minutes: number): string {
  if (minutes < minHours) return counted(minutes, 'minute', 'minutes')
  const rest = minutes % 60
  return rest === 0 ? `${minutes / 60} h` : `${Math.floor(minutes / 60)} h ${rest} min`
}

const when: Record<TimeOfDay, string> = {
  morning: 'in the morning',
  afternoon: 'in the afternoon',
  evening: 'in the evening',
  night: 'at night',
}

const spans = {
  today: 'Today',
  yesterday: 'Yesterday',
  thisWeek: 'This week',
  lastWeek: 'Last week',
  thisMonth: 'This month',
}

function during(span: Span): string {
  if (typeof span === 'string') return spans[span]
  return 'days' in span ? `In the last ${span.days} days` : `On ${weekdays[span.weekday]}`
}

const wantedWords: Record<Wanted, string> = {
  calm: 'calm or peaceful',
  energized: 'energized',
  focused: 'focused',
  grateful: 'grateful',
}

const in30Days = 'In the last 30 days'

/** What the guide says about a member's own log. */
export const en = {
  lasting,
  nothing: (span: Span): string => {
    if (typeof span === 'string') return `There’s nothing in your log for ${spans[span].toLowerCase()}.`
    if ('weekday' in span) return `There’s nothing in your log on ${weekdays[span.weekday]}.`
    return span.isWhole
      ? 'There’s nothing in your log yet.'
      : `There’s nothing in your log for the last ${span.days} days.`
  },
  unsure: (words: string) => `I can’t tell that from what I see. ${words} Home, Progress and Wellness have the rest.`,
  furtherBack: (words: string) =>
    `I can’t tell that from what I see. ${words} Your total time is on Home, and your list has every practice since the first.`,
  cannotCompare:
    'I can’t tell that from what I see, which is your last 30 days. “Compare two ranges” on your Wellness page can.',
  noneOf: (span: Span, limb: Limb) => `${during(span)} you logged no ${limb}.`,
  total: (span: Span, { limb, times, days, minutes }: Counted) =>
    `${during(span)} you logged ${practices(times)}${limb ? ` of ${limb}` : ''} on ${counted(days, 'day', 'days')}, ${lasting(minutes)} in all.`,
  longestRun: (days: number) =>
    `In the last 30 days, the most days you practised in a row was ${days}. Your streak, with rest days and all your time here, is in your practice journey.`,
  last: (limb: Limb, day: string, part: TimeOfDay, isNamed: boolean) => {
    const then = day === 'today' || day === 'yesterday' ? day : `on ${dateOf(day)}`
    return isNamed
      ? `You last practised ${limb} ${then}, ${when[part]}.`
      : `You last practised ${then}: ${limb}, ${when[part]}.`
  },
  longest: (span: Span, limb: Limb, day: string, minutes: number) =>
    `${during(span)} your longest practice was ${limb} on ${dateOf(day)}: ${lasting(minutes)}.`,
  average: (span: Span, limb: Limb | undefined, minutes: number) =>
    `${during(span)} a practice${limb ? ` of ${limb}` : ''} took you ${lasting(minutes)} on average.`,
  usualTime: (span: Span, limb: Limb | undefined, part: TimeOfDay, times: number, of: number) =>
    `${during(span)} you practised${limb ? ` ${limb}` : ''} mostly ${when[part]}: ${times} of ${practices(of)}.`,
  usualTimeQuiet: (span: Span, limb: Limb | undefined, part: TimeOfDay) =>
    `${during(span)} you practised${limb ? ` ${limb}` : ''} mostly ${when[part]}.`,
  tooFew: (wanted: Wanted) =>
    `${in30Days} there are too few practices in your log that ended ${wantedWords[wanted]} to tell.`,
  best: (wanted: Wanted, limb: Limb, times: number, of: number) =>
    `${in30Days} you most often felt ${wantedWords[wanted]} after ${limb}: ${times} of ${counted(of, 'time', 'times')} you noted a feeling.`,
  bestQuiet: (wanted: Wanted, limb: Limb) => `${in30Days} you most often felt ${wantedWords[wanted]} after ${limb}.`,
  feelings: (span: Span, limb: Limb | undefined, before: Feeling, after: Feeling) =>
    `${during(span)} you were most often ${before} before ${limb ?? 'practice'} and ${after} after it.`,
  feelingsFrom: (span: Span, limb: Limb | undefined, before: Feeling, after: Feeling) =>
    `${during(span)}, when you were ${before} before ${limb ?? 'practice'}, you were most often ${after} after it.`,
  limbs: (span: Span, ranked: readonly { limb: Limb; times: number }[]) =>
    `${during(span)} you practised ${listed(
      ranked.map(({ limb, times }) => `${limb} (${times})`),
      'and',
    )}, the most frequent first.`,
  limbsQuiet: (span: Span, ranked: readonly { limb: Limb }[]) =>
    `${during(span)} you practised ${listed(
      ranked.map(({ limb }) => limb),
      'and',
    )}, the most frequent first.`,
  oneLimb: (span: Span, limb: Limb) => `${during(span)} you practised ${limb}.`,
  afterLimbs: (span: Span, noted: readonly { limb: Limb; feeling: Feeling }[]) =>
    `${during(span)} you were most often ${listed(
      noted.map(({ limb, feeling }) => `${feeling} after ${limb}`),
      'and',
    )}.`,
  noFeelingAfter: (without: readonly Limb[]) => `There’s no feeling after ${listed(without, 'or')} in what I see.`,
  sideBySide: (span: Span, counts: readonly { limb: Limb; times: number; minutes: number }[]) =>
    `${during(span)} you logged ${counts
      .map(({ limb, times, minutes }) =>
        times === 0 ? `none of ${limb}` : `${practices(times)} of ${limb}, ${lasting(minutes)} in all`,
      )
      .join(', and ')}.`,
  weekend: (span: Span, atWeekends: number, onWeekdays: number) =>
    `${during(span)} you logged ${orNone(atWeekends)} at weekends and ${orNone(onWeekdays)} from Monday to Friday.`,
  mostBefore: (span: Span, feeling: Feeling) => `${during(span)} you were most often ${feeling} before practice.`,
  before: (span: Span, named: Feeling, times: number, of: number, most: Feeling) =>
    `${during(span)} you were ${named} before ${times} of ${practices(of)}. ${
      most === named ? 'It’s what you noted most.' : `Most often you were ${most}.`
    }`,
  weeks: (recent: number, before: number) =>
    `In the last 7 days you logged ${practices(recent)}, and in the 7 days before ${before}.`,
  mostOn: (span: Span, weekday: number, times: number) =>
    `${during(span)} you practised most often on a ${weekdays[weekday]}: ${counted(times, 'time', 'times')}.`,
  mostOnQuiet: (span: Span, weekday: number) => `${during(span)} you practised most often on a ${weekdays[weekday]}.`,
  neverOn: (span: Span, rarest: readonly number[]) =>
    `${during(span)} there’s no practice on a ${listed(
      rarest.map((day) => weekdays[day] ?? ''),
      'or',
    )} in your log.`,
  leastOn: (span: Span, rarest: readonly number[], times: number) =>
    `${during(span)} you practised least often on a ${listed(
      rarest.map((day) => weekdays[day] ?? ''),
      'or',
    )}: ${counted(times, 'time', 'times')}${rarest.length > 1 ? ' each' : ''}.`,
  leastOnQuiet: (span: Span, rarest: readonly number[]) =>
    `${during(span)} you practised least often on a ${listed(
      rarest.map((day) => weekdays[day] ?? ''),
      'or',
    )}.`,
  unseen: (without: readonly Limb[]) =>
    `In the last 30 days you logged no ${listed(without, 'or')}. None of them has to be on a list: some limbs are lived between the sits.`,
  rarest: (limb: Limb, times: number) =>
    `All eight limbs are in your log for the last 30 days. The rarest is ${limb}, with ${practices(times)}.`,
  rarestQuiet: (limb: Limb) => `All eight limbs are in your log for the last 30 days. The rarest is ${limb}.`,
  shift: (span: Span, before: Feeling, after: Feeling, of: number, times: number) =>
    `${during(span)} you were ${before} before practice ${counted(of, 'time', 'times')}, and ${after} after ${times} of them.`,
  summaryOfOne: (minutes: number, limb: Limb, part: TimeOfDay) =>
    `In the last 30 days you logged 1 practice of ${lasting(minutes)}: ${limb}, ${when[part]}.`,
  summary: (of: number, minutes: number, limb: Limb, times: number, part: TimeOfDay) =>
    `In the last 30 days you logged ${of} practices, ${lasting(minutes)} in all. Most often it was ${limb}, ${times} of ${of}, mostly ${when[part]}.`,
  summaryQuiet: (limb: Limb, part: TimeOfDay) =>
    `In the last 30 days you practised ${limb} most often, mostly ${when[part]}.`,
  commonShift: (before: Feeling, after: Feeling, times: number) =>
    `Your most common shift was ${before} to ${after}, ${times} times.`,
  commonShiftQuiet: (before: Feeling, after: Feeling) => `Your most common shift was ${before} to ${after}.`,
}

export type LogTexts = typeof en
