import { expect, test } from 'vitest'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import { atOnce, contenders, race, refusals, successes } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { db, firstFactor, mailbox, member, newcomer, startWorker, visitor, withTwoFactor } = await testApp({ clock })
await startWorker()

test('one referral code makes one account', race, async () => {
  const { referralCode } = await newcomer()
  const people = await Promise.all(Array.from({ length: contenders }, () => newcomer({ referralCode })))
  const outcomes = await atOnce((index) => visitor().account.register({ body: people[index] as (typeof people)[0] }))
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['referral.code_invalid']))
  const names = people.map(({ username }) => username)
  expect(await db.selectFrom('users').select('id').where('username', 'in', names).execute()).toHaveLength(1)
})

test('one backup code opens the door once', race, async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const [code = ''] = backupCodes
  const waiting = await Promise.all(Array.from({ length: contenders }, () => firstFactor(asha)))
  const outcomes = await atOnce((index) =>
    visitor().account.verifyBackupCode({ body: { ...(waiting[index] as (typeof waiting)[0]), code } }),
  )
  expect(successes(outcomes)).toBe(1)
})

test('one time step opens the door once', race, async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const waiting = await Promise.all(Array.from({ length: contenders }, () => firstFactor(asha)))
  const outcomes = await atOnce((index) =>
    visitor().account.verifyTwoFactor({
      body: { ...(waiting[index] as (typeof waiting)[0]), code: codeOf(secret, clock) },
    }),
  )
  expect(successes(outcomes)).toBe(1)
})

test('of 50 wrong codes for one sign-in at most five are looked at', race, async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const waiting = await firstFactor(asha)
  const outcomes = await atOnce(() =>
    visitor().account.verifyTwoFactor({ body: { ...waiting, code: otherThan(codeOf(secret, clock)) } }),
  )
  expect(refusals(outcomes)).toEqual(new Set(['security.code_invalid', 'security.sign_in_expired']))
  const looked = await db
    .selectFrom('security_logs')
    .select('id')
    .where('user_id', '=', asha.id)
    .where('event_type', '=', '2fa_failed')
    .execute()
  expect(looked).toHaveLength(5)
})

test('one reset token changes the password once', race, async () => {
  const asha = await member()
  await visitor().account.forgotPassword({ body: { email: asha.email } })
  const { text = '' } = await mailbox.mailTo(asha.email, 'Your new password')
  const token = /#reset=([\w-]+)/.exec(text)?.[1] ?? ''
  const outcomes = await atOnce((index) => {
    const password = `a quiet phrase of the number ${index}`
    return visitor().account.resetPassword({ body: { token, password, confirmPassword: password } })
  })
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['account.reset_failed']))
})
