import { demoMember, limbs } from '@sadhana/contract'
import { addMember } from '#features/account/index.ts'
import { followPerson, likeSession } from '#features/community/index.ts'
import { seedDemoContribution } from '#features/giving/index.ts'
import { addPause, changeReading, changeSettings, publishArticles, runChallenges } from '#features/journey/index.ts'
import { seedDemoTogether } from './demo-together.ts'
import { saveSit } from '#features/meditation/index.ts'
import { logSession } from '#features/practice/index.ts'
import { changePrivacy, changeWords } from '#features/profile/index.ts'
import { generateCode } from '#features/referral/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { createKeyedQueue } from '#platform/keyed-queue.ts'
import { entriesOn, type Entry, type Habit, pickerFor } from './demo-diary.ts'
import { seedWellness } from './demo-wellness.ts'

type Deps = { db: Db; clock: Clock }
type Person = { name: string; username: string; days: number; passwordHash: string | null; habit: Habit }
type SavedPerson = Person & { id: string; isNew: boolean }

/** The Argon2id hash of the public password. */
const demoPasswordHash =
  '$argon2id$v=19$m=19456,t=2,p=1$te4NukM28ras8fQWM35spA$aDR+BJT3I3wdMquuJ7pa24DMCohW4HwrMueWGR8vJes'

const everyLimb: Habit['limbs'] = [...limbs, 'asana', 'asana', 'asana', 'pranayama', 'pranayama', 'dhyana']

/** Not real people: each name says so. Only Maya can sign in. */
const maya: Person = {
  name: 'Maya',
  username: demoMember.username,
  days: 365,
  passwordHash: demoPasswordHash,
  habit: { limbs: everyLimb, shares: ['private', 'private', 'followers', 'public'], sits: true, isHardAtTimes: true },
}
const friend = (name: string, favourites: Habit['limbs']): Person => ({
  name,
  username: `${name.toLowerCase()}-demo`,
  days: 30,
  passwordHash: null,
  habit: { limbs: favourites, shares: ['followers', 'public', 'public'], sits: false, isHardAtTimes: false },
})
const friends = [
  friend('Asha', ['asana', 'pranayama', 'dhyana']),
  friend('Ben', ['dhyana', 'dhyana', 'yamas']),
  friend('Chandra', ['pranayama', 'niyamas', 'asana']),
]
/** Has just joined and asked to follow Maya. */
const newcomer: Person = { ...friend('Devi', []), days: 0 }

/** A gap that ended a streak and a pause that did not, in days before the first run. */
const lapse = { first: 250, last: 244 }
const pause = { first: 130, last: 126 }

/** The articles that Maya has read or is still reading. */
const reading = [
  { slug: 'why-the-out-breath-is-longer', place: 15, isRead: true },
  { slug: 'a-seat-that-can-be-kept', place: 12, isRead: true },
  { slug: 'closing-the-doors', place: 5 },
]
const shownName = ({ name }: Person) => `${name} (demo)`

const dayMs = 24 * 60 * 60_000
const dayBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs).toISOString().slice(0, 10)
const at = (moment: Date): Clock => ({ now: () => moment })

