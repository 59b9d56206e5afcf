import {
  addDays,
  type BeforeFeeling,
  type Limb,
  limbs,
  recommendationDays,
  timesOfDay,
  type TimeOfDay,
  timeOfDayAt,
} from '@sadhana/contract'
import {
  bestEnding,
  daysPractised,
  type Ending,
  minAlike,
  type LoggedSession,
  type MemberLog,
  mostFrequent,
  type OpenLog,
  partOf,
} from './evidence.rules.ts'

/** One thing to practise, and why. */
export type Candidate = {
  limb: Limb
  /** A whole sentence with its numbers. `count` is the size of the largest group it mentions. */
  reason: string
  /** The same sentence without numbers. */
  quietReason: string
  count: number
  timeOfDay: TimeOfDay
  /** The sessions behind `count`, if it counts similar sessions. */
  evidence: readonly LoggedSession[]
  /** True for something short and gentle, whatever the member's habit. */
  isGentle?: boolean
}

const span = `in the last ${recommendationDays} days`

const share = (times: number, of: number) => (times === of ? `All ${of} of your` : `${times} of your ${of}`)

/** How a sentence about endings ends. It names the hard ones, because they are among those it counts. */
function endedAs({ after, sessions }: Ending): { ended: string; endedQuietly: string } {
  const hard = sessions.filter(({ isHard }) => isHard).length
  if (hard === 0) return { ended: `ended ${after}.`, endedQuietly: `have mostly ended ${after}.` }
  return {
    ended: `ended ${after}, and ${hard} ${hard === 1 ? 'was' : 'were'} hard.`,
    endedQuietly: `have mostly ended ${after}, and sometimes it was hard.`,
  }
}

const presentPart = ({ now }: MemberLog): TimeOfDay => timeOfDayAt(Number(now.slice(0, 2)))

/**
 * The time of day at which a limb is mostly practised. If there is none, the usual time of any practice, or else the
 * preferred time.
 */
function usualPart({ sessions, preferredTime }: MemberLog, limb: Limb): TimeOfDay {
  const own = sessions.filter(({ limbType }) => limbType === limb)
  return mostFrequent((own.length > 0 ? own : sessions).map(partOf), timesOfDay)?.value ?? preferredTime
}

const lowEnergy = 3

/** Translates today's mood into a feeling before practice. Undefined unless practice may ease the feeling. */
function feelingToday({ mood }: MemberLog): BeforeFeeling | undefined {
  if (mood?.mood === 'stressed' || mood?.mood === 'anxious') return mood.mood
  return mood && mood.energy !== null && mood.energy <= lowEnergy ? 'tired' : undefined
}

const bestEndingAfter = ({ sessions, open }: OpenLog, feeling: BeforeFeeling): Ending | undefined =>
  bestEnding(
    sessions.filter(({ before }) => before === feeling),
    open,
  )

/** Suggests what helped earlier when practice started with today's feeling. */
export function whatHelped(log: OpenLog): Candidate | undefined {
  const feeling = feelingToday(log)
  const ending = feeling && bestEndingAfter(log, feeling)
  if (!ending) return undefined
  const { limb, times, sessions } = ending
  const { ended, endedQuietly } = endedAs(ending)
  const count = sessions.length
  const noted = feeling === 'tired' ? 'You noted low energy today.' : `You noted feeling ${feeling} today.`
  return {
    limb,
    reason: `${noted} ${share(times, count)} ${limb} sessions that began ${feeling} ${span} ${ended}`,
    quietReason: `${noted} Your ${limb} sessions that began ${feeling} ${endedQuietly}`,
    count,
    timeOfDay: presentPart(log),
    evidence: sessions,
  }
}

const shortNightMinutes = 6 * 60
const poorQuality = 3
const restful: readonly Limb[] = ['pratyahara', 'pranayama', 'dhyana']

const hoursInWords = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [
    hours > 0 && `${hours} ${hours === 1 ? 'hour' : 'hours'}`,
    (rest > 0 || hours === 0) && `${rest} ${rest === 1 ? 'minute' : 'minutes'}`,
  ]
  return parts.filter(Boolean).join(' ')
}

function shortNight({ lastNight }: MemberLog): string | undefined {
  if (!lastNight) return undefined
  const { minutes, quality } = lastNight
  if (minutes !== null && minutes < shortNightMinutes) return `You slept ${hoursInWords(minutes)} last night`
  return quality <= poorQuality ? `You rated last night ${quality} out of 10` : undefined
}

/** After a short or poor night: suggests what helped when the member was tired, or else something restful they know. */
export function afterShortNight(log: OpenLog): Candidate | undefined {
  const night = shortNight(log)
  if (!night) return undefined
  const common = { timeOfDay: presentPart(log), isGentle: true }
  const ending = bestEndingAfter(log, 'tired')
  if (ending) {
    const { limb, times, sessions } = ending
    const { ended, endedQuietly } = endedAs(ending)
    const count = sessions.length
    const reason = `${night}. ${share(times, count)} ${limb} sessions that began tired ${span} ${ended}`
    const quietReason = `Last night wasn’t restful. Your ${limb} sessions that began tired ${endedQuietly}`
    return { ...common, limb, reason, quietReason, count, evidence: sessions }
  }
  const favourite = mostFrequent(
    log.sessions.map(({ limbType }) => limbType),
    restful.filter((limb) => log.open.includes(limb)),
  )
  const limb = favourite?.value ?? restful.find((one) => log.open.includes(one))
  if (!limb) return undefined
  return {
    ...common,
    limb,
    reason: `${night}, so here’s something gentle.`,
    quietReason: 'Last night wasn’t restful, so here’s something gentle.',
    count: 1,
    evidence: [],
  }
}

