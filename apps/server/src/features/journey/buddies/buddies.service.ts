import {
  addDays,
  type Buddy,
  type BuddyInvitation,
  type BuddyList,
  buddiesMax,
  buddyInvitationDays,
  type Input,
  type journey,
  type QuietWord,
  type Reply,
  todayOf,
  isQuietTime,
  localMoment,
  usualQuietHours,
} from '@sadhana/contract'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { keyset } from '#platform/keyset.rules.ts'
import { keysetAfter, pageFrom } from '#platform/paging.ts'
import { tellInbox } from '#platform/queue/inbox-news.ts'
import { dayOfNumber, numberOfDay } from '../calendar/calendar.rules.ts'
import { describeDaysBetween } from '../calendar/days.rules.ts'
import { calendarOf } from '../settings/settings.service.ts'
import { streakOn } from '../streak/streak.rules.ts'
import {
  acceptInvitation,
  countBuddies,
  deleteEndedBefore,
  deletePair,
  endPair,
  findStatus,
  insertInvitation,
  listMembersDays,
  listMutualFollows,
  listPairs,
  lockMembers,
  lockMutualFollow,
  type PairRow,
  updateQuietWord,
} from './buddies.repo.ts'
import { type BuddyCalendar, hearsWords, sharedDaysOf, sharedStreakOf } from './buddies.rules.ts'

type Deps = { db: Db; clock: Clock }
type MemberDays = Awaited<ReturnType<typeof listMembersDays>>[number]

export async function listBuddies({ db, clock }: Deps, reader: string): Promise<BuddyList> {
  const now = clock.now()
  const pairs = await listPairs(db, reader)
  const invitations = pairs.filter(({ status }) => status === 'invited')
  return {
    buddies: await describeBuddies(
      db,
      reader,
      pairs.filter(({ status }) => status === 'active'),
      now,
    ),
    received: invitations.filter(({ isInviter }) => !isInviter).map(toInvitation),
    sent: invitations.filter(({ isInviter }) => isInviter).map(toInvitation),
  }
}

/** Whose words the reader is to hear now, and since when. */
export async function listHeardWords(deps: Deps, reader: string) {
  const pairs = await listPairs(deps.db, reader)
  const withWords = pairs.filter(({ status, received }) => status === 'active' && received)
  const buddies = await describeBuddies(deps.db, reader, withWords, deps.clock.now())
  return buddies.flatMap(({ person, received }) => (received ? [{ person, at: received.at }] : []))
}

const toInvitation = ({ person, invitedAt }: PairRow): BuddyInvitation => ({ person, at: invitedAt.toISOString() })

async function describeBuddies(db: Db, reader: string, pairs: PairRow[], now: Date): Promise<Buddy[]> {
  if (pairs.length === 0) return []
  const first = pairs.map(({ since }) => since).reduce((earliest, day) => (day < earliest ? day : earliest))
  const days = await listMembersDays(db, [reader, ...pairs.map(({ person }) => person.id)], { since: first, now })
  const calendars = new Map(days.map((member) => [member.id, calendarFrom(member, first, now)]))
  const mine = calendars.get(reader)
  return pairs.flatMap((pair) => {
    const theirs = calendars.get(pair.person.id)
    return mine && theirs ? [toBuddy(pair, mine, theirs)] : []
  })
}

type MemberCalendar = BuddyCalendar & { isQuiet: boolean; isQuietHour: boolean; isGentle: boolean }

function toBuddy(pair: PairRow, mine: MemberCalendar, theirs: MemberCalendar): Buddy {
  const { person, since, sent, received, isMuting } = pair
  const firstDay = numberOfDay(since)
  const isHeard = hearsWords({ ...mine, isMuting })
  return {
    person,
    since,
    sharedStreak: sharedStreakOf(mine, theirs, firstDay),
    days: sharedDaysOf(mine, theirs, firstDay),
    received: received && isHeard ? { word: received.word, at: new Date(received.at).toISOString() } : null,
    sentToday: sent && sent.day >= dayOfNumber(mine.today) ? sent.word : null,
  }
}

