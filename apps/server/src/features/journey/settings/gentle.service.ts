import { type GentleAnswer, type JourneySettings, todayOf } from '@sadhana/contract'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { deleteEnd, findGentleLog, insertOffer, updateAnswer, updateEnd } from './gentle.repo.ts'
import { gentleDaysOn, type GentleOffer } from './gentle.rules.ts'
import { calendarOf, readSettings, type SettingsDeps } from './settings.service.ts'

const todayFor = async ({ db, clock }: SettingsDeps, userId: string): Promise<string> =>
  todayOf({ now: clock.now(), ...(await calendarOf(db, userId)) })

const unanswered = { answer: null, answeredOn: null, gentleUntil: null, endedOn: null } as const

/** Dates the offer when it is first shown; from then on the 30 days count. False if there is none. */
async function dateOffer(db: Db, userId: string, today: string): Promise<boolean> {
  const gentleDays = gentleDaysOn(today, await findGentleLog(db, userId, today))
  if (gentleDays.state !== 'offer') return false
  if (gentleDays.isNew) await insertOffer(db, userId, { offeredOn: today, ...unanswered })
  return true
}

export async function noteGentleOffer(deps: SettingsDeps, userId: string): Promise<null> {
  await dateOffer(deps.db, userId, await todayFor(deps, userId))
  return null
}

export const answerGentleOffer = (
  { db, clock }: SettingsDeps,
  userId: string,
  answer: GentleAnswer,
): Promise<JourneySettings> =>
  inTransaction(db, async (tx) => {
    const today = await todayFor({ db: tx, clock }, userId)
    if (!(await dateOffer(tx, userId, today))) throw new AppError('journey.gentle_offer_not_found')
    await updateAnswer(tx, userId, { answer, today })
    return readSettings({ db: tx, clock }, userId)
  })

export async function endGentleDays(deps: SettingsDeps, userId: string): Promise<JourneySettings> {
  await updateEnd(deps.db, userId, await todayFor(deps, userId))
  return readSettings(deps, userId)
}

export async function resumeGentleDays(deps: SettingsDeps, userId: string): Promise<JourneySettings> {
  if (!(await deleteEnd(deps.db, userId, await todayFor(deps, userId)))) throw new AppError('journey.gentle_days_over')
  return readSettings(deps, userId)
}

/** Restores an offer of an archive, and its answer. Null if there's one of that day here too, or the day is ahead. */
export async function restoreGentleOffer(
  deps: SettingsDeps,
  userId: string,
  offer: GentleOffer,
): Promise<GentleOffer | null> {
  const lastDay = offer.answeredOn ?? offer.offeredOn
  if (lastDay > (await todayFor(deps, userId))) return null
  return (await insertOffer(deps.db, userId, offer)) ? offer : null
}