/** Suggests a limb whose sessions at this time of day mostly ended well. */
export function atThisTimeOfDay(log: OpenLog): Candidate | undefined {
  const part = presentPart(log)
  const ending = bestEnding(
    log.sessions.filter((session) => partOf(session) === part),
    log.open,
  )
  if (!ending) return undefined
  const { limb, times, sessions } = ending
  const { ended, endedQuietly } = endedAs(ending)
  const count = sessions.length
  const reason = `${share(times, count)} ${part} sessions of ${limb} ${span} ${ended}`
  const quietReason = `Your ${part} sessions of ${limb} ${endedQuietly}`
  return { limb, reason, quietReason, count, timeOfDay: part, evidence: sessions }
}

const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** Suggests practising towards the weekly goal, if there is a practice day already this week and none yet today. */
export function towardsTheGoal(log: OpenLog): Candidate | undefined {
  const { sessions, today, weeklyGoal } = log
  const days = daysPractised(sessions, mondayOf(today))
  const isPractised = sessions.some(({ practiceDay }) => practiceDay === today)
  const favourite = mostFrequent(
    sessions.map(({ limbType }) => limbType),
    log.open,
  )
  if (days === 0 || days >= weeklyGoal || isPractised || !favourite) return undefined
  const onDays = days === 1 ? 'on 1 day' : `on ${days} days`
  return {
    limb: favourite.value,
    reason: `You’ve practised ${onDays} this week, and your goal is ${weeklyGoal}.`,
    quietReason: 'Your week of practice has begun.',
    count: days,
    timeOfDay: usualPart(log, favourite.value),
    evidence: [],
  }
}

/** Suggests what is most often practised at one time of day, preferably at the present one. */
export function asUsual(log: OpenLog): Candidate | undefined {
  const { sessions } = log
  const habits = timesOfDay.flatMap((part) => {
    const here = sessions.filter((session) => partOf(session) === part)
    const most = mostFrequent(
      here.map(({ limbType }) => limbType),
      log.open,
    )
    return most && most.times >= minAlike ? [{ part, ...most }] : []
  })
  const isNow = ({ part }: { part: TimeOfDay }) => Number(part === presentPart(log))
  const [habit] = habits.toSorted((a, b) => isNow(b) - isNow(a) || b.times - a.times)
  if (!habit) return undefined
  const { value: limb, part, times } = habit
  const when = part === 'night' ? 'at night' : `in the ${part}`
  return {
    limb,
    reason: `${share(times, sessions.length)} sessions ${span} were ${limb} ${when}.`,
    quietReason: `You often practise ${limb} ${when}.`,
    count: sessions.length,
    timeOfDay: part,
    evidence: [],
  }
}

const allTimeOf = ({ allTime }: MemberLog, limb: Limb): number =>
  allTime.find(({ limbType }) => limbType === limb)?.sessions ?? 0

/** After a longer time without practice: suggests what the member knows best. */
export function familiar(log: OpenLog): Candidate | undefined {
  const [best] = log.open.toSorted((a, b) => allTimeOf(log, b) - allTimeOf(log, a))
  const count = best ? allTimeOf(log, best) : 0
  if (log.sessions.length > 0 || !best || count === 0) return undefined
  const times = count === 1 ? 'once' : `${count} times`
  return {
    limb: best,
    reason: `You’ve logged ${best} ${times} so far.`,
    quietReason: `You’ve practised ${best} before.`,
    count,
    timeOfDay: log.preferredTime,
    evidence: [],
    isGentle: true,
  }
}

/** With fewer sessions, we can't tell which limbs are neglected. */
const minForNeglect = 5

/**
 * Suggests a limb with less than an even share of the sessions: the least visited one, if possible one that the member
 * knows.
 */
export function seldomVisited(log: OpenLog): Candidate | undefined {
  const { sessions, difficulty } = log
  const count = sessions.length
  if (count < minForNeglect) return undefined
  const times = (limb: Limb) => sessions.filter(({ limbType }) => limbType === limb).length
  const isKnown = (limb: Limb) => allTimeOf(log, limb) > 0
  const [limb] = log.open
    .filter((one) => times(one) * limbs.length < count)
    .filter((one) => one !== 'samadhi' || difficulty === 'advanced' || isKnown(one))
    .toSorted((a, b) => times(a) - times(b) || Number(isKnown(b)) - Number(isKnown(a)))
  if (!limb) return undefined
  const visited = `${times(limb)} of your ${count} sessions ${span} ${times(limb) === 1 ? 'was' : 'were'} ${limb}.`
  return {
    limb,
    reason: times(limb) === 0 ? `None of your ${count} sessions ${span} was ${limb}.` : visited,
    quietReason: `You’ve seldom visited ${limb} lately.`,
    count,
    timeOfDay: usualPart(log, limb),
    evidence: [],
    isGentle: true,
  }
}
