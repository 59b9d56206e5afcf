import {
  addDays,
  type HiddenFor,
  type Language,
  type Limb,
  localMoment,
  type Recommendation,
  recommendationDays,
  todayOf,
} from '@sadhana/contract'
import { calendarOf } from '#features/journey/index.ts'
import { orAuthRequired } from '#platform/errors.ts'
import type { InsightDeps } from '../shared/insight.deps.ts'
import { consentedPart, type MemberLog } from './evidence.rules.ts'
import {
  deleteHidden,
  findLog,
  findRecommendationMember,
  type Hidden,
  insertHidden,
  upsertHidden,
} from './recommendations.repo.ts'
import { recommend } from './recommendations.rules.ts'

/** Takes two statements, however long the history. */
async function readLog({ db, clock }: InsightDeps, userId: string, language: Language): Promise<MemberLog> {
  const now = clock.now()
  const { zone, dayEndsAt, hidden, ...member } = orAuthRequired(await findRecommendationMember(db, userId, now))
  const today = todayOf({ now, zone, dayEndsAt })
  const log = await findLog(db, userId, { from: addDays(today, 1 - recommendationDays), today })
  return {
    ...member,
    ...log,
    language,
    today,
    now: localMoment(now, zone).time,
    hidden: hidden.filter(({ until }) => until > today).map(({ limbType }) => limbType),
  }
}

export const readRecommendations = async (
  deps: InsightDeps,
  userId: string,
  language: Language,
): Promise<Recommendation[]> => recommend(await readLog(deps, userId, language))

/** For the Practice Guide, with the member's consent. */
export const readConsentedRecommendations = async (
  deps: InsightDeps,
  userId: string,
  language: Language,
): Promise<Recommendation[]> => recommend(consentedPart(await readLog(deps, userId, language)))

const hiddenDays: Record<HiddenFor, number> = { today: 1, month: 30 }

export async function hideRecommendation(
  { db, clock }: InsightDeps,
  userId: string,
  limb: Limb,
  time: HiddenFor,
): Promise<null> {
  const today = todayOf({ now: clock.now(), ...(await calendarOf(db, userId)) })
  await upsertHidden(db, userId, limb, addDays(today, hiddenDays[time]))
  return null
}

/**
 * Restores a hidden limb from an archive, for at most as long as a member could hide it. Null if it is already hidden.
 */
export async function restoreHidden(
  { db, clock }: InsightDeps,
  userId: string,
  archived: Hidden,
): Promise<Hidden | null> {
  const latest = addDays(todayOf({ now: clock.now(), ...(await calendarOf(db, userId)) }), hiddenDays.month)
  const hidden = { ...archived, until: archived.until < latest ? archived.until : latest }
  return (await insertHidden(db, userId, hidden)) ? hidden : null
}

export async function showRecommendation({ db }: Pick<InsightDeps, 'db'>, userId: string, limb: Limb): Promise<null> {
  await deleteHidden(db, userId, limb)
  return null
}
