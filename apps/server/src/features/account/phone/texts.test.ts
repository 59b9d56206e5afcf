import { randomBytes, randomUUID } from 'node:crypto'
import { api, createClient, phoneCodeMinutes } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { randomAddress, sendTo } from '#testing/send.ts'
import { aPhone } from '#testing/sms/phones.ts'
import { phoneApp } from '#testing/sms/phone-app.ts'
import { codeIn } from '#testing/sms/twilio-stand-in.ts'

const perDay = 60
const app = await phoneApp({ SMS_PER_DAY: perDay, SMS_TIMEOUT_MS: 3_000 })
const { clock, counted, db, logged, member, memberWithPhone, newcomer, textsHandled, twilio, url, visitor } = app
await app.startWorker()

const spent = async () => (await db.selectFrom('sent_texts').select('sent').executeTakeFirst())?.sent ?? 0
afterEach(async () => {
  await db.deleteFrom('sent_texts').execute()
  // Failed texts would be retried during the next test.
  await sql`delete from graphile_worker._private_jobs`.execute(db)
})

const ask = (phone: string) => visitor().phone.sendCode({ body: { phone } })

const signUpCode = async (phone: string) => {
  const { referralCode } = await newcomer()
  await visitor().phone.sendCode({ body: { phone, referralCode } })
}

const addNumber = async (phone: string) => app.as(await member()).phone.verifyPhone({ body: { phone } })

/** Runs `work`, then checks that this outcome was counted, and logged without the number. */
async function outcomeOf(outcome: string, phone: string, work: () => Promise<unknown>) {
  const before = await counted(outcome)
  await work()
  await textsHandled()
  await expect.poll(() => counted(outcome), { timeout: 60_000 }).toBe(before + 1)
  expect(logged().includes(`"outcome":"${outcome}"`)).toBe(true)
  expect(logged().includes(phone.slice(4))).toBe(false)
}

describe('a number gets', () => {
  test('one code a minute', async () => {
    const { phone } = await memberWithPhone()
    await ask(phone)
    clock.advance({ seconds: 59 })
    await outcomeOf('code_sent_recently', phone, () =>
      expect(ask(phone)).rejects.toMatchObject({ code: 'phone.code_sent_recently', status: 429 }),
    )
    clock.advance({ seconds: 1 })
    await ask(phone)
    await twilio.textTo(phone, 2)
  })

  test('five codes a day, for whatever purpose and whether or not it has an account', async () => {
    const { phone } = await memberWithPhone()
    for (const number of [phone, aPhone()]) {
      for (let sent = 1; sent <= 5; sent++) {
        await ask(number)
        clock.advance({ minutes: 1 })
      }
      await outcomeOf('codes_spent', number, () =>
        expect(ask(number)).rejects.toMatchObject({ code: 'phone.codes_spent', status: 429 }),
      )
      const { referralCode } = await newcomer()
      const signUp = visitor().phone.sendCode({ body: { phone: number, referralCode } })
      await expect(signUp).rejects.toMatchObject({ code: 'phone.codes_spent' })
    }
    await textsHandled()
    expect(twilio.textsTo(phone)).toHaveLength(5)
    clock.advance({ hours: 24 })
    await expect(ask(phone)).resolves.toBeNull()
  })
})

test('one IP address can request twenty codes a day, for any members', async () => {
  const from = { 'x-forwarded-for': randomAddress() }
  const people = await Promise.all([1, 2, 3].map(() => member()))
  const clients = people.map(({ token }) =>
    createClient(api, sendTo(url, { ...from, authorization: `Bearer ${token}` })),
  )
  const askAs = (index: number, phone = aPhone()) => clients[index % 3]?.phone.verifyPhone({ body: { phone } })
  for (let index = 0; index < 20; index++) await askAs(index)
  const last = aPhone()
  await outcomeOf('too_many_from_one_address', last, () =>
    expect(askAs(20, last)).rejects.toMatchObject({ code: 'request.too_many', status: 429 }),
  )
})

test.each([
  ['another country', '+41791234567', 'country_not_served'],
  ['a country that begins alike', '+14155550100', 'country_not_served'],
  ['a number that is too short', '+3519123456', 'number_invalid'],
  ['a number without a country', '0912345678', 'number_invalid'],
  ['a landline', '+351213456789', 'number_invalid'],
  ['a premium number', '+351601234567', 'number_invalid'],
  ['an international number', '+80012345678', 'number_invalid'],
])('%s gets no text', async (_, phone, reason) => {
  await outcomeOf(reason, phone, () =>
    expect(ask(phone)).rejects.toMatchObject({ code: `phone.${reason}`, status: 422 }),
  )
})

