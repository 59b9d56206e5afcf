import { addDays, type NewQuestion } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { readSettings } from '#features/journey/index.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { hashOf, orderFrom } from './seed.service.ts'
import { listOwnQuestions, noteDay, readOwnQuestion, startQuestion } from './questions.service.ts'

const today = '2026-03-10'
const clock = movableClock(new Date(`${today}T12:00:00Z`))
const { as, db, member } = await testApp({ clock })
type Member = Awaited<ReturnType<typeof member>>

const question = {
  title: 'Do I sleep better after an evening sit?',
  a: 'an evening sit',
  b: 'no evening sit',
  outcome: 'sleep-quality',
  weeks: 8,
} satisfies NewQuestion

const noon = (day: string) => ({ db, clock: { now: () => new Date(`${day}T12:00:00Z`) } })
const start = (who: Member, changes: Partial<NewQuestion> = {}) =>
  as(who).wellness.startQuestion({ body: { ...question, ...changes } })

async function rowOf({ id }: { id: string }) {
  return db.selectFrom('questions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Notes a night for each day of the question, with a quality by its side. */
async function noteNights(who: Member, id: string, qualityOf: (side: 'a' | 'b', number: number) => number | null) {
  const { first_day: firstDay, seed, frozen } = await rowOf({ id })
  const order = orderFrom(seed)
  const days = Array.from({ length: (frozen as { weeks: number }).weeks * 7 }, (_, number) => number)
  const nights = days.flatMap((number) => {
    const quality = qualityOf(order(number), number)
    const date = addDays(firstDay, number + 1)
    return quality === null
      ? []
      : [{ user_id: who.id, id: crypto.randomUUID(), date, quality, duration: 400 + quality }]
  })
  await db.insertInto('sleep_entries').values(nights).execute()
}

test('a question starts tomorrow, and is frozen with its order and hash', async () => {
  const asha = await member()
  const started = await start(asha)
  expect(started).toEqual({
    ...question,
    id: started.id,
    state: 'running',
    firstDay: '2026-03-11',
    lastDay: '2026-05-05',
  })
  const row = await rowOf(started)
  expect(row.sha256).toBe(hashOf({ frozen: question, firstDay: '2026-03-11', seed: row.seed }))
  expect(await as(asha).wellness.questions()).toEqual([started])
  expect((await start(await member(), { weeks: 12 })).lastDay).toBe('2026-06-02')
})

test.each<[string, object]>([
  ['of four weeks', { weeks: 4 }],
  ['about the same twice', { b: ' An Evening Sit ' }],
  ['without words', { a: ' ' }],
  ['about something we don’t note', { outcome: 'happiness' }],
])('a question %s is not offered', async (_, changes) => {
  const asha = await member()
  await expect(start(asha, changes)).rejects.toMatchObject({ code: 'request.invalid' })
  expect(await as(asha).wellness.questions()).toEqual([])
})

test('there is one at a time, and the next one starts once the last is over', async () => {
  const asha = await member()
  const first = await start(asha)
  await expect(start(asha)).rejects.toMatchObject({ code: 'wellness.question_running' })
  await expect(as(asha).wellness.questionProspect({ query: { outcome: 'energy' } })).rejects.toMatchObject({
    code: 'wellness.question_running',
  })
  await expect(startQuestion(noon(first.lastDay), asha.id, question)).rejects.toMatchObject({
    code: 'wellness.question_running',
  })
  const over = noon(addDays(first.lastDay, 1))
  const second = await startQuestion(over, asha.id, question)
  const states = (await listOwnQuestions(over, asha.id)).map(({ id, state }) => [id, state])
  expect(states).toEqual([
    [second.id, 'running'],
    [first.id, 'answered'],
  ])
})

test('while it runs, it tells the days so far, and paused and gentle ones rest', async () => {
  const asha = await member()
  const { id, firstDay } = await start(asha)
  expect(await readOwnQuestion(noon(today), asha.id, id)).toMatchObject({ state: 'running', days: [] })
  await db
    .insertInto('practice_pauses')
    .values({
      user_id: asha.id,
      id: crypto.randomUUID(),
      first_day: addDays(firstDay, 1),
      last_day: addDays(firstDay, 2),
    })
    .execute()
  await db
    .insertInto('gentle_offers')
    .values({
      user_id: asha.id,
      offered_on: addDays(firstDay, 4),
      answer: 'yes',
      answered_on: addDays(firstDay, 4),
      gentle_until: addDays(firstDay, 17),
      ended_on: addDays(firstDay, 5),
    })
    .execute()
  await noteDay(noon(addDays(firstDay, 6)), asha.id, { params: { id, day: firstDay }, body: { isKept: false } })
  const view = await readOwnQuestion(noon(addDays(firstDay, 6)), asha.id, id)
  if (view.state !== 'running') throw new Error('It should run')
  expect(view.days.map(({ rests }) => rests)).toEqual([false, true, true, false, true, false, false])
  expect(view.days.map(({ isKept }) => isKept)).toEqual([false, true, true, true, true, true, true])
})

test('a day can be noted as not kept, and again as kept, but only a day of the question so far', async () => {
  const asha = await member()
  const { id, firstDay, lastDay } = await start(asha)
  const note = (at: string, day: string, isKept: boolean) =>
    noteDay(noon(at), asha.id, { params: { id, day }, body: { isKept } })
  for (const isKept of [false, false, true, false]) await note(firstDay, firstDay, isKept)
  expect((await rowOf({ id })).unkept_days).toEqual([firstDay])
  await note(firstDay, firstDay, true)
  for (const day of [today, addDays(firstDay, 1), addDays(lastDay, 1)]) {
    await expect(note(firstDay, day, false)).rejects.toMatchObject({ code: 'wellness.question_day_wrong' })
  }
  // A device that was offline on the last day.
  await note(addDays(lastDay, 3), lastDay, false)
  expect((await rowOf({ id })).unkept_days).toEqual([lastDay])
})

test('once it is stopped, it says nothing, and another one can start', async () => {
  const asha = await member()
  const { id, firstDay, lastDay } = await start(asha)
  await db
    .updateTable('questions')
    .set({ first_day: addDays(firstDay, -7) })
    .where('id', '=', id)
    .execute()
  await noteNights(asha, id, () => 5)
  await as(asha).wellness.stopQuestion({ params: { id } })
  await as(asha).wellness.stopQuestion({ params: { id } })
  for (const day of [today, addDays(lastDay, 1)]) {
    const view = await readOwnQuestion(noon(day), asha.id, id)
    expect(view).toEqual({
      ...question,
      id,
      state: 'stopped',
      firstDay: addDays(firstDay, -7),
      lastDay: addDays(lastDay, -7),
    })
  }
  await expect(as(asha).wellness.keepQuestion({ params: { id } })).rejects.toMatchObject({
    code: 'wellness.question_not_found',
  })
  await start(asha)
  await as(asha).wellness.forgetQuestion({ params: { id } })
  expect(await as(asha).wellness.questions()).toHaveLength(1)
})

test('stopped before its first day, it was never there', async () => {
  const asha = await member()
  const { id } = await start(asha)
  await as(asha).wellness.stopQuestion({ params: { id } })
  expect(await as(asha).wellness.questions()).toEqual([])
})

test('a clear difference is found the day after the last, from all days that don’t rest', async () => {
  const asha = await member()
  const { id, firstDay, lastDay } = await start(asha)
  await noteNights(asha, id, (side, number) => (number % 7 === 6 ? null : side === 'a' ? 7 + (number % 2) : 5))
  await noteDay(noon(lastDay), asha.id, { params: { id, day: firstDay }, body: { isKept: false } })
  expect(await readOwnQuestion(noon(lastDay), asha.id, id)).not.toHaveProperty('answer')
  const view = await readOwnQuestion(noon(addDays(lastDay, 1)), asha.id, id)
  if (view.state !== 'answered') throw new Error('It should have its answer')
  const { answer } = view
  expect(answer).toMatchObject({ verdict: 'a-more', keptDays: 55, activeDays: 56 })
  expect(answer.values).toHaveLength(48)
  const { means, difference, low, high, chance } = answer.comparison!
  expect(means.b).toBe(5)
  expect(means.a - means.b).toBeCloseTo(difference, 9)
  expect(low).toBeGreaterThan(1.9)
  expect(high).toBeLessThan(3.1)
  expect(chance).toBe(2 / 2 ** 14)
})

test('a member with few notes has no comparison, one with the same values everywhere cannot tell', async () => {
  const asha = await member()
  const { id, lastDay } = await start(asha)
  await noteNights(asha, id, (_, number) => (number < 20 ? 6 : null))
  const at = noon(addDays(lastDay, 1))
  expect(await readOwnQuestion(at, asha.id, id)).toMatchObject({ answer: { verdict: 'too-few', comparison: null } })

  const ben = await member()
  const other = await start(ben)
  await noteNights(ben, other.id, () => 6)
  expect(await readOwnQuestion(at, ben.id, other.id)).toMatchObject({
    answer: { verdict: 'cannot-tell', comparison: { difference: 0, chance: 1 } },
  })
})

test.each([
  ['sleep-length', [400 + 8, 400 + 4]],
  ['energy', [8, 4]],
  ['moods', [1, 0]],
] as const)('the outcome %s is read as insights read it', async (outcome, [a, b]) => {
  const asha = await member()
  const { id, firstDay, lastDay } = await start(asha, { outcome })
  await noteNights(asha, id, (side) => (side === 'a' ? 8 : 4))
  const order = orderFrom((await rowOf({ id })).seed)
  const moods = Array.from({ length: 56 }, (_, number) => {
    const isA = order(number) === 'a'
    const day = addDays(firstDay, number)
    const energy = { energy: isA ? 8 : 4, energy_given: true }
    const mood = { user_id: asha.id, practice_day: day, mood: isA ? 'calm' : 'sad', created_at: `${day}T09:00:00Z` }
    return [
      { ...mood, ...energy, id: crypto.randomUUID() },
      // A mood tapped without energy stays out of its averages.
      { ...mood, energy: 5, energy_given: false, id: crypto.randomUUID() },
    ] as const
  })
  await db
    .insertInto('mood_entries')
    .values(moods.flat() as never)
    .execute()
  const view = await readOwnQuestion(noon(addDays(lastDay, 1)), asha.id, id)
  expect(view).toMatchObject({ answer: { verdict: 'a-more', comparison: { means: { a, b } } } })
})

test('an answer can be kept or forgotten, and is refused if someone changed the frozen question', async () => {
  const asha = await member()
  const { id, firstDay } = await start(asha)
  const moved = { frozen: question, firstDay: addDays(firstDay, -60), seed: (await rowOf({ id })).seed }
  await db.updateTable('questions').set({ first_day: moved.firstDay }).where('id', '=', id).execute()
  await expect(as(asha).wellness.readQuestion({ params: { id } })).rejects.toMatchObject({
    code: 'wellness.question_altered',
  })
  await db
    .updateTable('questions')
    .set({ sha256: hashOf(moved) })
    .where('id', '=', id)
    .execute()
  await as(asha).wellness.keepQuestion({ params: { id } })
  await as(asha).wellness.keepQuestion({ params: { id } })
  expect(await as(asha).wellness.readQuestion({ params: { id } })).toMatchObject({ state: 'kept' })
  await as(asha).wellness.forgetQuestion({ params: { id } })
  await expect(as(asha).wellness.readQuestion({ params: { id } })).rejects.toMatchObject({
    code: 'wellness.question_not_found',
  })
})

test('a running question can’t be deleted, and no one else’s can be read, noted, stopped, kept or deleted', async () => {
  const asha = await member()
  const { id } = await start(asha)
  const params = { id }
  const notThere = { code: 'wellness.question_not_found' }
  await expect(as(asha).wellness.forgetQuestion({ params })).rejects.toMatchObject(notThere)
  const ben = as(await member()).wellness
  for (const call of [ben.readQuestion, ben.stopQuestion, ben.keepQuestion, ben.forgetQuestion]) {
    await expect(call({ params })).rejects.toMatchObject(notThere)
  }
  const note = { params: { id, day: today }, body: { isKept: false } }
  await expect(ben.noteQuestionDay(note)).rejects.toMatchObject(notThere)
})

test('before it starts, a member hears how much their days differ anyway', async () => {
  const asha = await member()
  const prospect = () => as(asha).wellness.questionProspect({ query: { outcome: 'sleep-quality' } })
  expect(await prospect()).toEqual({ firstDay: '2026-03-11', notedDays: 0, spread: null })
  const nights = Array.from({ length: 20 }, (_, number) => ({
    user_id: asha.id,
    id: crypto.randomUUID(),
    date: addDays(today, -number),
    quality: number % 2 === 0 ? 4 : 8,
  }))
  await db.insertInto('sleep_entries').values(nights).execute()
  expect(await prospect()).toMatchObject({ notedDays: 20, spread: expect.closeTo(2.05, 2) })
})

test('home gets one line a day, none while it rests, and the answer for a week', async () => {
  const asha = await member()
  const { id, firstDay, lastDay } = await start(asha)
  const lineOn = async (day: string) => (await readSettings(noon(day), asha.id)).question
  const order = orderFrom((await rowOf({ id })).seed)
  expect(await lineOn(today)).toBeUndefined()
  for (const number of [0, 1, 2, 3, 55]) {
    expect(await lineOn(addDays(firstDay, number))).toEqual({ is: 'day', id, words: question[order(number)] })
  }
  expect(await lineOn(addDays(lastDay, 1))).toEqual({ is: 'answer', id })
  expect(await lineOn(addDays(lastDay, 8))).toBeUndefined()
  await as(asha).journey.pause({ body: { firstDay, lastDay: firstDay } })
  expect(await lineOn(firstDay)).toBeUndefined()
})
