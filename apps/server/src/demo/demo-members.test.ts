import { demoMember, limbs } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { expectTrueTotals } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { entriesOn } from './demo-diary.ts'
import { seedDemoMembers } from './demo-members.ts'

const clock = movableClock(new Date('2026-11-15T12:00:00Z'))
const app = await testApp({ clock })
const { db, visitor, as } = app
await seedDemoMembers({ db, clock })

const signIn = async () => {
  const reply = await visitor().account.login({
    body: { identifier: demoMember.username, password: demoMember.password },
  })
  if (!('user' in reply)) throw new Error('Maya was asked for two-factor authentication')
  return reply
}
const sessionsOf = (username: string) =>
  db
    .selectFrom('practice_sessions')
    .innerJoin('users', 'users.id', 'user_id')
    .select(['practice_sessions.id', 'date'])
    .where('username', '=', username)
    .orderBy('date')
    .orderBy('practice_sessions.id')
    .execute()

test('Maya signs in and finds a year of data everywhere', async () => {
  const maya = as(await signIn())
  const { limbDistribution } = await maya.insight.analytics({ query: {} })
  expect(Object.keys(limbDistribution).toSorted()).toEqual(limbs.toSorted())
  expect((await maya.account.me()).bio).toMatch(/^A demo member\./)
  expect((await maya.referral.list()).referralCodes).toHaveLength(2)
  expect(await maya.giving.subscription()).toMatchObject({ state: 'active', paymentCount: 9 })
  const stats = await maya.journey.stats()
  expect(stats.currentStreak).toBeGreaterThan(60)
  expect(stats.longestStreak).toBeGreaterThanOrEqual(stats.currentStreak)
  expect(stats.totalSessions).toBeGreaterThan(400)
  const [started] = (await maya.learning.suggestions()).items
  expect(started).toMatchObject({ slug: 'closing-the-doors', reason: { kind: 'started' } })
  const { moodDays, nights, links } = await maya.insight.wellness()
  expect(moodDays.length).toBeGreaterThan(200)
  expect(nights.length).toBeGreaterThan(200)
  expect(links.find(({ id }) => id === 'minutes-energy')?.verdict).toBe('more')
  expect(links.find(({ id }) => id === 'minutes-mood')).toMatchObject({ verdict: 'more' })
  expect((await maya.insight.hard()).details).not.toBeNull()
  const { items: tagged } = await maya.practice.list({ query: { tag: 'yin' } })
  expect(tagged.length).toBeGreaterThan(4)
  const { recentSessions, bestTime, minutesBySound } = await maya.meditation.stats()
  expect(recentSessions).toBeGreaterThan(20)
  expect(bestTime).not.toBeNull()
  expect(minutesBySound.length).toBeGreaterThan(4)
  const { items: feed } = await maya.community.feed({ query: {} })
  expect(feed.some(({ likes }) => likes > 0)).toBe(true)
  expect((await maya.community.followRequests({ query: {} })).items.map(({ username }) => username)).toEqual([
    'devi-demo',
  ])
})

test('her data includes rest days, a pause and the end of a streak', async () => {
  const { user } = await signIn()
  const covered = await db.selectFrom('covered_days').selectAll().where('user_id', '=', user.id).execute()
  expect(covered.length).toBeGreaterThan(5)
  const pauses = await db.selectFrom('practice_pauses').select(['first_day', 'last_day']).execute()
  expect(pauses).toEqual([{ first_day: '2026-07-08', last_day: '2026-07-12' }])
  await expectTrueTotals(db, user.id)
})

test('a second run adds the days that have passed and nothing else', async () => {
  const before = await sessionsOf(demoMember.username)
  await seedDemoMembers({ db, clock })
  expect(await sessionsOf(demoMember.username)).toEqual(before)
  clock.advance({ days: 3 })
  await seedDemoMembers({ db, clock })
  const after = await sessionsOf(demoMember.username)
  expect(after.slice(0, before.length)).toEqual(before)
  expect(new Set(after.slice(before.length).map(({ date }) => date))).toEqual(
    new Set(['2026-11-16', '2026-11-17', '2026-11-18']),
  )
})

test('a day is always the same, and differs from others', () => {
  const habit = { limbs, shares: ['private'] as const, sits: true, isHardAtTimes: true }
  const week = ['01', '02', '03', '04', '05', '06', '07'].map((day) => entriesOn('Maya', habit, `2026-10-${day}`))
  expect(entriesOn('Maya', habit, '2026-10-03')).toEqual(week[2])
  expect(new Set(week.map((entries) => JSON.stringify(entries))).size).toBe(7)
  expect(entriesOn('Ben', habit, '2026-10-03')).not.toEqual(week[2])
})

test('Maya finds challenges in every state and a buddy with a shared streak', async () => {
  const maya = as(await signIn())
  const { active, completed } = await maya.journey.challenges()
  expect(active.filter(({ isParticipating }) => isParticipating).map(({ title }) => title)).toEqual([
    'A longer out-breath',
    'Twenty-one mornings',
  ])
  expect(active.some(({ isParticipating }) => !isParticipating)).toBe(true)
  expect(active[0]?.together).toBeGreaterThan(100)
  expect(completed.map(({ title }) => title)).toEqual(['Ten early days', 'A steady floor'])
  const { buddies, received } = await maya.journey.buddies()
  expect(buddies[0]).toMatchObject({ person: { username: 'asha-demo' }, received: { word: 'no-hurry' } })
  expect(buddies[0]?.sharedStreak).toBeGreaterThan(5)
  expect(received.map(({ person }) => person.username)).toEqual(['ben-demo'])
})
