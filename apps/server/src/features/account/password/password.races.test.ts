import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { codeOf } from '#testing/authenticator.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { atOnce, overtake, race, refusals, successes, untilServed } from '#testing/races.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, db, firstFactor, mailbox, member, startWorker, visitor, withTwoFactor } = await testApp({
  clock,
})
await startWorker()

const newPassword = 'seven slow breaths before sunrise'

const signIn = ({ username: identifier, password }: TestMember) =>
  visitor().account.login({ body: { identifier, password } })
const change = (someone: TestMember) =>
  as(someone).account.changePassword({ body: { currentPassword: someone.password, newPassword } })

async function resetToken({ email }: TestMember): Promise<string> {
  await visitor().account.forgotPassword({ body: { email } })
  const { text = '' } = await mailbox.mailTo(email, 'Reset your password')
  return /#reset=([\w-]+)/.exec(text)?.[1] ?? ''
}

const liveSessions = async ({ id }: TestMember) =>
  (
    await db
      .selectFrom('login_sessions')
      .select('id')
      .where('user_id', '=', id)
      .where('revoked_at', 'is', null)
      .execute()
  ).length

/** The middle caller runs `act`. The others repeat `again` until it fails, or until `act` has failed. */
function against(act: () => Promise<unknown>, again: () => Promise<unknown>) {
  const failure = new AbortController()
  const fail = (error: unknown) => {
    failure.abort()
    throw error
  }
  return atOnce(async (index) => {
    if (index === 25) await untilServed(act).catch(fail)
    else while (!failure.signal.aborted) await untilServed(again)
  })
}

/** A sign-in during which the password changes, after it was checked. */
const overtakenSignIn = (asha: TestMember) =>
  overtake(db, {
    lock: (tx) => sql`select from users where id = ${asha.id} for update`.execute(tx),
    request: () => signIn(asha),
    change: (tx) =>
      sql`update users set password = (select password from users where id != ${asha.id} limit 1)
        where id = ${asha.id}`.execute(tx),
  })

test('a sign-in is refused if the password changes after it was checked', async () => {
  const [asha] = [await member(), await member()]
  const before = await liveSessions(asha)
  await expect(overtakenSignIn(asha)).rejects.toMatchObject({ code: 'account.invalid_credentials' })
  expect(await liveSessions(asha)).toBe(before)
})

test('the same sign-in is refused before the two-factor step, too', async () => {
  const [asha] = [await member(), await member()]
  await withTwoFactor(asha)
  await expect(overtakenSignIn(asha)).rejects.toMatchObject({ code: 'account.invalid_credentials' })
})

test('a sign-in waiting for its two-factor code ends when the password changes', async () => {
  const asha = await member()
  const { secret } = await withTwoFactor(asha)
  const waiting = await firstFactor(asha)
  await change(asha)
  clock.advance({ seconds: 30 })
  const answer = visitor().account.verifyTwoFactor({ body: { ...waiting, code: codeOf(secret, clock) } })
  await expect(answer).rejects.toMatchObject({ code: 'security.sign_in_expired' })
  expect(await liveSessions(asha)).toBe(1)
})

test('sign-ins racing a password change: only the session that changed it survives', race, async () => {
  const asha = await member()
  const outcomes = await against(
    () => change(asha),
    () => signIn(asha),
  )
  expect(refusals(outcomes)).toEqual(new Set(['account.invalid_credentials']))
  expect(await liveSessions(asha)).toBe(1)
})

test('sign-ins racing a password reset: no session survives', race, async () => {
  const asha = await member()
  const token = await resetToken(asha)
  const outcomes = await against(
    () => visitor().account.resetPassword({ body: { token, password: newPassword, confirmPassword: newPassword } }),
    () => signIn(asha),
  )
  expect(refusals(outcomes)).toEqual(new Set(['account.invalid_credentials']))
  expect(await liveSessions(asha)).toBe(0)
})

test('two-factor codes racing a password change: only the session that changed it survives', race, async () => {
  const asha = await member()
  const { backupCodes } = await withTwoFactor(asha)
  const codes = backupCodes.values()
  const outcomes = await against(
    () => change(asha),
    async () => {
      const waiting = await firstFactor(asha)
      const { value: code } = codes.next()
      if (code) await visitor().account.verifyBackupCode({ body: { ...waiting, code } })
    },
  )
  const endings = new Set(['account.invalid_credentials', 'security.sign_in_expired'])
  expect([...refusals(outcomes)].filter((code) => !endings.has(code))).toEqual([])
  expect(await liveSessions(asha)).toBe(1)
})

test('a reset token changes the password once', race, async () => {
  const asha = await member()
  const token = await resetToken(asha)
  const outcomes = await atOnce((index) => {
    const password = `a quiet phrase of the number ${index}`
    return visitor().account.resetPassword({ body: { token, password, confirmPassword: password } })
  })
  expect(successes(outcomes)).toBe(1)
  expect(refusals(outcomes)).toEqual(new Set(['account.reset_failed']))
})
