import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { atOnce, contenders, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const { as, browser, db, newcomer, visitor } = await testApp()

test('a registration that is repeated after a lost response signs in', async () => {
  const [body, idempotencyKey] = [await newcomer(), randomUUID()]
  const laptop = browser()
  const lost = await laptop.account.register({ body, idempotencyKey })
  const again = await laptop.account.register({ body, idempotencyKey })
  expect(again.user).toEqual(lost.user)
  expect(again.refreshToken).not.toBe(lost.refreshToken)
  await expect(as(again).account.me()).resolves.toMatchObject({ username: body.username })
  await expect(laptop.account.refresh({ body: again })).resolves.toHaveProperty('accessToken')
})

test('a registration that is sent several times in parallel creates one member and signs in each time', async () => {
  const [body, idempotencyKey] = [await newcomer(), randomUUID()]
  const send = () => visitor().account.register({ body, idempotencyKey })
  const answers = await Promise.all(Array.from({ length: 8 }, send))
  expect(new Set(answers.map(({ user }) => user.id)).size).toBe(1)
})

test('the key alone is not enough: password, name and email must match', async () => {
  const [body, idempotencyKey] = [await newcomer(), randomUUID()]
  await visitor().account.register({ body, idempotencyKey })
  for (const change of [
    { password: 'a lamp in a windless place' },
    { username: 'other' },
    { email: 'o@example.org' },
  ]) {
    const attempt = visitor().account.register({ body: { ...body, ...change }, idempotencyKey })
    await expect(attempt).rejects.toMatchObject({ code: 'referral.code_invalid' })
  }
  const otherKey = visitor().account.register({ body, idempotencyKey: randomUUID() })
  await expect(otherKey).rejects.toMatchObject({ code: 'referral.code_invalid' })
})

test('the key expires after a day, and neither key nor tokens are stored in plain text', async () => {
  const [body, idempotencyKey] = [await newcomer(), randomUUID()]
  const { refreshToken, user } = await visitor().account.register({ body, idempotencyKey })
  const rows = await db.selectFrom('idempotency_keys').selectAll().execute()
  const member = await db.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow()
  for (const secret of [idempotencyKey, refreshToken]) expect(JSON.stringify([rows, member])).not.toContain(secret)
  await db
    .updateTable('users')
    .set({ created_at: new Date(Date.now() - 25 * 60 * 60_000) })
    .where('id', '=', user.id)
    .execute()
  const late = visitor().account.register({ body, idempotencyKey })
  await expect(late).rejects.toMatchObject({ code: 'referral.code_invalid' })
})

test('a referral code creates one account, even in parallel', race, async () => {
  const { referralCode } = await newcomer()
  const people = await Promise.all(Array.from({ length: contenders }, () => newcomer({ referralCode })))
  const outcomes = await atOnce((index) => visitor().account.register({ body: people[index] as (typeof people)[0] }))
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['referral.code_invalid']))
  const names = people.map(({ username }) => username)
  expect(await db.selectFrom('users').select('id').where('username', 'in', names).execute()).toHaveLength(1)
})
