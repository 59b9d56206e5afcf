import {
  addDays,
  afterFeelings,
  type AfterFeeling,
  type BeforeFeeling,
  type Language,
  type Limb,
  limbs,
  type ReflectionContent,
  type ReflectionRead,
  timesOfDay,
  type TimeOfDay,
} from '@sadhana/contract'
import { endingOf, mostFrequent, partOf } from '../recommendations/evidence.rules.ts'
import type { Eased, PauseTime, Weekday } from './reflection.texts.en.ts'
import { reflectionTexts } from './reflection.texts.ts'

export type MonthLog = ReflectionRead & { month: string; language: Language }
type Session = ReflectionRead['sessions'][number]
type Words = { text: string; quietText: string }

/** Something that the month's log shows, and what was counted to say so. */
export type Fact = {
  id: 'about' | 'part' | 'longest' | 'feeling' | 'hard' | 'limb' | 'joined' | 'pause'
  sentences: Words[]
  evidence: ReflectionContent['evidence'][number]
}

const words = (text: string, quietText = text): Words => ({ text, quietText })
const counted = (text: string, quietText: string): Fact['evidence'] => ({ text, quietText, pause: null })
const textsOf = ({ language }: MonthLog) => reflectionTexts[language]

const dayOfMonth = (day: string): number => Number(day.slice(8))
const daysOf = (sessions: readonly Session[]): number => new Set(sessions.map(({ practiceDay }) => practiceDay)).size
const lengthsOf = (sessions: readonly Session[]): number[] =>
  sessions.map(({ minutes }) => minutes).toSorted((a, b) => a - b)
/** With an even number of sessions, the longer of the two in the middle. */
const middleLength = (sessions: readonly Session[]): number => lengthsOf(sessions)[Math.floor(sessions.length / 2)] ?? 0

const alikeMinutes = 5

/** The median length, if at least half of the practices lasted about as long. */
export function usualLength(sessions: readonly Session[]): number | undefined {
  const middle = middleLength(sessions)
  const alike = sessions.filter(({ minutes }) => Math.abs(minutes - middle) <= alikeMinutes).length
  return alike * 2 >= sessions.length ? middle : undefined
}

/** With this many practices or fewer, a month gets a few words without patterns. */
export const fewPractices = 5

export function about(log: MonthLog): Fact {
  const { sessions } = log
  const [texts, days, practices] = [textsOf(log), daysOf(sessions), sessions.length]
  if (practices <= fewPractices) {
    return {
      id: 'about',
      sentences: [words(texts.few(practices, days), texts.fewQuiet), words(texts.shortPage)],
      evidence: counted(texts.fewCounted(practices, days), texts.aboutCountedQuiet),
    }
  }
  const usual = usualLength(sessions)
  if (usual !== undefined) {
    return {
      id: 'about',
      sentences: [words(texts.alike(days, usual), texts.alikeQuiet)],
      evidence: counted(texts.alikeCounted(practices, days, usual), texts.aboutCountedQuiet),
    }
  }
  const lengths = lengthsOf(sessions)
  const [from, to] = [lengths.at(0) ?? 0, lengths.at(-1) ?? 0]
  return {
    id: 'about',
    sentences: [words(texts.varied(days, from, to), texts.variedQuiet)],
    evidence: counted(texts.variedCounted(practices, days, { from, to }), texts.aboutCountedQuiet),
  }
}

/** The part of the day with at least 60 % of the practices. */
export function mainPart({ sessions }: Pick<MonthLog, 'sessions'>): { part: TimeOfDay; times: number } | undefined {
  const most = mostFrequent(sessions.map(partOf), timesOfDay)
  return most && most.times * 10 >= sessions.length * 6 ? { part: most.value, times: most.times } : undefined
}

export function partOfDay(log: MonthLog): Fact | undefined {
  const main = mainPart(log)
  if (!main) return undefined
  const [texts, all] = [textsOf(log), log.sessions.length]
  return {
    id: 'part',
    sentences: [words(texts.part(main.part, main.times === all))],
    evidence: counted(texts.partCounted(main.part, main.times, all), texts.partCountedQuiet(main.part)),
  }
}

const weekdays: readonly Weekday[] = [0, 1, 2, 3, 4, 5, 6]
const weekdayOf = (day: string) => new Date(day).getUTCDay() as Weekday
const minLongMinutes = 20
const minLongPractices = 3

/** Practices at least twice as long as the median, if two thirds of them or more were on one weekday. */
export function longest(log: MonthLog): Fact | undefined {
  const { sessions } = log
  const from = Math.max(2 * middleLength(sessions), minLongMinutes)
  const long = sessions.filter(({ minutes }) => minutes >= from)
  const most = mostFrequent(
    long.map(({ practiceDay }) => weekdayOf(practiceDay)),
    weekdays,
  )
  if (!most || most.times < minLongPractices || most.times * 3 < long.length * 2) return undefined
  const [texts, all] = [textsOf(log), long.length]
  const { value: weekday, times } = most
  return {
    id: 'longest',
    sentences: [words(texts.longest(weekday, times === all))],
    evidence: counted(texts.longestCounted(weekday, { times, all, from }), texts.longestCountedQuiet(weekday)),
  }
}

const hardFeelings: readonly BeforeFeeling[] = ['stressed', 'anxious', 'tired', 'restless']
const minStarted = 5
const minOfLimb = 3

type CommonEnding = { before: BeforeFeeling; after: AfterFeeling; started: Session[]; ended: Session[] }

/**
 * The difficult feeling that practices most often started with, if more than half of them ended in the same feeling.
 */