/** A member's days from `first` on, as their own streak counts them at this moment. */
function calendarFrom(member: MemberDays, first: string, now: Date): MemberCalendar {
  const { streak, timeline, practisedDays, isQuiet, isGentle, quietHours, zone } = member
  const isQuietHour = isQuietTime(localMoment(now, zone).time, quietHours ?? usualQuietHours)
  const today = todayOf({ now, ...member })
  const { coveredDay } = streakOn(numberOfDay(today), streak, timeline)
  const coveredDays = [...member.coveredDays, ...(coveredDay === null ? [] : [dayOfNumber(coveredDay)])]
  const totals = practisedDays.map((day) => ({ day, sessions: 1, minutes: 0 }))
  // The other member's today can be up to two days later, and practices are never later than that.
  const described = describeDaysBetween({ from: first, to: addDays(today, 2), totals, coveredDays, timeline })
  const kinds = new Map(described.map(({ day, kind }) => [numberOfDay(day), kind]))
  return { today: numberOfDay(today), kindOf: (day) => kinds.get(day) ?? 'empty', isQuiet, isQuietHour, isGentle }
}

const newestMembersFirst = keyset('id')

export async function listCandidates(
  db: Db,
  reader: string,
  { cursor, limit }: Input<typeof journey.buddyCandidates>['query'],
): Promise<Reply<typeof journey.buddyCandidates>> {
  const after = keysetAfter(cursor, newestMembersFirst)?.id
  return pageFrom(await listMutualFollows(db, reader, { count: limit + 1, after }), limit, newestMembersFirst)
}

/** Ids may be in upper or lower case. */
const sameCase = (id: string) => id.toLowerCase()

export const inviteBuddy = ({ db, clock }: Deps, reader: string, id: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    const other = sameCase(id)
    if (!(await lockMutualFollow(tx, reader, other))) throw new AppError('journey.buddy_not_found')
    if ((await countBuddies(tx, [reader])) >= buddiesMax) throw new AppError('journey.buddies_full')
    if (await insertInvitation(tx, reader, other, clock.now())) {
      await tellInbox(tx, { kind: 'buddies', userId: other })
      return null
    }
    const status = await findStatus(tx, reader, other)
    throw new AppError(status === 'ended' ? 'journey.buddy_invited_recently' : 'journey.buddy_already_invited')
  })

export const acceptBuddy = ({ db, clock }: Deps, reader: string, id: string): Promise<null> =>
  inTransaction(db, async (tx) => {
    const inviter = sameCase(id)
    await lockMembers(tx, [reader, inviter])
    if (!(await lockMutualFollow(tx, reader, inviter))) throw new AppError('journey.buddy_not_found')
    const now = clock.now()
    const todays = [await calendarOf(tx, reader), await calendarOf(tx, inviter)].map((calendar) =>
      todayOf({ now, ...calendar }),
    )
    const since = todays.reduce((later, day) => (day > later ? day : later))
    if (!(await acceptInvitation(tx, inviter, reader, since))) throw new AppError('journey.buddy_not_found')
    if ((await countBuddies(tx, [reader, inviter])) > buddiesMax) throw new AppError('journey.buddies_full')
    return null
  })

/** Declines an invitation or withdraws your own. As with the end of a pair, the other member isn't notified. */
export async function removeInvitation(db: Db, reader: string, id: string): Promise<null> {
  await endPair(db, reader, sameCase(id), 'invited')
  return null
}

export async function endBuddy(db: Db, reader: string, id: string): Promise<null> {
  await endPair(db, reader, sameCase(id), 'active')
  return null
}

/** Called in the transaction of a block, after it has ended the follows. */
export const endBuddiesBetween = (tx: Db, one: string, other: string): Promise<void> => deletePair(tx, one, other)

export async function sendQuietWord({ db, clock }: Deps, reader: string, id: string, word: QuietWord): Promise<null> {
  const at = clock.now()
  const day = todayOf({ now: at, ...(await calendarOf(db, reader)) })
  const other = sameCase(id)
  if (await updateQuietWord(db, { from: reader, to: other, word, day, at })) return null
  const isBuddy = (await findStatus(db, reader, other)) === 'active'
  throw new AppError(isBuddy ? 'journey.word_sent_today' : 'journey.buddy_not_found')
}

/** Deletes ended pairs once the same person could be invited again. */
export const purgeEndedPairs = ({ db, clock }: Deps): Promise<void> =>
  deleteEndedBefore(db, new Date(clock.now().getTime() - buddyInvitationDays * 86_400_000))
