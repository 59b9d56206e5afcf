import { addDays, type Limb, limbs, timesOfDay, type TimeOfDay, timeOfDayAt } from '@sadhana/contract'
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
import type { Counted, Eased } from './recommendations.texts.en.ts'
import { recommendationTexts } from './recommendations.texts.ts'

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

const textsOf = ({ language }: MemberLog) => recommendationTexts[language]

const countedOf = ({ limb, after, times, sessions }: Ending): Counted => ({
  limb,
  after,
  times,
  of: sessions.length,
  hard: sessions.filter(({ isHard }) => isHard).length,
})

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
function feelingToday({ mood }: MemberLog): Eased | undefined {
  if (mood?.mood === 'stressed' || mood?.mood === 'anxious') return mood.mood
  return mood && mood.energy !== null && mood.energy <= lowEnergy ? 'tired' : undefined
}

const bestEndingAfter = ({ sessions, open }: OpenLog, feeling: Eased): Ending | undefined =>
  bestEnding(
    sessions.filter(({ before }) => before === feeling),
    open,
  )

/** Suggests what helped earlier when practice started with today's feeling. */
export function whatHelped(log: OpenLog): Candidate | undefined {
  const feeling = feelingToday(log)
  const ending = feeling && bestEndingAfter(log, feeling)
  if (!ending) return undefined
  const [texts, counted] = [textsOf(log), countedOf(ending)]
  return {
    limb: ending.limb,
    reason: `${texts.noted[feeling]} ${texts.began(feeling, counted)}`,
    quietReason: `${texts.noted[feeling]} ${texts.beganQuiet(feeling, counted)}`,
    count: counted.of,
    timeOfDay: presentPart(log),
    evidence: ending.sessions,
  }
}

const shortNightMinutes = 6 * 60
const poorQuality = 3
const restful: readonly Limb[] = ['pratyahara', 'pranayama', 'dhyana']

/** What a reason says about a short or poor night, with and without a suggestion in the same sentence. */
function shortNight(log: MemberLog): { alone: string; soGentle: string } | undefined {
  if (!log.lastNight) return undefined
  const { minutes, quality } = log.lastNight
  const texts = textsOf(log)
  if (minutes !== null && minutes < shortNightMinutes) {
    return { alone: texts.slept(minutes), soGentle: texts.sleptSoGentle(minutes) }
  }
  return quality <= poorQuality ? { alone: texts.rated(quality), soGentle: texts.ratedSoGentle(quality) } : undefined
}

/** After a short or poor night: suggests what helped when the member was tired, or else something restful they know. */
export function afterShortNight(log: OpenLog): Candidate | undefined {
  const night = shortNight(log)
  if (!night) return undefined
  const texts = textsOf(log)
  const common = { timeOfDay: presentPart(log), isGentle: true }
  const ending = bestEndingAfter(log, 'tired')
  if (ending) {
    const counted = countedOf(ending)
    const reason = `${night.alone} ${texts.began('tired', counted)}`
    const quietReason = `${texts.poorNight} ${texts.beganQuiet('tired', counted)}`
    return { ...common, limb: ending.limb, reason, quietReason, count: counted.of, evidence: ending.sessions }
  }
  const favourite = mostFrequent(
    log.sessions.map(({ limbType }) => limbType),
    restful.filter((limb) => log.open.includes(limb)),
  )
  const limb = favourite?.value ?? restful.find((one) => log.open.includes(one))
  if (!limb) return undefined
  const [reason, quietReason] = [night.soGentle, texts.poorNightSoGentle]
  return { ...common, limb, reason, quietReason, count: 1, evidence: [] }
}

/** Suggests a limb whose sessions at this time of day mostly ended well. */
export function atThisTimeOfDay(log: OpenLog): Candidate | undefined {
  const part = presentPart(log)
  const ending = bestEnding(
    log.sessions.filter((session) => partOf(session) === part),
    log.open,
  )
  if (!ending) return undefined
  const [texts, counted] = [textsOf(log), countedOf(ending)]
  return {
    limb: ending.limb,
    reason: texts.atTime(part, counted),
    quietReason: texts.atTimeQuiet(part, counted),
    count: counted.of,
    timeOfDay: part,
    evidence: ending.sessions,
  }
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
  const texts = textsOf(log)
  return {
    limb: favourite.value,
    reason: texts.goal(days, weeklyGoal),
    quietReason: texts.goalQuiet,
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
  const texts = textsOf(log)
  return {
    limb,
    reason: texts.usual(limb, part, times, sessions.length),
    quietReason: texts.usualQuiet(limb, part),
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
  const texts = textsOf(log)
  return {
    limb: best,
    reason: texts.familiar(best, count),
    quietReason: texts.familiarQuiet(best),
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
  const texts = textsOf(log)
  return {
    limb,
    reason: texts.seldom(limb, times(limb), count),
    quietReason: texts.seldomQuiet(limb),
    count,
    timeOfDay: usualPart(log, limb),
    evidence: [],
    isGentle: true,
  }
}
