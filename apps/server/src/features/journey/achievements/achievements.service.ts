import { addDays, type AchievementEntry, type Language } from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import { tellInbox } from '#platform/queue/inbox-news.ts'
import { workOnEach } from '#platform/queue/jobs.ts'
import { findTimeline, lockStreak } from '../streak/streak.repo.ts'
import { listEarned, listLedger, listOutdatedMembers, replaceAchievements, updatePlaced } from './achievements.repo.ts'
import { advanceAll } from './achievements.rules.ts'
import { achievementIn } from './achievements.texts.ts'

type Deps = { db: Db; clock: Clock }

/** A new stone is shown on its own for this long. After that it counts as placed, for members who rarely look. */
const daysUntilPlaced = 14

export async function listAchievements(
  { db, clock }: Deps,
  userId: string,
  language: Language,
): Promise<AchievementEntry[]> {
  const earned = await listEarned(db, userId, addDays(clock.now().toISOString().slice(0, 10), -daysUntilPlaced))
  return earned.map(({ unlockedAt, achievement, ...entry }) =>
    Object.assign(entry, {
      unlockedAt: unlockedAt.toISOString(),
      achievement: achievementIn(language, achievement),
    }),
  )
}

export async function placeAchievement({ db, clock }: Deps, userId: string, id: string): Promise<null> {
  if (!(await updatePlaced(db, userId, id, clock.now()))) throw new AppError('journey.achievement_not_found')
  return null
}

type Occasion = {
  at: Date
  /** The practice that was just logged. Only the achievements it earned are shown to the member as new. */
  loggedId?: string
}

/** Computes the achievements from the whole ledger, in the transaction that changed it. The streak must be locked. */
export async function recomputeAchievements(tx: Db, userId: string, { at, loggedId }: Occasion): Promise<void> {
  const [ledger, timeline] = [await listLedger(tx, userId), await findTimeline(tx, userId)]
  const advance = advanceAll(ledger, timeline)
  await replaceAchievements(tx, userId, { ...advance, at, loggedId: loggedId ?? null })
  if (advance.earned.some(({ sessionId }) => sessionId === loggedId)) {
    await tellInbox(tx, { kind: 'achievements', userId })
  }
}

const membersAtOnce = 100

/**
 * Grants what members had earned before an achievement existed. Each member has a separate transaction that also marks
 * them as done, so a run that dies continues where it stopped, and a second run finds nothing to do.
 */
export async function grantToAll({ db, clock, log }: Deps & { log: Logger }): Promise<void> {
  const failed = new Set<string>()
  const grant = (userId: string) =>
    inTransaction(db, async (tx) => {
      await lockStreak(tx, userId)
      await recomputeAchievements(tx, userId, { at: clock.now() })
    })
  for (;;) {
    // Members whose grants failed are still listed; the next run tries them again.
    const outdated = await listOutdatedMembers(db, membersAtOnce + failed.size)
    const members = outdated.filter((userId) => !failed.has(userId))
    if (members.length === 0) return
    const trouble = 'the achievements of a member could not be granted yet'
    for (const userId of await workOnEach(log, { items: members, work: grant, trouble })) failed.add(userId)
  }
}
