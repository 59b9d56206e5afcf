import { addDays, type AfterFeeling, type BeforeFeeling, type Limb } from '@sadhana/contract'
import type { LoggedSession, MemberLog } from '#features/insight/recommendations/evidence.rules.ts'

/** This is a Tuesday. */
export const today = '2026-03-10'

type Feelings = [BeforeFeeling | null, AfterFeeling | null]

/** The same practice on each of the given days, counted back from today. */
export const sat = (
  limbType: Limb,
  daysAgo: readonly number[],
  { time = '06:30', minutes = 20, feelings: [before, after] = ['neutral', null] as Feelings, isHard = false } = {},
): LoggedSession[] =>
  daysAgo.map((days) => {
    const date = addDays(today, -days)
    return { date, time, practiceDay: date, limbType, minutes, before, after, isHard }
  })

export const evening = { time: '19:00' }
export const ended = (...feelings: Feelings) => ({ feelings })

export function aLog({ sessions = [], ...rest }: Partial<MemberLog>): MemberLog {
  const newestFirst = sessions.toSorted((a, b) => `${b.date} ${b.time}`.localeCompare(`${a.date} ${a.time}`))
  const byLimb = Map.groupBy(newestFirst, ({ limbType }) => limbType)
  return {
    language: 'en',
    today,
    now: '18:00',
    totalSessions: sessions.length,
    weeklyGoal: 3,
    difficulty: 'beginner',
    preferredTime: 'morning',
    reasons: [],
    hidden: [],
    allTime: Array.from(byLimb, ([limbType, ofLimb]) => ({ limbType, sessions: ofLimb.length })),
    lastNight: null,
    bedtimes: [],
    mood: null,
    inGentleDays: false,
    ...rest,
    sessions: newestFirst,
  }
}

/** Four evenings, three of which ended calm, and a morning. */
export const calmEvenings = [
  ...sat('pranayama', [2, 4, 7], { ...evening, ...ended('tired', 'calm') }),
  ...sat('pranayama', [9], { ...evening, ...ended('stressed', 'centered') }),
  ...sat('dhyana', [3]),
]

type LogFacts = Pick<
  MemberLog,
  'today' | 'sessions' | 'weeklyGoal' | 'lastNight' | 'mood' | 'allTime' | 'totalSessions'
>
type Groups = Record<string, string | undefined>

const share = String.raw`(?:All (?<all>\d+) of your|(?<times>\d+) of your (?<of>\d+))`
const span = 'in the last 30 days'
const hourRanges = { morning: [5, 12], afternoon: [12, 17], evening: [17, 21] } as const

/** Compares the hours without using the rules under test. */
function isAt({ time }: LoggedSession, part: string): boolean {
  const hour = Number(time.slice(0, 2))
  if (part === 'night') return hour >= 21 || hour < 5
  const [from, to] = hourRanges[part as keyof typeof hourRanges]
  return hour >= from && hour < to
}

const sharesAre = ({ all, times, of }: Groups, matching: number, among: number): boolean =>
  Number(times ?? all) === matching && Number(of ?? all) === among

/**
 * How many of the sessions chosen ended in the feeling; those without an ending are not counted, and a hard one is none
 * of the feelings. Hard ones must be named.
 */
function endedAs(groups: Groups, sessions: readonly LoggedSession[]): boolean {
  const ended = sessions.filter(({ after, isHard }) => after !== null || isHard)
  const alike = ended.filter(({ after, isHard }) => after === groups.after && !isHard)
  const hard = ended.filter(({ isHard }) => isHard)
  return sharesAre(groups, alike.length, ended.length) && Number(groups.hard ?? 0) === hard.length
}

const endings = String.raw`ended (?<after>\w+)(?:, and (?:(?<hard>1) was|(?<hard>\d+) were) hard)?\.`

