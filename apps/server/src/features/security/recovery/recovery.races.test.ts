import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { atOnce, overtake, race, refusals } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'
import { newEmailedTokens } from '#platform/mail/emailed-tokens.ts'

const clock = movableClock()
const { as, db, firstFactor, keys, member, visitor, withTwoFactor } = await testApp({ clock })

/** A member whose recovery can be finished now, and a function that opens the emailed link. */
async function memberWithDueRecovery() {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  const { secret } = await withTwoFactor(asha)
  await visitor().security.startRecovery({ body: await firstFactor(asha) })
  const { id } = await db
    .selectFrom('two_factor_recoveries')
    .select('id')
    .where('user_id', '=', asha.id)
    .executeTakeFirstOrThrow()
  clock.advance({ hours: 72 })
  const { accessToken } = (await visitor().account.refresh({ body: asha })) as { accessToken: string }
  const { token } = newEmailedTokens(keys.of('mailed-secret'), 'recovery', id)
  return {
    asha: { ...asha, token: accessToken },
    secret,
    finish: () => visitor().security.finishRecovery({ body: { token } }),
  }
}

const isOn = async (asha: { token: string }) => (await as(asha).account.me()).twoFactorEnabled

const eventsOf = async (userId: string, type: string) =>
  (
    await db
      .selectFrom('security_logs')
      .select('id')
      .where('user_id', '=', userId)
      .where('event_type', '=', type)
      .execute()
  ).length

const meanwhile = { cancelled: 'is cancelled', restarted: 'is cancelled and started again' } as const

test.each(Object.values(meanwhile))('a recovery that %s while it is being finished changes nothing', async (how) => {
  const { asha, finish } = await memberWithDueRecovery()
  const overtaken = overtake(db, {
    lock: (tx) => sql`select from two_factor_recoveries where user_id = ${asha.id} for update`.execute(tx),
    request: finish,
    change: (tx) =>
      how === meanwhile.cancelled
        ? sql`delete from two_factor_recoveries where user_id = ${asha.id}`.execute(tx)
        : sql`update two_factor_recoveries set token = sha256('another') where user_id = ${asha.id}`.execute(tx),
  })
  await expect(overtaken).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  expect(await isOn(asha)).toBe(true)
})

test('of recoveries that are finished, cancelled and started in parallel, each ends in one way', race, async () => {
  const { asha, finish } = await memberWithDueRecovery()
  const waiting = await firstFactor(asha)
  const acts = [
    finish,
    () => as(asha).security.cancelRecovery(),
    () => visitor().security.startRecovery({ body: waiting }),
  ]
  const outcomes = await atOnce((index) => acts[index % acts.length]?.() ?? Promise.resolve(null))
  const endings = new Set([
    'security.recovery_invalid',
    'security.recovery_not_ready',
    'security.sign_in_expired',
    'request.too_many',
  ])
  expect([...refusals(outcomes)].filter((code) => !endings.has(code))).toEqual([])
  const finished = await eventsOf(asha.id, '2fa_disabled_by_recovery')
  const cancelled = await eventsOf(asha.id, '2fa_recovery_cancelled')
  const pending = await db.selectFrom('two_factor_recoveries').select('id').where('user_id', '=', asha.id).execute()
  expect(finished).toBeLessThanOrEqual(1)
  expect(await isOn(asha)).toBe(finished === 0)
  expect(finished + cancelled + pending.length).toBe(await eventsOf(asha.id, '2fa_recovery_requested'))
})

test.each(['before', 'while'])(
  'if two-factor is turned off %s a recovery finishes, and on meanwhile, the old link does not affect the new secret',
  race,
  async (when) => {
    const { asha, finish } = await memberWithDueRecovery()
    const { password } = asha
    // No code is asked for, which might be of an app that the recovery has just turned off.
    await db.updateTable('login_sessions').set({ proven_at: clock.now() }).where('user_id', '=', asha.id).execute()
    const turnOff = () => as(asha).security.disableTwoFactor({ body: { password } })
    if (when === 'before') await turnOff()
    const outcomes = await atOnce(async (index) => {
      if (index !== 25) return finish()
      if (when === 'while') await turnOff()
      const { secret } = await as(asha).security.enableTwoFactor({ body: { password } })
      return as(asha).security.verifyTwoFactorSetup({ body: { code: codeOf(secret, clock) } })
    })
    expect(refusals(outcomes)).toEqual(new Set(['security.recovery_invalid']))
    expect(await isOn(asha)).toBe(true)
  },
)

test('turning two-factor off while recoveries are started leaves it off, without a recovery', race, async () => {
  const asha = await member()
  await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  const outcomes = await atOnce((index) =>
    index === 25
      ? as(asha).security.disableTwoFactor({ body: { password: asha.password } })
      : visitor().security.startRecovery({ body: waiting }),
  )
  expect([...refusals(outcomes)].filter((code) => code !== 'security.sign_in_expired')).toEqual([])
  expect(await as(asha).account.me()).toMatchObject({ twoFactorEnabled: false, twoFactorRecoveryAt: null })
})

test.each([
  ['turning two-factor off and on', 'off and on'],
  ['changing the password', 'password'],
] as const)('%s cancels a pending recovery', async (_, how) => {
  const { asha, secret, finish } = await memberWithDueRecovery()
  const { password } = asha
  if (how === 'off and on') {
    await as(asha).security.disableTwoFactor({ body: { password, code: codeOf(secret, clock) } })
    expect(await as(asha).account.me()).toMatchObject({ twoFactorRecoveryAt: null })
    await withTwoFactor(asha)
  } else {
    const newPassword = 'seven slow breaths before sunrise'
    await as(asha).account.changePassword({ body: { currentPassword: password, newPassword } })
  }
  await expect(finish()).rejects.toMatchObject({ code: 'security.recovery_invalid' })
  expect(await isOn(asha)).toBe(true)
})

test('a pending sign-in cannot start a recovery after two-factor is turned off', async () => {
  const asha = await member()
  await db.updateTable('users').set({ email_verified: true }).where('id', '=', asha.id).execute()
  await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  await as(asha).security.disableTwoFactor({ body: { password: asha.password } })
  const start = visitor().security.startRecovery({ body: waiting })
  await expect(start).rejects.toMatchObject({ code: 'security.sign_in_expired' })
})