function commonEnding(sessions: readonly Session[]): CommonEnding | undefined {
  const endings = hardFeelings.flatMap((before): CommonEnding[] => {
    const started = sessions.filter((session) => session.before === before && endingOf(session) !== null)
    const common = mostFrequent<ReturnType<typeof endingOf>>(started.map(endingOf), afterFeelings)
    if (!common || started.length < minStarted || common.times * 2 <= started.length) return []
    const ended = started.filter((session) => endingOf(session) === common.value)
    return [{ before, after: common.value as AfterFeeling, started, ended }]
  })
  return endings.toSorted((a, b) => b.started.length - a.started.length)[0]
}

export function feeling(log: MonthLog): Fact | undefined {
  const { sessions } = log
  const ending = commonEnding(sessions)
  if (!ending) return undefined
  const { before, after, started, ended } = ending
  const most = mostFrequent(
    ended.map(({ limbType }) => limbType),
    limbs,
  )
  const hasOthers = sessions.some(({ limbType }) => limbType !== most?.value)
  const isNamed = most && hasOthers && most.times >= minOfLimb && most.times * 10 >= ended.length * 6
  const eased: Eased = {
    before,
    after,
    started: started.length,
    ended: ended.length,
    ofLimb: isNamed ? { limb: most.value, times: most.times } : undefined,
    hard: started.filter(({ isHard }) => isHard).length,
  }
  const texts = textsOf(log)
  return {
    id: 'feeling',
    sentences: [words(texts.eased(eased), texts.easedQuiet(eased))],
    evidence: counted(texts.easedCounted(eased), texts.easedCountedQuiet(eased)),
  }
}

/** Named in one sentence, because the practices that are counted here include them. */
export function hardPractices(log: MonthLog): Fact | undefined {
  const [hard, all] = [log.sessions.filter(({ isHard }) => isHard).length, log.sessions.length]
  if (hard === 0) return undefined
  const texts = textsOf(log)
  return {
    id: 'hard',
    sentences: [words(texts.hard(hard, all), texts.hardQuiet)],
    evidence: counted(texts.hardCounted(hard, all), texts.hardCountedQuiet),
  }
}

/** The limb that was practised more often than any other. */
export function mainLimb({ sessions }: Pick<MonthLog, 'sessions'>): { limb: Limb; times: number } | undefined {
  const times = (limb: Limb) => sessions.filter(({ limbType }) => limbType === limb).length
  const [first, second] = limbs.map((limb) => ({ limb, times: times(limb) })).toSorted((a, b) => b.times - a.times)
  return first && first.times > (second?.times ?? 0) ? first : undefined
}

const minAsMain = 3

export function mostPractised(log: MonthLog): Fact | undefined {
  const main = mainLimb(log)
  if (!main || main.times < minAsMain) return undefined
  const [texts, all] = [textsOf(log), log.sessions.length]
  return {
    id: 'limb',
    sentences: [words(texts.limb(main.limb, main.times === all))],
    evidence: counted(texts.limbCounted(main.limb, main.times, all), texts.limbCountedQuiet(main.limb)),
  }
}

const secondHalf = 16
const minJoined = 2
const isLate = ({ practiceDay }: Session): boolean => dayOfMonth(practiceDay) >= secondHalf

/** A limb that was first practised in the second half of the month, if there was practice in the first half too. */
export function joined(log: MonthLog): Fact | undefined {
  const { sessions } = log
  if (sessions.filter((session) => !isLate(session)).length < fewPractices) return undefined
  const late = limbs.flatMap((limb) => {
    const own = sessions.filter(({ limbType }) => limbType === limb)
    return own.length >= minJoined && own.every(isLate) ? [{ limb, own }] : []
  })
  const [most] = late.toSorted((a, b) => b.own.length - a.own.length)
  if (!most) return undefined
  const first = Math.min(...most.own.map(({ practiceDay }) => dayOfMonth(practiceDay)))
  const texts = textsOf(log)
  return {
    id: 'joined',
    sentences: [words(texts.joined(most.limb))],
    evidence: counted(texts.joinedCounted(most.limb, most.own.length, first), texts.joinedCountedQuiet(most.limb)),
  }
}

const minPaused = 3
const longPause = 15
const soonDays = 3
const weeks: readonly PauseTime[] = ['first', 'second', 'third', 'fourth', 'end']

/** The longest pause of the month, and how practice continued. */
export function pause(log: MonthLog): Fact | undefined {
  const { month, sessions, pauses } = log
  const daysIn = pauses.map((one) => {
    const days: string[] = []
    for (let day = one.firstDay; day <= one.lastDay; day = addDays(day, 1)) if (day.startsWith(month)) days.push(day)
    return { one, days }
  })
  const [main] = daysIn.toSorted((a, b) => b.days.length - a.days.length)
  if (!main || main.days.length < minPaused) return undefined
  const middle = dayOfMonth(main.days[Math.floor(main.days.length / 2)]!)
  const when = main.days.length >= longPause ? 'long' : weeks[Math.floor((middle - 1) / 7)]!
  const isPractised = (day: string) => sessions.some(({ practiceDay }) => practiceDay === day)
  const after = Array.from({ length: soonDays }, (_, index) => addDays(main.one.lastDay, index + 1))
  const again = after.findIndex(isPractised)
  const texts = textsOf(log)
  return {
    id: 'pause',
    sentences:
      again === 0
        ? [words(texts.pauseThenNextDay(when)), words(texts.pauseAsk)]
        : [words(again > 0 ? texts.pauseThenSoon(when) : texts.pause(when))],
    evidence: { ...words(texts.pauseCounted), pause: main.one },
  }
}