const beganWith = ({ sessions }: LogFacts, { limb, before }: Groups): LoggedSession[] =>
  sessions.filter((session) => session.limbType === limb && session.before === before)

const minutesSaid = ({ hours, minutes }: Groups): number => Number(hours ?? 0) * 60 + Number(minutes ?? 0)
const sleptSo = ({ lastNight }: LogFacts, groups: Groups): boolean =>
  groups.quality === undefined
    ? lastNight?.minutes === minutesSaid(groups)
    : lastNight?.quality === Number(groups.quality)

const night = String.raw`You (?:slept (?:(?<hours>\d+) hours?)? ?(?:(?<minutes>\d+) minutes?)? ?last night|rated last night (?<quality>\d+) out of 10)`
const began = String.raw`${share} (?<limb>\w+) sessions that began (?<before>\w+) ${span} ${endings}`

/** Every possible sentence, with a function that counts its numbers from the log. */
const sentences: [string, (facts: LogFacts, groups: Groups) => boolean][] = [
  [
    String.raw`A gentle way to begin\. From your fifth session on, suggestions come from your log\.`,
    ({ totalSessions }) => totalSessions < 5,
  ],
  [
    String.raw`${share} (?<part>\w+) sessions of (?<limb>\w+) ${span} ${endings}`,
    ({ sessions }, groups) =>
      endedAs(
        groups,
        sessions.filter((session) => session.limbType === groups.limb && isAt(session, groups.part!)),
      ),
  ],
  [
    String.raw`You noted (?:feeling (?<mood>\w+)|low energy) today\. ${began}`,
    (facts, groups) =>
      (groups.mood ? facts.mood?.mood === groups.mood : (facts.mood?.energy ?? 10) <= 3) &&
      endedAs(groups, beganWith(facts, groups)),
  ],
  [
    String.raw`${night}\. ${began}`,
    (facts, groups) => sleptSo(facts, groups) && endedAs(groups, beganWith(facts, groups)),
  ],
  [String.raw`${night}, so here’s something gentle\.`, sleptSo],
  [
    String.raw`You’ve practised on (?<days>\d+) days? this week, and your goal is (?<goal>\d)\.`,
    ({ sessions, today, weeklyGoal }, { days, goal }) => {
      const sinceMonday = Array.from({ length: 7 }, (_, back) => addDays(today, -back))
      const monday = sinceMonday.find((day) => new Date(day).getUTCDay() === 1)!
      const practised = new Set(sessions.map(({ practiceDay }) => practiceDay).filter((day) => day >= monday))
      return practised.size === Number(days) && weeklyGoal === Number(goal)
    },
  ],
  [
    String.raw`${share} sessions ${span} were (?<limb>\w+) (?:in the|at) (?<part>\w+)\.`,
    ({ sessions }, groups) =>
      sharesAre(
        groups,
        sessions.filter((session) => session.limbType === groups.limb && isAt(session, groups.part!)).length,
        sessions.length,
      ),
  ],
  [
    String.raw`(?:None|(?<times>\d+)) of your (?<of>\d+) sessions ${span} (?:was|were) (?<limb>\w+)\.`,
    ({ sessions }, { times = '0', of, limb }) =>
      sessions.length === Number(of) && sessions.filter(({ limbType }) => limbType === limb).length === Number(times),
  ],
  [
    String.raw`You’ve logged (?<limb>\w+) (?:once|(?<times>\d+) times) so far\.`,
    ({ allTime }, { limb, times = '1' }) =>
      allTime.some(({ limbType, sessions }) => limbType === limb && sessions === Number(times)),
  ],
]

/** Counts the numbers in a recommendation's reason again from the log. False for a sentence that isn't listed. */
export const isTrue = (reason: string, facts: LogFacts): boolean =>
  sentences.some(([sentence, holds]) => {
    const match = new RegExp(`^${sentence}$`).exec(reason)
    return match !== null && holds(facts, match.groups ?? {})
  })
