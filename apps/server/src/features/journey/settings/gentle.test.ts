import { addDays, type GentleAnswer, type Hardship } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { defineChallenge, listChallenges, runChallenges } from '../challenges/challenges.service.ts'
import { answerGentleOffer, endGentleDays, noteGentleOffer, resumeGentleDays } from './gentle.service.ts'
import { readSettings } from './settings.service.ts'

const today = '2026-03-11'
const dayAt = (days: number) => addDays(today, days)
/** The services on another day. */
const at = (days: number) => ({ db, clock: { now: () => new Date(`${dayAt(days)}T08:00:00Z`) } })
const { as, db, member } = await testApp({ clock: { now: () => new Date(`${today}T08:00:00Z`) } })
type Member = Awaited<ReturnType<typeof member>>

const log = (who: Member, days: number, hard?: Hardship) =>
  as(who).practice.log({ body: aPractice({ date: dayAt(days), ...(hard && { hard }) }) })
const veryHard: Hardship = { severity: 'very' }
const gentleDays = async (who: Member, days = 0) => (await readSettings(at(days), who.id)).gentleDays
const stateOn = async (who: Member, days: number) => (await gentleDays(who, days)).state
const answer = async (who: Member, word: GentleAnswer) =>
  (await as(who).journey.answerGentleOffer({ body: { answer: word } })).gentleDays

async function gentleMember() {
  const asha = await member()
  await log(asha, 0, veryHard)
  await answer(asha, 'yes')
  return asha
}

test('gentle days are offered after a very hard practice, last fourteen days, and rest for thirty', async () => {
  const asha = await member()
  await log(asha, -41)
  expect(await stateOn(asha, -40)).toBe('none')
  const { id } = await log(asha, -40, veryHard)
  expect(await gentleDays(asha, -40)).toEqual({ state: 'offer', restsOn: [id], isNew: true })
  await answerGentleOffer(at(-40), asha.id, 'yes')
  expect(await gentleDays(asha, -27)).toEqual({ state: 'gentle', firstDay: dayAt(-40), lastDay: dayAt(-27) })
  await log(asha, -12, veryHard)
  expect(await stateOn(asha, -26)).toBe('none')
  expect(await stateOn(asha, -10)).toBe('none')
  expect(await stateOn(asha, -9)).toBe('offer')
})

test('the member reads and answers the offer', async () => {
  const asha = await member()
  await log(asha, -1, { severity: 'little' })
  await log(asha, 0, {})
  expect((await as(asha).journey.settings()).gentleDays).toMatchObject({ state: 'offer', isNew: true })
  expect(await answer(asha, 'yes')).toEqual({ state: 'gentle', firstDay: today, lastDay: dayAt(13) })
  expect((await as(asha).journey.endGentleDays()).gentleDays).toEqual({ state: 'none' })
  expect((await as(asha).journey.resumeGentleDays()).gentleDays).toMatchObject({ state: 'gentle' })
})

test('an offer counts from the day it was first seen, also without an answer', async () => {
  const asha = await member()
  await log(asha, -40, veryHard)
  for (const days of [-40, -39]) await noteGentleOffer(at(days), asha.id)
  expect(await gentleDays(asha, -38)).toMatchObject({ state: 'offer', isNew: false })
  await log(asha, -12, veryHard)
  expect(await stateOn(asha, -10)).toBe('none')
  expect(await gentleDays(asha, -9)).toMatchObject({ state: 'offer', isNew: true })
})

test('a no is enough, and an offer that is gone cannot be answered', async () => {
  const asha = await member()
  await log(asha, 0, veryHard)
  expect(await answer(asha, 'not-now')).toEqual({ state: 'none' })
  await expect(answer(asha, 'yes')).rejects.toMatchObject({ status: 404, code: 'journey.gentle_offer_not_found' })
  expect(await gentleDays(asha)).toEqual({ state: 'none' })
})

test('a practice that is deleted, or was not hard after all, is no reason for an offer', async () => {
  const asha = await member()
  const { id, version } = await log(asha, 0, veryHard)
  await as(asha).practice.edit({ params: { id }, body: { hard: null, version } })
  expect(await stateOn(asha, 0)).toBe('none')
  const other = await log(asha, -1, veryHard)
  expect(await stateOn(asha, 0)).toBe('offer')
  await as(asha).practice.remove({ params: { id: other.id } })
  expect(await stateOn(asha, 0)).toBe('none')
})

