import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { v7 as newId } from 'uuid'
import { afterAll, expect, test } from 'vitest'
import { defineChallenge, runChallenges } from '#features/journey/index.ts'
import { archiveTools, practiceFile, practiceLine, rowsIn, zipOf } from '#testing/portability/archives.ts'
import { unzip } from '#testing/portability/unzip.ts'
import { aSitChoice } from '#testing/requests/meditation.ts'
import { testApp } from '#testing/test-app.ts'

const folder = mkdtempSync(join(tmpdir(), 'choices-'))
afterAll(() => rmSync(folder, { recursive: true }))
const clock = { now: () => new Date('2026-03-11T08:00:00Z') }
const app = await testApp({ clock, config: { STORAGE_URL: pathToFileURL(folder).href } })
const { as, db, member } = app
await app.startWorker()
await runChallenges({ db, clock })
const { download, upload, outcome } = archiveTools(app)
type Member = Awaited<ReturnType<typeof member>>

const linesOf = (rows: object[]) => rows.map((row) => JSON.stringify(row)).join('\n')
const choices = (tables: { hidden?: object[]; challenges?: object[]; offers?: object[] }) =>
  zipOf({
    ...practiceFile(practiceLine({ date: '2026-03-10', practice_day: '2026-03-10' })),
    'data/hidden_recommendations.jsonl': linesOf(tables.hidden ?? []),
    'data/challenge_participants.jsonl': linesOf(tables.challenges ?? []),
    'data/gentle_offers.jsonl': linesOf(tables.offers ?? []),
  })
const joined = (changes: object = {}) => ({
  challenge_id: newId(),
  joined_at: '2026-03-09T07:00:00+00:00',
  template: 'weekly',
  start_date: '2026-03-09',
  ...changes,
})

async function bring(who: Member, archive: Buffer) {
  const id = await upload(who, archive)
  const { counts } = await outcome(who, id)
  await as(who).portability.commitImport({ params: { id } })
  return { id, others: counts?.others }
}
const undo = (who: Member, id: string) => as(who).portability.undoImport({ params: { id } })

async function joinedBy(who: Member) {
  const { active, completed, ended } = await as(who).journey.challenges()
  return [...active, ...completed, ...ended].filter(({ isParticipating }) => isParticipating)
}
const hiddenBy = ({ id }: Member) =>
  db.selectFrom('hidden_recommendations').select(['limb_type', 'until']).where('user_id', '=', id).execute()

test('a challenge of our series is found on another server by its first day', async () => {
  const asha = await member()
  const { id, others } = await bring(asha, await choices({ challenges: [joined()] }))
  expect(others).toEqual({ new: 1, duplicate: 0 })
  const [challenge, ...more] = await joinedBy(asha)
  expect([challenge, more]).toMatchObject([{ startDate: '2026-03-09', endDate: '2026-03-15' }, []])
  await undo(asha, id)
  expect(await joinedBy(asha)).toEqual([])
})

test('a challenge that operators defined is restored on the same server, even once it is over', async () => {
  const asha = await member()
  const over = { title: 'Winter', description: 'A day of practice.', type: 'days', requirement: 1, limbType: null }
  const dates = { partOfDay: null, startDate: '2026-02-01', endDate: '2026-02-28' }
  const id = await defineChallenge({ db, clock }, { ...over, ...dates })
  const its = { template: null, start_date: '2026-02-01' }
  const { others } = await bring(
    asha,
    await choices({
      challenges: [joined({ ...its, challenge_id: id }), joined(its), joined({ start_date: '2019-01-07' })],
    }),
  )
  // The others are from another server.
  expect(others).toEqual({ new: 1, duplicate: 0 })
  expect(await as(asha).journey.challenges()).toMatchObject({ ended: [{ id, isParticipating: true }] })
})

test('an archive can’t set a future joining date, or hide anything for longer than members can', async () => {
  const asha = await member()
  const hidden = [{ limb_type: 'asana', until: '2999-01-01' }]
  await bring(asha, await choices({ hidden, challenges: [joined({ joined_at: '2999-01-01T00:00:00Z' })] }))
  expect(await hiddenBy(asha)).toEqual([{ limb_type: 'asana', until: '2026-04-10' }])
  const rows = await db
    .selectFrom('challenge_participants')
    .select('joined_at')
    .where('user_id', '=', asha.id)
    .execute()
  expect(rows).toEqual([{ joined_at: clock.now() }])
})

test('another member’s choices are not duplicates', async () => {
  const archive = await choices({ hidden: [{ limb_type: 'niyamas', until: '2026-03-20' }], challenges: [joined()] })
  for (const who of [await member(), await member()]) {
    expect((await bring(who, archive)).others).toEqual({ new: 2, duplicate: 0 })
  }
})

test('the member’s own choices and later changes stay', async () => {
  const asha = await member()
  await as(asha).recommendation.hide({ params: { limbType: 'asana' }, body: { for: 'today' } })
  const weekly = (await as(asha).journey.challenges()).active.find(({ startDate }) => startDate === '2026-03-09')
  await as(asha).journey.joinChallenge({ params: { id: weekly!.id } })
  const hidden = ['asana', 'dhyana', 'yamas', 'dhyana'].map((limb) => ({ limb_type: limb, until: '2026-03-20' }))
  const { id, others } = await bring(asha, await choices({ hidden, challenges: [joined()] }))
  expect(others).toEqual({ new: 2, duplicate: 3 })
  await as(asha).recommendation.hide({ params: { limbType: 'yamas' }, body: { for: 'month' } })
  await undo(asha, id)
  expect(await hiddenBy(asha)).toEqual([
    { limb_type: 'asana', until: '2026-03-12' },
    { limb_type: 'yamas', until: '2026-04-10' },
  ])
  expect((await joinedBy(asha)).map((challenge) => challenge.id)).toEqual([weekly!.id])
})

