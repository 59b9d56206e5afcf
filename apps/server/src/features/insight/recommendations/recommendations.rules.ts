import {
  type EyeState,
  gentleMinutesMax,
  isGentle,
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
import type { RecommendationTexts } from './recommendations.texts.en.ts'
import { recommendationTexts } from './recommendations.texts.ts'

type Rule = (log: OpenLog) => Candidate | undefined

/** Of limbs that are otherwise equal, the one that is easier to start with comes first. */
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

/** The most urgent first: how the member is today, then what works at this hour, then what is usual. */
const fromTheDay: readonly Rule[] = [whatHelped, afterShortNight, atThisTimeOfDay, towardsTheGoal, asUsual, familiar]

/**
 * At most three, each for another limb, and the same for the same log. The last one is a limb that is seldom visited, if
 * there is one. What was already practised today, what the member has hidden and what isn't for gentle days is left out.
 */
export function recommend(log: MemberLog): Recommendation[] {
  const isHidden = (limb: Limb) => log.hidden.includes(limb) || (log.inGentleDays && !gentleFocusOf(limb))
  if (log.totalSessions < recommendationsFromSession) {
    return starters(log)
      .filter(({ limbType }) => !isHidden(limbType))
      .slice(0, recommendationsShown)
  }
  const today = new Set(
    log.sessions.filter(({ practiceDay }) => practiceDay === log.today).map(({ limbType }) => limbType),
  )
  const open = invitingFirst.filter((limb) => !isHidden(limb) && !today.has(limb))
  // In gentle days no one is reminded of a goal.
  const rules = log.inGentleDays ? fromTheDay.filter((rule) => rule !== towardsTheGoal) : fromTheDay
  const main = choose(rules, { ...log, open }, recommendationsShown - 1)
  const last = choose([seldomVisited, ...rules], { ...log, open: without(open, main) }, 1)
  return [...main, ...last].map((candidate) => toRecommendation(log, candidate))
}

const without = (limbs: readonly Limb[], chosen: readonly Candidate[]): Limb[] =>
  limbs.filter((limb) => !chosen.some((one) => one.limb === limb))

/** Applies the rules one after another, each to the limbs that earlier rules left open. */
function choose(rules: readonly Rule[], log: OpenLog, most: number): Candidate[] {
  const chosen: Candidate[] = []
  for (const rule of rules) {
    const candidate = rule({ ...log, open: without(log.open, chosen) })
    if (candidate && chosen.length < most) chosen.push(candidate)
  }
  return chosen
}

const gentleMinutes = 15
/** More would be a wall of numbers. The reason gives the full count. */
const evidenceShown = 30

function toRecommendation(log: MemberLog, candidate: Candidate): Recommendation {
  const { limb, reason, quietReason, count, timeOfDay, evidence } = candidate
  const isEasy = log.inGentleDays || (candidate.isGentle ?? false)
  const usual = usualMinutes(log.sessions, limb)
  const maxMinutes = log.inGentleDays ? gentleMinutesMax : gentleMinutes
  const duration = isEasy ? Math.min(usual, maxMinutes) : usual
  return {
    limbType: limb,
    intensity: isEasy ? 'gentle' : intensityOf(log, limb, duration),
    duration,
    timeOfDay,
    ...sayFocus(log, (log.inGentleDays && gentleFocusOf(limb)) || usualFocusOf(limb)),
    reason,
    quietReason,
    confidence: confidenceOf(count),
    count,
    isStarter: false,
    evidence: evidence.slice(0, evidenceShown).map(evidenceOf),
  }
}

/** Increases with the count, quickly at first, and never reaches 1. */
export const confidenceOf = (count: number): number => Math.round((count / (count + 8)) * 100) / 100

const longPostures = 45
const badNightMinutes = 5 * 60

/** Only postures are ever intense, so at most one suggestion is. It never is after a bad night or close to bedtime. */
function intensityOf(log: MemberLog, limb: Limb, minutes: number): Recommendation['intensity'] {
  const { difficulty, lastNight } = log
  if (difficulty === 'beginner' || (limb !== 'asana' && limb !== 'pranayama')) return 'gentle'
  const isTired = lastNight !== null && lastNight.minutes !== null && lastNight.minutes < badNightMinutes
  const isStrong = limb === 'asana' && difficulty === 'advanced' && minutes >= longPostures
  return isStrong && !isTired && !isNearBedtime(log) ? 'intense' : 'moderate'
}

type Focus = { focus: keyof RecommendationTexts['focuses']; eyes: EyeState; holdsBreath: boolean }

const open = (focus: Focus['focus']): Focus => ({ focus, eyes: 'open', holdsBreath: false })
const closed = (focus: Focus['focus']): Focus => ({ focus, eyes: 'closed', holdsBreath: false })

const sayFocus = ({ language }: MemberLog, { focus, eyes, holdsBreath }: Focus) => ({
  focus: recommendationTexts[language].focuses[focus],
  eyes,
  holdsBreath,
})

/**
 * What to attend to, the usual first. No retention and no rapid breathing: those need a teacher. What is usually done
 * with closed eyes has an open-eyed way for gentle days, or none.
 */
const focuses: Record<Limb, readonly [Focus, ...Focus[]]> = {
  yamas: [open('kindWord')],
  niyamas: [open('threeLines')],
  asana: [open('slowPostures')],
  pranayama: [closed('longerOutBreath')],
  pratyahara: [closed('sounds')],
  dharana: [closed('onePoint'), open('restingGaze')],
  dhyana: [closed('tenBreaths'), open('slowSteps')],
  samadhi: [closed('sittingOn')],
}

const usualFocusOf = (limb: Limb): Focus => focuses[limb][0]
const gentleFocusOf = (limb: Limb): Focus | undefined =>
  focuses[limb].find((one) => isGentle({ ...one, minutes: gentleMinutesMax }))

const starterSet: readonly (Focus & { limb: Limb; duration: number; helps: readonly Reason[] })[] = [
  { limb: 'dhyana', duration: 5, ...usualFocusOf('dhyana'), helps: ['mind'] },
  { limb: 'pranayama', duration: 3, ...closed('fourAndSix'), helps: ['strain', 'breath'] },
  { limb: 'asana', duration: 10, ...open('standingPostures'), helps: ['body'] },
  { limb: 'pratyahara', duration: 5, ...usualFocusOf('pratyahara'), helps: ['sleep'] },
  { limb: 'niyamas', duration: 5, ...usualFocusOf('niyamas'), helps: ['limbs'] },
]

/** What the member hopes for decides the order, nothing else. */
function starters(log: MemberLog): Recommendation[] {
  const { reasons, preferredTime, inGentleDays, language } = log
  const reason = recommendationTexts[language].starter
  return starterSet
    .filter((starter) => !inGentleDays || isGentle({ ...starter, minutes: starter.duration }))
    .toSorted((a, b) => rankOf(reasons, a.helps) - rankOf(reasons, b.helps))
    .map(({ limb, duration, ...focus }) =>
      Object.assign(sayFocus(log, focus), {
        limbType: limb,
        intensity: 'gentle' as const,
        duration,
        timeOfDay: preferredTime,
        reason,
        quietReason: reason,
        confidence: 0,
        count: 0,
        isStarter: true as const,
        evidence: [],
      }),
    )
}

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