describe('the daily budget', () => {
  test('is spent by texts, not by unknown numbers', async () => {
    const unknown = aPhone()
    await outcomeOf('no_account', unknown, () => ask(unknown))
    expect(await spent()).toBe(0)
    const { phone } = await memberWithPhone()
    await outcomeOf('sent', phone, () => ask(phone))
    expect(await spent()).toBe(1)
  })

  test('once used up, refuses known and unknown numbers alike, and starts again the next day', async () => {
    await db
      .insertInto('sent_texts')
      .values({ day: clock.now().toISOString().slice(0, 10), sent: perDay })
      .execute()
    const { phone } = await memberWithPhone()
    for (const number of [phone, aPhone()])
      await outcomeOf('texts_spent', number, () =>
        expect(ask(number)).rejects.toMatchObject({ code: 'phone.texts_spent', status: 429 }),
      )
    clock.advance({ days: 1 })
    await outcomeOf('sent', phone, () => ask(phone))
  })

  test('also applies to texts that were requested before it was used up', async () => {
    const people = [await memberWithPhone(), await memberWithPhone(), await memberWithPhone()]
    await db
      .insertInto('sent_texts')
      .values({ day: clock.now().toISOString().slice(0, 10), sent: perDay - 1 })
      .execute()
    await Promise.all(people.map(({ phone }) => ask(phone).catch(() => null)))
    await textsHandled()
    expect(people.flatMap(({ phone }) => twilio.textsTo(phone))).toHaveLength(1)
    expect(await spent()).toBe(perDay)
  })
})

describe('the provider', () => {
  test.each([
    ['refuses the number', 'refuses', 'refused'],
    ['does not write to this country', 'foreign', 'refused'],
    ['answers with something else', 'garbage', 'refused'],
    ['is overloaded', 'busy', 'failed'],
    ['is down', 'broken', 'failed'],
  ] as const)('%s: nothing is spent, and the log contains only the error', async (_, mood, outcome) => {
    const { phone } = await memberWithPhone()
    twilio.behaviour.mood = mood
    await outcomeOf(outcome, phone, () => ask(phone))
    expect(twilio.textsTo(phone)).toEqual([])
    expect(await spent()).toBe(0)
    expect(logged().includes('Twilio answered')).toBe(true)
  })

  test('is down for a moment: the text is sent later', async () => {
    const { phone } = await memberWithPhone()
    twilio.behaviour.mood = 'broken'
    await outcomeOf('failed', phone, () => ask(phone))
    twilio.behaviour.mood = 'accepts'
    const text = await twilio.textTo(phone)
    await expect(visitor().phone.signIn({ body: { phone, code: codeIn(text) } })).resolves.toBeDefined()
  })

  test('doesn’t answer in time: the text may have been sent, so it isn’t sent again', async () => {
    const { phone } = await memberWithPhone()
    twilio.behaviour.mood = 'silent'
    await outcomeOf('unanswered', phone, () => ask(phone))
    expect(twilio.textsTo(phone)).toHaveLength(1)
    expect(await spent()).toBe(1)
  })
})

describe('texts that no one reads', () => {
  test('are held back for a block of numbers, while members can still sign in', async () => {
    const block = aPhone().slice(0, -3)
    for (let last = 100; last < 110; last++) await signUpCode(`${block}${last}`)
    await textsHandled()
    await outcomeOf('held_back', block, () => signUpCode(`${block}555`))
    const { phone } = await memberWithPhone()
    await outcomeOf('sent', phone, () => ask(phone))
  })
  test('are also counted for numbers that members add', async () => {
    const block = aPhone().slice(0, -3)
    for (let last = 100; last < 110; last++) await addNumber(`${block}${last}`)
    await textsHandled()
    await outcomeOf('held_back', block, () => addNumber(`${block}555`))
  })

  test('are held back for a country from the twentieth on, unless a tenth of the codes are entered', async () => {
    await db.deleteFrom('phone_verifications').execute()
    const at = clock.now()
    const unread = Array.from({ length: 20 }, () => ({ id: randomUUID(), phone: aPhone(), code: randomBytes(32) }))
    const [first, second] = unread.map(({ id }) => id)
    const sent = { purpose: 'sign-up', country: 'PT', expires_at: at, created_at: at, sent_at: at } as const
    await db
      .insertInto('phone_verifications')
      .values(unread.map((code) => Object.assign(code, sent)))
      .execute()
    const enter = (id = '') =>
      db.updateTable('phone_verifications').set({ verified: true }).where('id', '=', id).execute()
    clock.advance({ minutes: phoneCodeMinutes })

    await enter(first)
    const [held, read, later, irish] = [aPhone(), aPhone(), aPhone(), '+353851234567']
    await outcomeOf('held_back', held, () => signUpCode(held))
    await outcomeOf('sent', irish, () => signUpCode(irish))
    await enter(second)
    await outcomeOf('sent', read, () => signUpCode(read))
    await db.updateTable('phone_verifications').set({ verified: false }).execute()
    clock.advance({ days: 1 })
    await outcomeOf('sent', later, () => signUpCode(later))
  })
})
