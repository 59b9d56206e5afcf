import { api, createClient } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { runChallenges } from '#features/journey/index.ts'
import { movableClock } from '#testing/clock.ts'
import type { TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { randomAddress, sendTo } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-11-03T19:00:00Z'))
const { as, db, member, url } = await testApp({ clock })

const clientIn = (accepted: string, { token }: TestMember) =>
  createClient(
    api,
    sendTo(url, {
      authorization: `Bearer ${token}`,
      'accept-language': accepted,
      'x-forwarded-for': randomAddress(),
    }),
  )

async function read(accepted: string, who: TestMember) {
  const app = clientIn(accepted, who)
  const [earned] = (await app.journey.achievements()).toReversed()
  const { items } = await app.inbox.list()
  const told = items.flatMap((item) => (item.what === 'achievement' ? [item.achievement.name] : []))
  const { achievementsAhead } = await app.journey.stats()
  const { active } = await app.journey.challenges()
  const [first] = await app.recommendation.list()
  const { headline } = await app.reflection.make({ body: { month: '2026-10' } })
  const { reflection } = await app.reflection.read()
  return {
    earned: earned?.achievement.name,
    told: told.includes(earned?.achievement.name ?? ''),
    ahead: achievementsAhead.map(({ achievement }) => achievement.description)[0],
    seasonal: active.find(({ startDate }) => startDate === '2026-09-01')?.title,
    focus: first?.focus,
    headline,
    again: reflection?.headline,
  }
}

test('sentences that the server makes for the app come in the language of the request', async () => {
  const asha = await member()
  for (const date of ['2026-10-29', '2026-10-30', '2026-10-31']) {
    await as(asha).practice.log({ body: aPractice({ date }) })
  }
  await runChallenges({ db, clock })
  const [english, german, spanish] = [await read('en', asha), await read('de-CH', asha), await read('es-MX', asha)]
  expect(english).toEqual({
    earned: 'First stone',
    told: true,
    ahead: expect.any(String),
    seasonal: 'A long breath out',
    focus: 'count ten breaths, then begin again',
    headline: 'A few practices in October.',
    again: 'A few practices in October.',
  })
  expect(german).toEqual({
    earned: 'Erster Stein',
    told: true,
    ahead: expect.any(String),
    seasonal: 'Ein langes Ausatmen',
    focus: 'zehn Atemzüge zählen, dann von vorn',
    headline: 'Ein paar Übungen im Oktober.',
    again: 'Ein paar Übungen im Oktober.',
  })
  expect(spanish).toEqual({
    earned: 'Primera piedra',
    told: true,
    ahead: expect.any(String),
    seasonal: 'Una larga exhalación',
    focus: 'cuenta diez respiraciones y vuelve a empezar',
    headline: 'Algunas prácticas en octubre.',
    again: 'Algunas prácticas en octubre.',
  })
  expect(new Set([english, german, spanish].map(({ ahead }) => ahead)).size).toBe(3)
})
