import { type Challenge, type ChallengeList, type Language, NewChallenge, todayOf } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { gentlePeriods } from '../settings/gentle.rules.ts'
import { calendarOf } from '../settings/settings.service.ts'
import {
  closeEndedBefore,
  deleteParticipant,
  insertChallenge,
  insertParticipant,
  listActiveIds,
  listAllChallenges,
  listChallengesFor,
  listCountedDays,
  updateActive,
  updateTogether,
} from './challenges.repo.ts'
import { lastShownStart, listOf, noProgress, ownEnd, progressOf, shownTogether } from './challenges.rules.ts'
import { challengeIn } from './challenges.texts.ts'
import { challengesDue, overBefore } from './templates.rules.ts'

type Deps = { db: Db; clock: Clock }

/** Progress is read from the ledger each time, so it reflects every edit. */
export async function listChallenges({ db, clock }: Deps, userId: string, language: Language): Promise<ChallengeList> {
  const now = clock.now()
  const rows = await listChallengesFor(db, userId)
  const joined = rows
    .filter(({ isParticipating }) => isParticipating)
    .map((row) => ({ id: row.id, endDate: ownEnd(row, gentlePeriods(row.gentleOffers)) }))
  const counted = joined.length > 0 ? await listCountedDays(db, userId, joined) : []
  const lists: ChallengeList = { active: [], completed: [], ended: [] }
  for (const { zone, dayEndsAt, isActive, gentleOffers: _, together, template, ...row } of rows) {
    const today = todayOf({ now, zone, dayEndsAt })
    const endDate = joined.find(({ id }) => id === row.id)?.endDate ?? row.endDate
    const days = counted.filter(({ challengeId }) => challengeId === row.id)
    const challenge: Challenge = {
      ...row,
      ...challengeIn(language, { ...row, template }),
      endDate,
      ...(row.isParticipating ? progressOf(row, days) : noProgress),
      together: shownTogether(together, row.participants),
    }
    // It closed for everyone at its end, but not for a member it waited for.
    const isOpen = isActive || (row.endDate < today && today <= endDate)
    const list = listOf({ ...challenge, isActive: isOpen }, today)
    if (list) lists[list].push(challenge)
  }
  return {
    active: lists.active.toSorted((one, other) => Number(other.isParticipating) - Number(one.isParticipating)),
    completed: lists.completed.toSorted((one, other) => (other.completedAt ?? '').localeCompare(one.completedAt ?? '')),
    ended: lists.ended.toReversed(),
  }
}

export async function joinChallenge({ db, clock }: Deps, userId: string, id: string): Promise<null> {
  const at = clock.now()
  const today = todayOf({ now: at, ...(await calendarOf(db, userId)) })
  if (!(await insertParticipant(db, userId, id, { today, lastStart: lastShownStart(today), at }))) {
    throw new AppError('journey.challenge_not_found')
  }
  return null
}

export async function leaveChallenge(db: Db, userId: string, id: string): Promise<null> {
  await deleteParticipant(db, userId, id)
  return null
}

/**
 * Opens the challenges that are due, closes those that are over in every zone, and counts what groups have done.
 * Running it again does no harm.
 */
export async function runChallenges({ db, clock }: Deps): Promise<void> {
  const at = clock.now()
  const utcDate = at.toISOString().slice(0, 10)
  for (const due of challengesDue(utcDate)) await insertChallenge(db, { ...due, id: newId(), at })
  await closeEndedBefore(db, overBefore(utcDate))
  for (const id of await listActiveIds(db)) await updateTogether(db, id)
}

export const listEveryChallenge = (db: Db, which?: Parameters<typeof listAllChallenges>[1]) =>
  listAllChallenges(db, which)

/** Throws a ZodError that says what is wrong. */
export async function defineChallenge({ db, clock }: Deps, input: unknown): Promise<string> {
  const challenge = NewChallenge.parse(input)
  const id = newId()
  await insertChallenge(db, { ...challenge, id, template: null, at: clock.now() })
  return id
}

/**
 * True if this changed anything, undefined if there is no such challenge. No one can join a closed challenge, but
 * members keep what they did in it.
 */
export const setChallengeOpen = (db: Db, id: string, isOpen: boolean): Promise<boolean | undefined> =>
  updateActive(db, id, isOpen)
