import { referralMonthlyLimit } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T08:00:00Z'))
const { as, member, visitor } = await testApp({ clock })

const signInAgain = async ({ username: identifier, password }: { username: string; password: string }) =>
  (await visitor().account.login({ body: { identifier, password } })) as { token: string }

test('a member creates a code that lasts 30 days and appears in the list', async () => {
  const asha = await member()
  const made = await as(asha).referral.generate()
  expect(made).toMatchObject({
    createdAt: '2026-03-10T08:00:00.000Z',
    expiresAt: '2026-04-09T08:00:00.000Z',
    usedAt: null,
    isActive: true,
  })
  expect(await as(asha).referral.list()).toEqual({
    referralCodes: [made],
    stats: { codesGenerated: 1, codesUsed: 0 },
    monthlyLimit: referralMonthlyLimit,
  })
})

test('the eleventh code of a month is refused; the next month allows ten more, and old codes expire', async () => {
  const asha = await member()
  for (let made = 0; made < referralMonthlyLimit; made++) await as(asha).referral.generate()
  await expect(as(asha).referral.generate()).rejects.toMatchObject({ status: 409, code: 'referral.limit_reached' })
  clock.advance({ days: 31 })
  const later = await signInAgain(asha)
  await as(later).referral.generate()
  const { referralCodes, stats } = await as(later).referral.list()
  expect(stats).toEqual({ codesGenerated: 1, codesUsed: 0 })
  expect(referralCodes.map(({ isActive }) => isActive)).toEqual([true, ...Array<boolean>(10).fill(false)])
})

test('a member sees only their own codes', async () => {
  const [asha, ben] = [await member(), await member()]
  await as(asha).referral.generate()
  expect((await as(ben).referral.list()).referralCodes).toEqual([])
})

test('repeating a request with the same key returns the same code', async () => {
  const asha = await member()
  const make = () => as(asha).referral.generate({ idempotencyKey: 'once' })
  expect(await make()).toEqual(await make())
  expect((await as(asha).referral.list()).referralCodes).toHaveLength(1)
})

test('a used code shows when it was used, and names the user only while they follow the member', async () => {
  const asha = await signInAgain(await member())
  const { code } = await as(asha).referral.generate()
  const ben = await member({ referralCode: code, displayName: 'Ben Okoro' })
  const listed = async () => (await as(asha).referral.list()).referralCodes[0]
  expect(await listed()).toMatchObject({ usedAt: clock.now().toISOString(), usedBy: null, isActive: false })
  const { id } = await as(asha).account.me()
  await as(ben).community.follow({ params: { id } })
  expect(await listed()).toMatchObject({ usedBy: 'Ben Okoro' })
  await as(ben).community.unfollow({ params: { id } })
  expect(await listed()).toMatchObject({ usedBy: null })
})