test('the member ends them at any time, and can take that back while they would last', async () => {
  const asha = await gentleMember()
  for (let times = 0; times < 2; times++) await endGentleDays(at(4), asha.id)
  expect([await stateOn(asha, 3), await stateOn(asha, 4), await stateOn(asha, 5)]).toEqual(['gentle', 'none', 'none'])
  await resumeGentleDays(at(4), asha.id)
  expect(await gentleDays(asha, 5)).toEqual({ state: 'gentle', firstDay: today, lastDay: dayAt(13) })
  await endGentleDays(at(5), asha.id)
  const over = { code: 'journey.gentle_days_over' }
  await expect(resumeGentleDays(at(14), asha.id)).rejects.toMatchObject(over)
  await expect(as(await member()).journey.resumeGentleDays()).rejects.toMatchObject({ status: 404, ...over })
})

test('recommendations are short and open-eyed in gentle days, and as usual afterwards', async () => {
  const asha = await gentleMember()
  for (const days of [-5, -4, -3, -2, -1]) await log(asha, days)
  type Listed = Awaited<ReturnType<ReturnType<typeof as>['recommendation']['list']>>[number]
  const isGentle = ({ duration, eyes, holdsBreath }: Listed) => duration <= 10 && eyes === 'open' && !holdsBreath
  const during = await as(asha).recommendation.list()
  expect(during.length).toBeGreaterThan(0)
  expect(during.every(isGentle)).toBe(true)
  await as(asha).journey.endGentleDays()
  expect((await as(asha).recommendation.list()).every(isGentle)).toBe(false)
})

test('quiet words are held back and come afterwards, while the sender sees nothing unusual', async () => {
  const asha = await gentleMember()
  const ben = await member()
  await as(asha).community.follow({ params: { id: ben.id } })
  await as(ben).community.follow({ params: { id: asha.id } })
  await as(ben).journey.inviteBuddy({ params: { id: asha.id } })
  await as(asha).journey.acceptBuddy({ params: { id: ben.id } })
  await as(ben).journey.sendQuietWord({ params: { id: asha.id }, body: { word: 'no-hurry' } })
  const wordFor = async (who: Member) => (await as(who).journey.buddies()).buddies[0]?.received?.word
  const seenByBen = await as(ben).journey.buddies()
  expect(seenByBen.buddies[0]?.sentToday).toBe('no-hurry')
  expect(await wordFor(asha)).toBeUndefined()
  await as(asha).journey.endGentleDays()
  expect(await wordFor(asha)).toBe('no-hurry')
  expect(await as(ben).journey.buddies()).toEqual(seenByBen)
})

test('a challenge waits: for each gentle day it lasts a day longer, for this member only', async () => {
  const id = await defineChallenge(at(0), {
    title: 'Three days',
    description: 'A practice on three days.',
    type: 'days',
    requirement: 3,
    limbType: null,
    partOfDay: null,
    startDate: dayAt(-33),
    endDate: dayAt(-27),
  })
  const [asha, ben] = [await member(), await member()]
  await log(asha, -30, veryHard)
  await answerGentleOffer(at(-30), asha.id, 'yes')
  await db
    .insertInto('challenge_participants')
    .values([asha, ben].map((who) => ({ user_id: who.id, challenge_id: id, joined_at: at(-30).clock.now() })))
    .execute()
  const own = async (who: Member, days: number) =>
    Object.entries(await listChallenges(at(days), who.id, 'en')).flatMap(([list, challenges]) =>
      challenges.filter((one) => one.id === id).map(({ endDate, progress }) => ({ list, endDate, progress })),
    )
  await runChallenges(at(-14))
  // Three of its days were before the gentle days, and four come after them.
  expect(await own(asha, -14)).toEqual([{ list: 'active', endDate: dayAt(-13), progress: 1 }])
  expect(await own(ben, -14)).toEqual([{ list: 'ended', endDate: dayAt(-27), progress: 0 }])
  for (const who of [asha, ben]) for (const days of [-14, -13, -12]) await log(who, days)
  expect(await own(asha, 0)).toEqual([{ list: 'completed', endDate: dayAt(-13), progress: 3 }])
  expect(await own(ben, 0)).toEqual([{ list: 'ended', endDate: dayAt(-27), progress: 0 }])
})
