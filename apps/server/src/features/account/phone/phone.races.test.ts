import { expect, test } from 'vitest'
import { otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { atOnce, overtake, race, refusals, successes } from '#testing/races.ts'
import { aPhone, givePhone, newestCode } from '#testing/sms/phones.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const app = await testApp({ clock })
const { as, db, member, newcomer, visitor } = app

async function memberWithCode() {
  const [{ id }, phone] = [await member(), aPhone()]
  await givePhone(db, id, phone)
  await visitor().phone.sendCode({ body: { phone } })
  return { id, phone, code: await newestCode(app, phone) }
}

test('a code signs in only once', race, async () => {
  const { phone, code } = await memberWithCode()
  const outcomes = await atOnce(() => visitor().phone.signIn({ body: { phone, code } }))
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['security.code_invalid']))
})

test('only five of many wrong codes are compared', race, async () => {
  const { phone, code } = await memberWithCode()
  expect(successes(await atOnce(() => visitor().phone.signIn({ body: { phone, code: otherThan(code) } })))).toBe(0)
  const { attempts } = await db
    .selectFrom('phone_verifications')
    .select('attempts')
    .where('phone', '=', phone)
    .executeTakeFirstOrThrow()
  expect(attempts).toBe(5)
  await expect(visitor().phone.signIn({ body: { phone, code } })).rejects.toMatchObject({
    code: 'security.code_invalid',
  })
})

test('parallel requests for a code send only one', race, async () => {
  const phone = aPhone()
  const outcomes = await atOnce(() => visitor().phone.sendCode({ body: { phone } }))
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['phone.code_sent_recently']))
})

test('a code creates only one account, with one referral code', race, async () => {
  const [phone, { referralCode }] = [aPhone(), await newcomer()]
  await visitor().phone.sendCode({ body: { phone, referralCode } })
  const body = { phone, referralCode, displayName: 'Mira', code: await newestCode(app, phone) }
  const others = await Promise.all([1, 2, 3].map(() => newcomer()))
  const codes = [referralCode, ...others.map((other) => other.referralCode)]
  const outcomes = await Promise.allSettled(
    codes.map((each) => visitor().phone.register({ body: { ...body, referralCode: each } })),
  )
  expect(successes(outcomes)).toBe(1)
  const unused = await db
    .selectFrom('referral_codes')
    .select('id')
    .where('code', 'in', codes)
    .where('used_at', 'is', null)
    .execute()
  expect(unused).toHaveLength(3)
})

test('a number that several members claim at the same time belongs to one of them', race, async () => {
  const phone = aPhone()
  const claims = []
  for (let claim = 0; claim < 5; claim++) {
    clock.advance({ minutes: 1 })
    const someone = await member()
    await as(someone).phone.verifyPhone({ body: { phone } })
    claims.push({ someone, code: await newestCode(app, phone) })
  }
  const outcomes = await Promise.allSettled(
    claims.map(({ someone, code }) => as(someone).phone.confirmPhone({ body: { phone, code } })),
  )
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['account.phone_taken']))
  expect(await db.selectFrom('users').select('id').where('phone', '=', phone).execute()).toHaveLength(1)
})

test('a number that is given up during a sign-in cannot be used for it', async () => {
  const { id, phone, code } = await memberWithCode()
  const signingIn = overtake(db, {
    lock: (tx) => tx.selectFrom('users').select('id').where('id', '=', id).forUpdate().execute(),
    request: () => visitor().phone.signIn({ body: { phone, code } }),
    change: (tx) => givePhone(tx, id, aPhone()),
  })
  await expect(signingIn).rejects.toMatchObject({ code: 'security.code_invalid' })
})
