import {
  afterFeelings,
  type AfterFeeling,
  type BeforeFeeling,
  type DifficultyLevel,
  type Language,
  type Limb,
  minutesOf,
  type Mood,
  type Reason,
  timeOfDayAt,
  type TimeOfDay,
} from '@sadhana/contract'

export type LoggedSession = {
  date: string
  time: string
  practiceDay: string
  limbType: Limb
  minutes: number
  before: BeforeFeeling | null
  after: AfterFeeling | null
  isHard: boolean
}

/** Everything that recommendations are based on. */
export type MemberLog = {
  /** In which reasons are given. */
  language: Language
  /** The member's practice day and clock. */
  today: string
  now: string
  totalSessions: number
  weeklyGoal: number
  difficulty: DifficultyLevel
  preferredTime: TimeOfDay
  reasons: readonly Reason[]
  hidden: readonly Limb[]
  /** The sessions of the last 30 practice days, newest first. */
  sessions: readonly LoggedSession[]
  /** How often each limb has ever been practised. */
  allTime: readonly { limbType: Limb; sessions: number }[]
  /** The sleep that ended today. */
  lastNight: { minutes: number | null; quality: number } | null
  /** The times when the member went to bed on recent nights, as `HH:MM`. */
  bedtimes: readonly string[]
  /** Today's latest mood. The energy is null if none was given. */
  mood: { mood: Mood; energy: number | null } | null
  /** In gentle days only what is short, open-eyed and without a held breath is suggested. */
  inGentleDays: boolean
}

/**
 * What a member allows the Practice Guide to use: practices and feelings of the last 30 days. No sleep, no moods, no goal,
 * no older practices, and not which practices were hard.
 */
export const consentedPart = (log: MemberLog): MemberLog => ({
  ...log,
  sessions: log.sessions.map((session) => ({ ...session, isHard: false })),
  mood: null,
  lastNight: null,
  bedtimes: [],
  weeklyGoal: 0,
  allTime: [],
})

/** `open` lists the limbs that may still be suggested, the most inviting first. */
export type OpenLog = MemberLog & { open: readonly Limb[] }

/** With fewer similar sessions, it may be chance. */
export const minAlike = 3

export const partOf = ({ time }: Pick<LoggedSession, 'time'>): TimeOfDay => timeOfDayAt(Number(time.slice(0, 2)))

/** The most frequent of the values. Ties follow `order`. */
export function mostFrequent<T>(values: readonly T[], order: readonly T[]): { value: T; times: number } | undefined {
  const counted = order.map((value) => ({ value, times: values.filter((each) => each === value).length }))
  const best = counted.reduce((a, b) => (b.times > a.times ? b : a), { value: order[0] as T, times: 0 })
  return best.times > 0 ? best : undefined
}

export type Ending = { limb: Limb; after: AfterFeeling; times: number; sessions: LoggedSession[] }

/** How a practice ended, for a reason to count: a hard one had an ending, but none that recommends it. */
export const endingOf = ({ after, isHard }: Ended): AfterFeeling | 'hard' | null => (isHard ? 'hard' : after)
type Ended = Pick<LoggedSession, 'after'> & { isHard?: boolean | undefined }

/**
 * Of the open limbs, the one whose sessions most often ended in the same feeling. It must have at least three sessions,
 * and more than half of them must have ended that way.
 */
export function bestEnding(sessions: readonly LoggedSession[], open: readonly Limb[]): Ending | undefined {
  const endings = open.flatMap((limb): Ending[] => {
    const ended = sessions.filter((session) => session.limbType === limb && endingOf(session) !== null)
    const common = mostFrequent<AfterFeeling | 'hard' | null>(ended.map(endingOf), afterFeelings)
    const isCommon = common && ended.length >= minAlike && common.times * 2 > ended.length
    return isCommon ? [{ limb, after: common.value as AfterFeeling, times: common.times, sessions: ended }] : []
  })
  return endings.toSorted((a, b) => b.times - a.times || a.sessions.length - b.sessions.length)[0]
}

/** The number of days with a session in the week that starts on `from`, a Monday. */
export const daysPractised = (sessions: readonly LoggedSession[], from: string): number =>
  new Set(sessions.map(({ practiceDay }) => practiceDay).filter((day) => day >= from)).size

const defaultMinutes = 10

/** The median length of their sessions with this limb, rounded to five minutes. */
export function usualMinutes(sessions: readonly LoggedSession[], limb: Limb): number {
  const lengths = sessions.filter(({ limbType }) => limbType === limb).map(({ minutes }) => minutes)
  const middle = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length / 2)]
  return middle === undefined ? defaultMinutes : Math.max(5, Math.round(middle / 5) * 5)
}

const nearMinutes = 120
const dayMinutes = 24 * 60
/** Bedtimes are counted from noon, so that 23:30 and 0:30 are an hour apart. */
const sinceNoon = (time: string): number => (minutesOf(time) + dayMinutes / 2) % dayMinutes

/** True from two hours before the usual bedtime on, and after it. */
export function isNearBedtime({ now, bedtimes }: Pick<MemberLog, 'now' | 'bedtimes'>): boolean {
  const usual = bedtimes.map(sinceNoon).toSorted((a, b) => a - b)[Math.floor(bedtimes.length / 2)]
  return usual !== undefined && sinceNoon(now) >= usual - nearMinutes
}
