import {
  addDays,
  afterFeelings,
  type AfterFeeling,
  type BeforeFeeling,
  type Limb,
  limbs,
  type ReflectionContent,
  type ReflectionRead,
  timesOfDay,
  type TimeOfDay,
} from '@sadhana/contract'
import { endingOf, mostFrequent, partOf } from '../recommendations/evidence.rules.ts'

export type MonthLog = ReflectionRead & { month: string }
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
const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

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

export function about({ sessions }: MonthLog): Fact {
  const [days, practices] = [some(daysOf(sessions), 'day'), some(sessions.length, 'practice')]
  if (sessions.length <= fewPractices) {
    return {
      id: 'about',
      sentences: [
        words(`You practised ${some(sessions.length, 'time')}, on ${days}.`, 'You practised a few times.'),
        words('A few practices make a short page, and that’s fine.'),
      ],
      evidence: counted(`${days}, ${practices}`, 'Your practices of the month'),
    }
  }
  const usual = usualLength(sessions)
  if (usual !== undefined) {
    const length = some(usual, 'minute')
    return {
      id: 'about',
      sentences: [
        words(`You practised on ${days}, often for ${length} or so.`, 'You often practised for about the same time.'),
      ],
      evidence: counted(`${days}, ${practices}, middle length ${length}`, 'Your practices of the month'),
    }
  }
  const lengths = lengthsOf(sessions)
  const range = `${lengths.at(0)} to ${some(lengths.at(-1) ?? 0, 'minute')}`
  return {
    id: 'about',
    sentences: [
      words(`You practised on ${days}, for anything from ${range}.`, 'You gave your practices different lengths.'),
    ],
    evidence: counted(`${days}, ${practices}, from ${range}`, 'Your practices of the month'),
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
  const all = log.sessions.length
  const when = main.part === 'night' ? 'at night' : `in the ${main.part}`
  return {
    id: 'part',
    sentences: [words(`${main.times === all ? 'All' : 'Most'} of your practices were ${when}.`)],
    evidence: counted(`${main.times} of ${some(all, 'practice')} ${when}`, `Practices ${when}`),
  }
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const weekdayOf = (day: string) => weekdays[new Date(day).getUTCDay()]!
const minLongMinutes = 20
const minLongPractices = 3

/** Practices at least twice as long as the median, if two thirds of them or more were on one weekday. */
export function longest({ sessions }: MonthLog): Fact | undefined {
  const from = Math.max(2 * middleLength(sessions), minLongMinutes)
  const long = sessions.filter(({ minutes }) => minutes >= from)
  const most = mostFrequent(
    long.map(({ practiceDay }) => weekdayOf(practiceDay)),
    weekdays,
  )
  if (!most || most.times < minLongPractices || most.times * 3 < long.length * 2) return undefined
  const { value: weekday, times } = most
  return {
    id: 'longest',
    sentences: [words(`Your longest practices were ${times === long.length ? '' : 'mostly '}on ${weekday}s.`)],
    evidence: counted(
      `${times} of ${some(long.length, 'practice')} of ${from} minutes or longer, on a ${weekday}`,
      `Longer practices on a ${weekday}`,
    ),
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

export function feeling({ sessions }: MonthLog): Fact | undefined {
  const ending = commonEnding(sessions)
  if (!ending) return undefined
  const { before, after, started, ended } = ending
  const most = mostFrequent(
    ended.map(({ limbType }) => limbType),
    limbs,
  )
  const hasOthers = sessions.some(({ limbType }) => limbType !== most?.value)
  const ofLimb = most && hasOthers && most.times >= minOfLimb && most.times * 10 >= ended.length * 6 && most
  const share = ended.length === started.length ? `all ${started.length}` : `${ended.length} of ${started.length}`
  const ofThoseText = ofLimb ? `, ${ofLimb.times} of those ${ofLimb.value}` : ''
  const hard = started.filter(({ isHard }) => isHard).length
  const hardText = hard > 0 ? `, ${hard} hard` : ''
  const limbShare = ofLimb && (ofLimb.times === ended.length ? 'all' : `${ofLimb.times}`)
  return {
    id: 'feeling',
    sentences: [
      words(
        ofLimb
          ? `When you began ${before}, ${share} practices ended ${after}, and ${limbShare} of those were ${ofLimb.value}.`
          : `When you began ${before}, ${share} practices ended ${after}.`,
        `When you began ${before}, you mostly ended ${after}.`,
      ),
    ],
    evidence: counted(
      `${some(started.length, 'practice')} begun ${before}, ${ended.length} ended ${after}${ofThoseText}${hardText}; associated with, not caused by`,
      `Practices begun ${before}; associated with, not caused by`,
    ),
  }
}

/** Named in one sentence, because the practices that are counted here include them. */
export function hardPractices({ sessions }: MonthLog): Fact | undefined {
  const [hard, all] = [sessions.filter(({ isHard }) => isHard).length, sessions.length]
  if (hard === 0) return undefined
  return {
    id: 'hard',
    sentences: [
      words(
        `${hard} of your ${all} practices ${hard === 1 ? 'was' : 'were'} hard.`,
        'Some of your practices were hard.',
      ),
    ],
    evidence: counted(`${hard} of ${some(all, 'practice')} noted as hard`, 'Practices noted as hard'),
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
  const all = log.sessions.length
  return {
    id: 'limb',
    sentences: [
      words(main.times === all ? `Every practice was ${main.limb}.` : `What you practised most was ${main.limb}.`),
    ],
    evidence: counted(`${main.times} of ${some(all, 'practice')} of ${main.limb}`, `Practices of ${main.limb}`),
  }
}

const secondHalf = 16
const minJoined = 2
const isLate = ({ practiceDay }: Session): boolean => dayOfMonth(practiceDay) >= secondHalf

/** A limb that was first practised in the second half of the month, if there was practice in the first half too. */
export function joined({ sessions }: MonthLog): Fact | undefined {
  if (sessions.filter((session) => !isLate(session)).length < fewPractices) return undefined
  const late = limbs.flatMap((limb) => {
    const own = sessions.filter(({ limbType }) => limbType === limb)
    return own.length >= minJoined && own.every(isLate) ? [{ limb, own }] : []
  })
  const [most] = late.toSorted((a, b) => b.own.length - a.own.length)
  if (!most) return undefined
  const first = Math.min(...most.own.map(({ practiceDay }) => dayOfMonth(practiceDay)))
  return {
    id: 'joined',
    sentences: [words(`In the second half of the month, ${most.limb} joined in.`)],
    evidence: counted(
      `${some(most.own.length, 'practice')} of ${most.limb}, the first on day ${first} of the month`,
      `Practices of ${most.limb} in the second half`,
    ),
  }
}

const minPaused = 3
const longPause = 15
const soonDays = 3
const weeks = ['in the first week', 'in the second week', 'in the third week', 'in the fourth week', 'at the end']

/** The longest pause of the month, and how practice continued. */
export function pause({ month, sessions, pauses }: MonthLog): Fact | undefined {
  const daysIn = pauses.map((one) => {
    const days: string[] = []
    for (let day = one.firstDay; day <= one.lastDay; day = addDays(day, 1)) if (day.startsWith(month)) days.push(day)
    return { one, days }
  })
  const [main] = daysIn.toSorted((a, b) => b.days.length - a.days.length)
  if (!main || main.days.length < minPaused) return undefined
  const middle = dayOfMonth(main.days[Math.floor(main.days.length / 2)]!)
  const when = main.days.length >= longPause ? 'for a good part of the month' : weeks[Math.floor((middle - 1) / 7)]!
  const isPractised = (day: string) => sessions.some(({ practiceDay }) => practiceDay === day)
  const after = Array.from({ length: soonDays }, (_, index) => addDays(main.one.lastDay, index + 1))
  const again = after.findIndex(isPractised)
  return {
    id: 'pause',
    sentences:
      again === 0
        ? [
            words(`You set a pause ${when}, and practised again the day after it.`),
            words('It may be worth asking what made that easy.'),
          ]
        : [words(`You set a pause ${when}${again > 0 ? ', and practised again soon after it' : ''}.`)],
    evidence: { ...words('A pause you had set'), pause: main.one },
  }
}
