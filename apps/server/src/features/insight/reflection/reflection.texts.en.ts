import type { AfterFeeling, BeforeFeeling, Limb, TimeOfDay } from '@sadhana/contract'

/** Practices that started with one feeling, how many of them ended in another, and the limb of most of these. */
export type Eased = {
  before: BeforeFeeling
  after: AfterFeeling
  started: number
  ended: number
  ofLimb: { limb: Limb; times: number } | undefined
  hard: number
}
/** From Sunday. */
export type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6
export type PauseTime = 'first' | 'second' | 'third' | 'fourth' | 'end' | 'long'
export type PartOfMonth = { part: TimeOfDay; length: 'short' | 'long' | undefined }

const some = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`
const whenOf = (part: TimeOfDay): string => (part === 'night' ? 'at night' : `in the ${part}`)
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const parts: Record<TimeOfDay, string> = {
  morning: 'mornings',
  afternoon: 'afternoons',
  evening: 'evenings',
  // 'Short nights' would suggest sleep.
  night: 'practices at night',
}
const pauseTimes: Record<PauseTime, string> = {
  first: 'in the first week',
  second: 'in the second week',
  third: 'in the third week',
  fourth: 'in the fourth week',
  end: 'at the end',
  long: 'for a good part of the month',
}

/** What ends in `Counted` says what was counted, and what ends in `Quiet` says the same without numbers. */
export const en = {
  few: (times: number, days: number) => `You practised ${some(times, 'time')}, on ${some(days, 'day')}.`,
  fewQuiet: 'You practised a few times.',
  shortPage: 'A few practices make a short page, and that’s fine.',
  fewCounted: (practices: number, days: number) => `${some(days, 'day')}, ${some(practices, 'practice')}`,
  alike: (days: number, minutes: number) =>
    `You practised on ${some(days, 'day')}, often for ${some(minutes, 'minute')} or so.`,
  alikeQuiet: 'You often practised for about the same time.',
  alikeCounted: (practices: number, days: number, minutes: number) =>
    `${some(days, 'day')}, ${some(practices, 'practice')}, middle length ${some(minutes, 'minute')}`,
  varied: (days: number, from: number, to: number) =>
    `You practised on ${some(days, 'day')}, for anything from ${from} to ${some(to, 'minute')}.`,
  variedQuiet: 'You gave your practices different lengths.',
  variedCounted: (practices: number, days: number, { from, to }: { from: number; to: number }) =>
    `${some(days, 'day')}, ${some(practices, 'practice')}, from ${from} to ${some(to, 'minute')}`,
  aboutCountedQuiet: 'Your practices of the month',

  part: (part: TimeOfDay, isAll: boolean) => `${isAll ? 'All' : 'Most'} of your practices were ${whenOf(part)}.`,
  partCounted: (part: TimeOfDay, times: number, all: number) => `${times} of ${some(all, 'practice')} ${whenOf(part)}`,
  partCountedQuiet: (part: TimeOfDay) => `Practices ${whenOf(part)}`,

  longest: (weekday: Weekday, isAll: boolean) =>
    `Your longest practices were ${isAll ? '' : 'mostly '}on ${weekdays[weekday]}s.`,
  longestCounted: (weekday: Weekday, { times, all, from }: { times: number; all: number; from: number }) =>
    `${times} of ${some(all, 'practice')} of ${from} minutes or longer, on a ${weekdays[weekday]}`,
  longestCountedQuiet: (weekday: Weekday) => `Longer practices on a ${weekdays[weekday]}`,

  eased({ before, after, started, ended, ofLimb }: Eased) {
    const share = ended === started ? `all ${started}` : `${ended} of ${started}`
    if (!ofLimb) return `When you began ${before}, ${share} practices ended ${after}.`
    const limbShare = ofLimb.times === ended ? 'all' : `${ofLimb.times}`
    return `When you began ${before}, ${share} practices ended ${after}, and ${limbShare} of those were ${ofLimb.limb}.`
  },
  easedQuiet: ({ before, after }: Eased) => `When you began ${before}, you mostly ended ${after}.`,
  easedCounted({ before, after, started, ended, ofLimb, hard }: Eased) {
    const limbText = ofLimb ? `, ${ofLimb.times} of those ${ofLimb.limb}` : ''
    const hardText = hard > 0 ? `, ${hard} hard` : ''
    return `${some(started, 'practice')} begun ${before}, ${ended} ended ${after}${limbText}${hardText}; associated with, not caused by`
  },
  easedCountedQuiet: ({ before }: Eased) => `Practices begun ${before}; associated with, not caused by`,

  hard: (hard: number, all: number) => `${hard} of your ${all} practices ${hard === 1 ? 'was' : 'were'} hard.`,
  hardQuiet: 'Some of your practices were hard.',
  hardCounted: (hard: number, all: number) => `${hard} of ${some(all, 'practice')} noted as hard`,
  hardCountedQuiet: 'Practices noted as hard',

  limb: (limb: Limb, isAll: boolean) =>
    isAll ? `Every practice was ${limb}.` : `What you practised most was ${limb}.`,
  limbCounted: (limb: Limb, times: number, all: number) => `${times} of ${some(all, 'practice')} of ${limb}`,
  limbCountedQuiet: (limb: Limb) => `Practices of ${limb}`,

  joined: (limb: Limb) => `In the second half of the month, ${limb} joined in.`,
  joinedCounted: (limb: Limb, times: number, firstDay: number) =>
    `${some(times, 'practice')} of ${limb}, the first on day ${firstDay} of the month`,
  joinedCountedQuiet: (limb: Limb) => `Practices of ${limb} in the second half`,

  pause: (time: PauseTime) => `You set a pause ${pauseTimes[time]}.`,
  pauseThenSoon: (time: PauseTime) => `You set a pause ${pauseTimes[time]}, and practised again soon after it.`,
  pauseThenNextDay: (time: PauseTime) => `You set a pause ${pauseTimes[time]}, and practised again the day after it.`,
  pauseAsk: 'It may be worth asking what made coming back easy.',
  pauseCounted: 'A pause you had set',

  /** None has a number, or anything that isn't in the sentences. */
  headlines: {
    few: (month: string) => `A few practices in ${month}.`,
    part: (month: string, { part, length }: PartOfMonth) =>
      `${month} was a month of ${length ? `${length} ` : ''}${parts[part]}.`,
    limb: (month: string, limb: Limb) => `${month} was a month of ${limb}.`,
    plain: (month: string) => `${month}, as your log remembers it.`,
  },
}

export type ReflectionTexts = typeof en
