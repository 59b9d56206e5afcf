import type { Limb, NewPracticeSession } from '@sadhana/contract'
import { v7 as newId } from 'uuid'
import { insertUser } from '#features/account/index.ts'
import { followPerson } from '#features/community/index.ts'
import { logSession } from '#features/practice/index.ts'
import type { Clock } from '#platform/clock.ts'
import { type Db, inTransaction } from '#platform/db/database.ts'
import { createTurns } from '#platform/turns.ts'

type Deps = { db: Db; clock: Clock }

/** Not real people: each name says so, and nobody can sign in as one of them. */
const people: { name: string; limbs: Limb[] }[] = [
  { name: 'Asha', limbs: ['asana', 'pranayama', 'dhyana'] },
  { name: 'Ben', limbs: ['dhyana', 'dhyana', 'yamas'] },
  { name: 'Chandra', limbs: ['pranayama', 'niyamas', 'asana'] },
]

const dayMs = 24 * 60 * 60_000

const practiceOf = (limbType: Limb, daysAgo: number, now: Date): NewPracticeSession => ({
  date: new Date(now.getTime() - daysAgo * dayMs).toISOString().slice(0, 10),
  time: '06:30',
  zone: 'UTC',
  limbType,
  duration: 15 + 5 * daysAgo,
  beforeFeeling: 'restless',
  afterFeeling: 'calm',
  visibility: daysAgo === 2 ? 'followers' : 'public',
})

/** A second time it finds everybody there, and adds nothing. */
export async function seedDemoSangha(deps: Deps): Promise<string> {
  const ids = await Promise.all(people.map((person) => demoMember(deps, person)))
  const inTurn = createTurns({ mostWaiting: people.length ** 2 })
  for (const reader of ids) {
    for (const other of ids.filter((id) => id !== reader)) await followPerson({ ...deps, inTurn }, reader, other)
  }
  return `${people.length} demo members follow each other and share what they practise`
}

async function demoMember({ db, clock }: Deps, { name, limbs }: (typeof people)[number]): Promise<string> {
  const username = `${name.toLowerCase()}-demo`
  const known = await db.selectFrom('users').select('id').where('username', '=', username).executeTakeFirst()
  if (known) return known.id
  const now = clock.now()
  const id = newId()
  const email = `${username}@example.org`
  const person = { id, username, email, displayName: `${name} (demo)`, passwordHash: null, referredBy: null, at: now }
  return inTransaction(db, async (tx) => {
    await insertUser(tx, person)
    for (const [index, limb] of limbs.entries()) {
      await logSession({ db: tx, clock }, id, practiceOf(limb, limbs.length - index, now))
    }
    return id
  })
}
