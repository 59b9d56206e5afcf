import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import type { Db } from '#platform/db/database.ts'
import { movableClock } from '#testing/clock.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { race } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { deleteOldEntries } from './audit.repo.ts'
import { perform } from './audit.service.ts'

const clock = movableClock()
const { as, db, member, withRole } = await testApp({ clock })
const deps = { db, clock }

const entryAt = (at: Date) =>
  db
    .insertInto('operator_audit')
    .values({ id: newId(), at, actor_kind: 'system', act: 'refused', reason: 'Because' })
    .returning('id')
    .executeTakeFirstOrThrow()

const exists = async (id: string) =>
  (await db.selectFrom('operator_audit').select('id').where('id', '=', id).execute()).length > 0

test.each([
  ['update', sql`update operator_audit set reason = 'Another'`],
  ['update of nothing', sql`update operator_audit set reason = 'Another' where false`],
  ['delete', sql`delete from operator_audit`],
  ['truncate', sql`truncate operator_audit`],
  [
    'an upsert',
    sql`insert into operator_audit select * from operator_audit on conflict (id) do update set reason = 'x'`,
  ],
])('%s is refused through the app’s connection', async (_, statement) => {
  const { id } = await entryAt(clock.now())
  await expect(statement.execute(db)).rejects.toThrow('the audit log is never changed')
  const replica = db.transaction().execute(async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx)
    await statement.execute(tx)
  })
  await expect(replica).rejects.toThrow('the audit log is never changed')
  expect(await exists(id)).toBe(true)
})

/** Acts as an app whose database role isn't the owner and has only the rights that operations.md grants. */
async function asPlainRole(work: (tx: Db) => Promise<unknown>): Promise<unknown> {
  const transaction = await db.startTransaction().execute()
  try {
    await sql`create role plain_app_of_a_test`.execute(transaction)
    await sql`grant insert, select on operator_audit to plain_app_of_a_test`.execute(transaction)
    await sql`set local session authorization plain_app_of_a_test`.execute(transaction)
    return await work(transaction).catch((error: Error) => error.message)
  } finally {
    await transaction.rollback().execute()
  }
}

test.each([
  [`insert into operator_audit values (gen_random_uuid(), now(), 'shell', null, 'refused', null, null, 'Why')`, ''],
  [`select count(*) from operator_audit`, ''],
  [`update operator_audit set reason = 'x'`, 'permission denied'],
  [`delete from operator_audit`, 'permission denied'],
  [`truncate operator_audit`, 'permission denied'],
  [`alter table operator_audit disable trigger all`, 'must be owner'],
  [`drop table operator_audit`, 'must be owner'],
  [`set role sadhana_audit`, 'permission denied'],
])('with a separate role for the app: %s %s', async (statement, refusal) => {
  const outcome = await asPlainRole((tx) => sql.raw(statement).execute(tx))
  if (refusal) expect(outcome).toContain(refusal)
  else expect(outcome).not.toBeTypeOf('string')
})

test('entries are deleted after two years, but not earlier', async () => {
  const day = 24 * 60 * 60_000
  const old = await entryAt(new Date(Date.now() - 732 * day))
  const younger = await entryAt(new Date(Date.now() - 729 * day))
  await deleteOldEntries(db)
  expect([await exists(old.id), await exists(younger.id)]).toEqual([false, true])
})