/** A second run adds only the days that have passed since the first. A developer's own changes stay. */
export async function seedDemoMembers({ db, clock }: Deps): Promise<string> {
  const now = clock.now()
  const serialize = createKeyedQueue({ maxWaiting: 100 })
  return inTransaction(db, async (tx) => {
    const deps = { db: tx, serialize }
    const circle: SavedPerson[] = []
    for (const person of [maya, ...friends]) circle.push(await ensureMember(tx, person, now))
    if (circle.some(({ isNew }) => isNew)) {
      for (const { id: reader } of circle) {
        for (const { id } of circle.filter((other) => other.id !== reader)) {
          await followPerson({ ...deps, clock }, reader, id)
        }
      }
    }
    const missing: DatedEntry[] = []
    for (const member of circle) missing.push(...(await missingDays(tx, member, now)))
    // Feeds show the newest sessions first, so everyone's days are added in chronological order.
    missing.sort((one, other) => one.entry.endedAt.getTime() - other.entry.endedAt.getTime())
    for (const dated of missing) await add(deps, dated, circle)
    const [{ id: mayaId, isNew }] = circle as [SavedPerson]
    const entries = await seedWellness(tx, { ...maya, id: mayaId }, now)
    await seedDemoContribution({ db: tx, clock }, mayaId)
    if (isNew) {
      await addPause({ db: tx, clock }, mayaId, {
        firstDay: dayBefore(now, pause.first),
        lastDay: dayBefore(now, pause.last),
      })
      await changePrivacy(tx, mayaId, { approveFollowers: true })
      await publishArticles(tx)
      for (const { slug, ...change } of reading) await changeReading({ db: tx, clock }, mayaId, slug, change)
      await changeWords({ db: tx, clock }, mayaId, {
        displayName: shownName(maya),
        bio: 'A demo member. Early sits, slow evenings.',
      })
      for (const days of [20, 3]) await generateCode({ db: tx, clock: at(new Date(dayBefore(now, days))) }, mayaId)
      const { id } = await ensureMember(tx, newcomer, now)
      await followPerson({ ...deps, clock }, id, mayaId)
      await seedDemoTogether({ db: tx, clock }, [...circle.map((member) => member.id), id])
    }
    await runChallenges({ db: tx, clock })
    return `${circle.length + 1} demo members, ${missing.length} new practices, ${entries} new moods and nights; sign in as ${maya.username}, password: ${demoMember.password}`
  })
}

async function ensureMember(tx: Db, person: Person, now: Date): Promise<SavedPerson> {
  const { username, passwordHash, days } = person
  const existing = await tx.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  if (existing) return { ...person, id: existing.id, isNew: false }
  const joined = new Date(now.getTime() - days * dayMs)
  const email = `${username}@example.org`
  const member = { username, email, displayName: shownName(person), passwordHash }
  const id = await addMember({ db: tx, clock: at(joined) }, member)
  if (days > 0) await changeSettings({ db: tx, clock: at(joined) }, id, { weeklyGoal: 5 })
  return { ...person, id, isNew: true }
}

type DatedEntry = { author: SavedPerson; day: string; entry: Entry }

/** The days since the member's latest practice. */
async function missingDays(tx: Db, author: SavedPerson, now: Date): Promise<DatedEntry[]> {
  const { latest } = await tx
    .selectFrom('practice_sessions')
    .select((row) => row.fn.max('date').as('latest'))
    .where('user_id', '=', author.id)
    .executeTakeFirstOrThrow()
  const isMissing = (ago: number) =>
    (!latest || dayBefore(now, ago) > latest) && !(author.isNew && author.username === maya.username && isAway(ago))
  return Array.from({ length: author.days + 1 }, (_, ago) => ago)
    .filter(isMissing)
    .map((ago) => dayBefore(now, ago))
    .flatMap((day) => entriesOn(author.name, author.habit, day).map((entry) => ({ author, day, entry })))
    .filter(({ entry }) => entry.endedAt <= now)
}

type CircleDeps = { db: Db; serialize: ReturnType<typeof createKeyedQueue> }

/** Logs the entry at the time it ended, with a few likes. */
async function add(
  deps: CircleDeps,
  { author, day, entry }: DatedEntry,
  circle: readonly SavedPerson[],
): Promise<void> {
  const then = { ...deps, clock: at(entry.endedAt) }
  if ('sit' in entry) {
    await saveSit(then, author.id, entry.sit)
    return
  }
  const { id, visibility } = await logSession(then, author.id, entry.practice)
  if (visibility === 'private') return
  const pick = pickerFor(`${author.name} liked on ${day}`)
  for (const { id: reader } of circle.filter((other) => other !== author && pick([true, false]))) {
    await likeSession(then, reader, id, true)
  }
}

const isAway = (ago: number) => [lapse, pause].some(({ first, last }) => ago <= first && ago >= last)

/** Their password is public, so production refuses to start if they are in its database. */
export async function hasDemoMembers(db: Db): Promise<boolean> {
  const member = await db.selectFrom('users').select('id').where('username', '=', maya.username).executeTakeFirst()
  return member !== undefined
}
