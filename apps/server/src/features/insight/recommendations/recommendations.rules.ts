import {
  type Limb,
  type Reason,
  type Recommendation,
  recommendationsFromSession,
  recommendationsShown,
} from '@sadhana/contract'
import {
  afterShortNight,
  asUsual,
  atThisTimeOfDay,
  type Candidate,
  familiar,
  seldomVisited,
  towardsTheGoal,
  whatHelped,
} from './candidates.rules.ts'
import { isNearBedtime, type LoggedSession, type MemberLog, type OpenLog, usualMinutes } from './evidence.rules.ts'

type Rule = (log: OpenLog) => Candidate | undefined

/** Of limbs that are alike in all else, the one that is easier to start with goes first. */
const invitingFirst: readonly Limb[] = [
  'dhyana',
  'pranayama',
  'asana',
  'pratyahara',
  'dharana',
  'niyamas',
  'yamas',
  'samadhi',
]

/** The most urgent first: how today is, then what works at this hour, then what is usual. */
const fromTheDay: readonly Rule[] = [whatHelped, afterShortNight, atThisTimeOfDay, towardsTheGoal, asUsual, familiar]

/**
 * At most three, each for another limb, and the same for the same log. The last one is a limb that is seldom visited, if
 * there is one. What was already practised today and what the member has hidden is left out.
 */
export function recommend(log: MemberLog): Recommendation[] {
  const isHidden = (limb: Limb) => log.hidden.includes(limb)
  if (log.totalSessions < recommendationsFromSession) {
    return starters(log)
      .filter(({ limbType }) => !isHidden(limbType))
      .slice(0, recommendationsShown)
  }
  const today = new Set(
    log.sessions.filter(({ practiceDay }) => practiceDay === log.today).map(({ limbType }) => limbType),
  )
  const open = invitingFirst.filter((limb) => !isHidden(limb) && !today.has(limb))
  const main = choose(fromTheDay, { ...log, open }, recommendationsShown - 1)
  const last = choose([seldomVisited, ...fromTheDay], { ...log, open: without(open, main) }, 1)
  return [...main, ...last].map((candidate) => toRecommendation(log, candidate))
}

const without = (limbs: readonly Limb[], chosen: readonly Candidate[]): Limb[] =>
  limbs.filter((limb) => !chosen.some((one) => one.limb === limb))

/** What the rules say one after the other, each about the limbs that the earlier ones left. */
function choose(rules: readonly Rule[], log: OpenLog, most: number): Candidate[] {
  const chosen: Candidate[] = []
  for (const rule of rules) {
    const candidate = rule({ ...log, open: without(log.open, chosen) })
    if (candidate && chosen.length < most) chosen.push(candidate)
  }
  return chosen
}

const gentleMinutes = 15
/** More would be a wall of numbers; the reason gives the whole number. */
const evidenceShown = 30

function toRecommendation(log: MemberLog, candidate: Candidate): Recommendation {
  const { limb, reason, quietReason, count, timeOfDay, evidence, isGentle = false } = candidate
  const usual = usualMinutes(log.sessions, limb)
  const duration = isGentle ? Math.min(usual, gentleMinutes) : usual
  return {
    limbType: limb,
    intensity: isGentle ? 'gentle' : intensityOf(log, limb, duration),
    duration,
    timeOfDay,
    focus: focusOf[limb],
    reason,
    quietReason,
    confidence: confidenceOf(count),
    count,
    isStarter: false,
    evidence: evidence.slice(0, evidenceShown).map(evidenceOf),
  }
}

/** Rises with the count, quickly at first, and never reaches 1. */
export const confidenceOf = (count: number): number => Math.round((count / (count + 8)) * 100) / 100

const longPostures = 45
const badNightMinutes = 5 * 60

/** Only postures are ever intense, so at most one suggestion is; never after a bad night or close to bedtime. */
function intensityOf(log: MemberLog, limb: Limb, minutes: number): Recommendation['intensity'] {
  const { difficulty, lastNight } = log
  if (difficulty === 'beginner' || (limb !== 'asana' && limb !== 'pranayama')) return 'gentle'
  const isTired = lastNight !== null && lastNight.minutes !== null && lastNight.minutes < badNightMinutes
  const isStrong = limb === 'asana' && difficulty === 'advanced' && minutes >= longPostures
  return isStrong && !isTired && !isNearBedtime(log) ? 'intense' : 'moderate'
}

/** One plain thing to attend to. No retention and no rapid breathing: those need a teacher. */
const focusOf: Record<Limb, string> = {
  yamas: 'one kind word where a sharp one was ready',
  niyamas: 'three lines about today, for yourself',
  asana: 'slow postures, one breath for each movement',
  pranayama: 'lengthen the out-breath',
  pratyahara: 'sounds near and far',
  dharana: 'one point; come back when you notice you’ve left',
  dhyana: 'count ten breaths, then begin again',
  samadhi: 'sit on for a while after your practice',
}

const starterReason = 'A gentle way to begin. From your fifth session on, suggestions come from your log.'

const starterSet: readonly { limb: Limb; duration: number; focus: string; helps: readonly Reason[] }[] = [
  { limb: 'dhyana', duration: 5, focus: 'count ten breaths, then begin again', helps: ['mind'] },
  { limb: 'pranayama', duration: 3, focus: 'in for four, out for six', helps: ['strain', 'breath'] },
  { limb: 'asana', duration: 10, focus: 'four slow standing postures', helps: ['body'] },
  { limb: 'pratyahara', duration: 5, focus: 'sounds near and far', helps: ['sleep'] },
  { limb: 'niyamas', duration: 5, focus: 'three lines about today, for yourself', helps: ['limbs'] },
]

/** What the member hopes for decides the order, nothing else. */
const starters = ({ reasons, preferredTime }: MemberLog): Recommendation[] =>
  starterSet
    .toSorted((a, b) => rankOf(reasons, a.helps) - rankOf(reasons, b.helps))
    .map(({ limb, duration, focus }) => ({
      limbType: limb,
      intensity: 'gentle',
      duration,
      timeOfDay: preferredTime,
      focus,
      reason: starterReason,
      quietReason: starterReason,
      confidence: 0,
      count: 0,
      isStarter: true,
      evidence: [],
    }))

const rankOf = (reasons: readonly Reason[], helps: readonly Reason[]): number => {
  const rank = reasons.findIndex((reason) => helps.includes(reason))
  return rank === -1 ? reasons.length : rank
}

const evidenceOf = ({ date, time, before, after, isHard }: LoggedSession) => ({
  date,
  time,
  before,
  after,
  ...(isHard && { isHard }),
})