test('an action and its entry are saved in one transaction', async () => {
  const [asha, ines] = [await member(), await withRole('operator')]
  const act = { by: ines, act: 'role_withdrawn', to: asha.id, reason: 'A test of all or nothing' } as const
  const failing = perform(deps, act, async () => {
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rowsHolding(db, act.reason)).toEqual([])
})

test('a reason that names the member is refused, and nothing happens', async () => {
  const [asha, ines] = [await member(), await withRole('operator')]
  let isDone = false
  const act = { by: ines, act: 'role_granted', to: asha.id, reason: `Asked by @${asha.username}` } as const
  const naming = perform(deps, act, async () => {
    isDone = true
  })
  await expect(naming).rejects.toMatchObject({ code: 'operator.reason_names' })
  expect(isDone).toBe(false)
})

test('the log names members until they are erased', async () => {
  const [asha, ines] = [await member(), await withRole('operator', { displayName: 'Ines' })]
  const reason = 'Looks after the morning group'
  await perform(deps, { by: ines, act: 'role_granted', to: asha.id, reason }, async () => {})
  const newest = async () => (await as(ines).operator.audit({ query: { actor: ines.username } })).items[0]
  expect(await newest()).toMatchObject({
    actorKind: 'member',
    actor: { username: ines.username, displayName: 'Ines' },
    act: 'role_granted',
    subject: { username: asha.username },
    reason,
  })
  await db.deleteFrom('users').where('id', '=', asha.id).execute()
  expect(await newest()).toMatchObject({ isAboutMember: true, subject: null, reason })
  for (const text of [asha.id, asha.username, asha.email]) expect(await rowsHolding(db, text)).toEqual([])
})

test('the log can be filtered by actor: a member, the shell or the service itself', async () => {
  const [ines, tomas] = [await withRole('operator', { displayName: 'Ines' }), await withRole('moderator')]
  const reason = 'Only for this test'
  for (const by of [ines, tomas, 'shell', 'system'] as const) {
    await perform(deps, { by, act: 'refused', reason }, async () => {})
  }
  const entriesOf = async (query: object) =>
    (await as(ines).operator.audit({ query: { limit: 100, ...query } })).items.filter(
      (entry) => entry.reason === reason,
    )
  expect(await entriesOf({})).toHaveLength(4)
  expect(await entriesOf({ actor: tomas.username })).toMatchObject([{ actor: { username: tomas.username } }])
  expect(await entriesOf({ actorKind: 'shell' })).toMatchObject([{ actorKind: 'shell', actor: null }])
  expect(await entriesOf({ actorKind: 'system' })).toMatchObject([{ actorKind: 'system', actor: null }])
  expect(await entriesOf({ actorKind: 'member' })).toHaveLength(2)
})

test('a moderator who tries something that only operators may do is refused, and the log says so', async () => {
  const [tomas, asha] = [await withRole('moderator'), await member()]
  const trying = as(tomas).operator.verifyMember({
    params: { id: asha.id },
    body: { isVerified: true, reason: 'A test' },
  })
  await expect(trying).rejects.toMatchObject({ code: 'operator.needs_operator' })
  const { items } = await as(tomas).operator.audit({ query: { actor: tomas.username } })
  expect(items).toMatchObject([{ act: 'refused', reason: 'Needs the operator role' }])
})

test('entries can be filtered by the operator’s name, but not by the member’s', async () => {
  const [asha, ben] = [await member({ displayName: 'Abel' }), await withRole('operator', { displayName: 'Aaron' })]
  await perform(deps, { by: ben, act: 'member_warned', to: asha.id, reason: 'A test' }, async () => {})
  const { items } = await as(ben).operator.auditActors()
  expect(items.slice(0, 1)).toEqual([{ username: ben.username, displayName: 'Aaron' }])
  expect(items.map(({ username }) => username)).not.toContain(asha.username)
})

test('two operators who act on each other at the same time wait for each other', race, async () => {
  const [ines, tomas] = [await withRole('operator'), await withRole('operator')]
  const acts = [
    { by: ines, to: tomas.id },
    { by: tomas, to: ines.id },
  ].flatMap((pair) => Array.from({ length: 4 }, () => ({ ...pair, act: 'member_warned' as const, reason: 'A test' })))
  const outcomes = await Promise.allSettled(acts.map((act) => perform(deps, act, async () => {})))
  expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('the log is paged, newest first', async () => {
  const ines = await withRole('moderator')
  for (const reason of ['one', 'two', 'three']) {
    await perform(deps, { by: ines, act: 'refused', reason }, async () => {})
    clock.advance({ seconds: 1 })
  }
  const query = { actor: ines.username, limit: 2 }
  const first = await as(ines).operator.audit({ query })
  const second = await as(ines).operator.audit({ query: { ...query, cursor: first.nextCursor ?? '' } })
  expect([...first.items, ...second.items].map(({ reason }) => reason)).toEqual(['three', 'two', 'one'])
  expect(second.nextCursor).toBeNull()
})

test('the console asks for a new sign-in after 12 hours, and a passkey or a sign-in opens it again', async () => {
  const ines = await withRole('operator')
  const me = () => as(ines).operator.me()
  await expect(me()).resolves.toMatchObject({ role: 'operator' })
  const sessionOf = db.selectFrom('login_sessions').select('id').where('user_id', '=', ines.id)
  const signedInAt = (ago: number) =>
    db
      .updateTable('login_sessions')
      .set({ created_at: new Date(clock.now().getTime() - ago) })
      .where('id', 'in', sessionOf)
      .execute()
  await signedInAt(12 * 3_600_000 - 1_000)
  await expect(me()).resolves.toMatchObject({ role: 'operator' })
  await signedInAt(12 * 3_600_000)
  await expect(me()).rejects.toMatchObject({ status: 403, code: 'operator.sign_in_again' })
  const search = as(ines).operator.members({ body: {} })
  await expect(search).rejects.toMatchObject({ code: 'operator.sign_in_again' })
  await expect(as(await member()).operator.me()).rejects.toMatchObject({ code: 'request.not_found' })
  await db.updateTable('login_sessions').set({ proven_at: clock.now() }).where('user_id', '=', ines.id).execute()
  await expect(me()).resolves.toMatchObject({ role: 'operator' })
})
