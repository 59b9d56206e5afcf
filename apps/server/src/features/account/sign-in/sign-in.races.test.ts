import { expect, test } from 'vitest'
import { codeOf, otherThan } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { atOnce, contenders, race, refusals, successes, untilServed } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { db, firstFactor, member, visitor, withTwoFactor } = await testApp({ clock })

/** Pending sign-ins, one for each contender. */
const waitingSignIns = (someone: TestMember) =>
  Promise.all(Array.from({ length: contenders }, () => untilServed(() => firstFactor(someone))))

test('a backup code signs in only once', race, async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const [code = ''] = backupCodes
  const waiting = await waitingSignIns(asha)
  const outcomes = await atOnce((index) =>
    visitor().account.verifyBackupCode({ body: { ...(waiting[index] as (typeof waiting)[0]), code } }),
  )
  expect(successes(outcomes)).toBe(1)
})

test('the code of one time step signs in only once', race, async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const waiting = await waitingSignIns(asha)
  const outcomes = await atOnce((index) =>
    visitor().account.verifyTwoFactor({
      body: { ...(waiting[index] as (typeof waiting)[0]), code: codeOf(secret, clock) },
    }),
  )
  expect(successes(outcomes)).toBe(1)
})

/** The number of codes that were actually compared. */
const wrongCodesOf = async (userId: string) =>
  (
    await db
      .selectFrom('security_logs')
      .select('id')
      .where('user_id', '=', userId)
      .where('event_type', '=', '2fa_failed')
      .execute()
  ).length

test('of 50 wrong codes for one sign-in, only five are compared', race, async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const waiting = await firstFactor(asha)
  const outcomes = await atOnce(() =>
    visitor().account.verifyTwoFactor({ body: { ...waiting, code: otherThan(codeOf(secret, clock)) } }),
  )
  expect(refusals(outcomes)).toEqual(new Set(['security.code_invalid', 'security.sign_in_expired']))
  expect(await wrongCodesOf(asha.id)).toBe(5)
})

test('of 50 wrong codes for 50 sign-ins, only thirty are compared', race, async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  clock.advance({ seconds: 30 })
  const waiting = await waitingSignIns(asha)
  const outcomes = await atOnce((index) =>
    visitor().account.verifyTwoFactor({
      body: { ...(waiting[index] as (typeof waiting)[0]), code: otherThan(codeOf(secret, clock)) },
    }),
  )
  expect(refusals(outcomes)).toEqual(new Set(['security.code_invalid', 'request.too_many']))
  expect(await wrongCodesOf(asha.id)).toBe(30)
})