const gentleDaysOf = async (who: Member) => (await as(who).journey.settings()).gentleDays
const offered = (changes: object = {}) => ({
  offered_on: '2026-03-05',
  answer: 'yes',
  answered_on: '2026-03-06',
  gentle_until: '2026-03-19',
  ended_on: null,
  ...changes,
})

test('gentle days continue in another account, once, and undoing the import ends them', async () => {
  const asha = await member()
  const archive = await choices({
    offers: [offered(), offered({ offered_on: '2026-01-02', answered_on: '2026-01-02' })],
  })
  const { id, others } = await bring(asha, archive)
  expect(others).toEqual({ new: 2, duplicate: 0 })
  expect(await gentleDaysOf(asha)).toEqual({ state: 'gentle', firstDay: '2026-03-06', lastDay: '2026-03-19' })
  expect((await bring(asha, archive)).others).toEqual({ new: 0, duplicate: 2 })
  await undo(asha, id)
  expect(await gentleDaysOf(asha)).toEqual({ state: 'none' })
})

test('an offer of the future, or one that makes no sense, is left out', async () => {
  const asha = await member()
  const future = offered({ offered_on: '2026-03-12', answered_on: '2026-03-12' })
  await bring(
    asha,
    await choices({ offers: [future, offered({ answered_on: null }), offered({ ended_on: '2027-01-01' })] }),
  )
  expect(await gentleDaysOf(asha)).toEqual({ state: 'gentle', firstDay: '2026-03-06', lastDay: '2026-03-19' })
  await as(asha).journey.endGentleDays()
  expect(await gentleDaysOf(asha)).toEqual({ state: 'none' })
})

test('presets and timer settings come back, and go when the import is undone', async () => {
  const asha = await member()
  const preset = { id: newId(), name: 'Morning', sit: aSitChoice }
  const at = { changed_at: '2026-03-01T07:00:00+00:00' }
  const { id } = await bring(
    asha,
    await zipOf({
      ...practiceFile(practiceLine({ date: '2026-03-10', practice_day: '2026-03-10' })),
      'data/sit_presets.jsonl': linesOf([
        { ...preset, position: 0, ...at },
        { id: newId(), name: null, sit: null, position: 1, ...at },
      ]),
      'data/timer_settings.jsonl': linesOf([
        { key: 'minutes', value: 45, ...at },
        { key: 'minutes', value: 'long', ...at },
      ]),
    }),
  )
  expect(await as(asha).timer.read()).toEqual({ settings: { minutes: 45 }, presets: [preset] })
  await undo(asha, id)
  expect(await as(asha).timer.read()).toEqual({ settings: {}, presets: [] })
})

const aQuestion = { title: null, a: 'sit before breakfast', b: 'sit after', outcome: 'energy', weeks: 8 } as const
/** The order of its days follows from its seed. */
const questionOf = (who: Member) =>
  db
    .selectFrom('questions')
    .select(['id', 'frozen', 'seed', 'first_day', 'sha256', 'state', 'unkept_days'])
    .where('user_id', '=', who.id)
    .executeTakeFirst()

test('a running question continues in another account with the same days, and goes when the import is undone', async () => {
  const [asha, ben] = [await member(), await member()]
  const { id } = await as(asha).wellness.startQuestion({ body: aQuestion })
  await db
    .updateTable('questions')
    .set({ unkept_days: ['2026-03-14'] })
    .where('id', '=', id)
    .execute()
  const archive = await download(asha)
  const first = await bring(ben, archive)
  expect(await questionOf(ben)).toEqual(await questionOf(asha))
  expect(await as(ben).wellness.readQuestion({ params: { id } })).toMatchObject({ state: 'running' })
  expect((await bring(ben, archive)).others).toMatchObject({ new: 0 })
  await undo(ben, first.id)
  expect(await as(ben).wellness.questions()).toEqual([])
})

test('a question that isn’t as it was frozen is left out, and so is a second one that runs', async () => {
  const [asha, ben] = [await member(), await member()]
  const { id } = await as(asha).wellness.startQuestion({ body: aQuestion })
  const [row] = rowsIn(await unzip(await download(asha)), 'questions')
  const archived = (changes: object) => zipOf({ 'data/questions.jsonl': linesOf([{ ...row, ...changes }]) })
  for (const changes of [
    { seed: 'another seed of the same length!' },
    { first_day: '2026-03-01' },
    { frozen: { ...aQuestion, a: 'sit\0' } },
    { frozen: { ...aQuestion, weeks: 4 } },
  ]) {
    await bring(ben, await archived(changes))
    expect(await as(ben).wellness.questions()).toEqual([])
  }
  const { id: own } = await as(ben).wellness.startQuestion({ body: aQuestion })
  await bring(ben, await archived({}))
  expect((await as(ben).wellness.questions()).map((question) => question.id)).toEqual([own])
  await bring(ben, await archived({ state: 'stopped' }))
  expect((await as(ben).wellness.questions()).map((question) => question.id).toSorted()).toEqual([own, id].toSorted())
})
