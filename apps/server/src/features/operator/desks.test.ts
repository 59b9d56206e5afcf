import { randomUUID } from 'node:crypto'
import type { AboutWords } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { defineChallenge } from '#features/journey/index.ts'
import { insertRehearsal } from '#platform/operations/rehearsals.repo.ts'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { inviteBatch } from './waitlist/waitlist-admin.service.ts'

const clock = movableClock()
const { as, db, mailbox, member, startWorker, withRole } = await testApp({ clock })
await startWorker()
const [ines, tomas] = [await withRole('operator', { displayName: 'Ines' }), await withRole('operator')]

const write = async (someone: { token: string }, text = 'Is there a bell?') =>
  (await as(someone).letters.write({ body: { kind: 'question', text } })).id

const entriesAbout = async (id: string) =>
  (await as(ines).operator.audit({ query: { limit: 100 } })).items.filter(({ objectId }) => objectId === id)

const supporter = (userId: string) =>
  db
    .insertInto('user_subscriptions')
    .values({
      user_id: userId,
      id: newId(),
      subscription_tier: 'standard',
      amount_cents: 600,
      end_date: new Date(clock.now().getTime() + 3_600_000),
    })
    .execute()

test('letters that express worry come first, then those of supporters, then the oldest, page by page', async () => {
  const [asha, ben] = [await member(), await member()]
  await supporter(ben.id)
  const first = await write(asha, 'The first\nof all')
  const second = await write(asha, 'The second')
  const paid = await write(ben)
  const worry = await write(asha, 'I want to end my life.')
  const page = await as(ines).operator.letters({ query: { limit: 3 } })
  const rest = await as(ines).operator.letters({ query: { limit: 3, cursor: page.nextCursor ?? '' } })
  expect([...page.items, ...rest.items].map(({ id, place, title }) => [id, place, title])).toEqual([
    [worry, 'worry', 'I want to end my life.'],
    [paid, 'supporter', 'Is there a bell?'],
    [first, 'turn', 'The first'],
    [second, 'turn', 'The second'],
  ])
  expect(rest.nextCursor).toBeNull()
  expect(await as(ines).operator.me()).toMatchObject({ waitingLetters: 4 })
})

test('a letter that suggests other words says so in the queue, and shows the words and their names', async () => {
  const asha = await member()
  const words: AboutWords = {
    language: 'de',
    page: '/settings',
    shown: 'Zurück',
    keys: ['intl/common.text.ts commonText.back'],
  }
  const body = { kind: 'idea', text: 'Ich sage „Nach Hause“.', words } as const
  const { id } = await as(asha).letters.write({ body })
  const { items } = await as(ines).operator.letters({ query: { limit: 100 } })
  expect(items.find((letter) => letter.id === id)).toMatchObject({ isAboutWords: true })
  expect(items.filter(({ isAboutWords }) => isAboutWords)).toHaveLength(1)
  expect(await as(ines).operator.letter({ params: { id } })).toMatchObject({ isAboutWords: true, words })
})

test('opening a letter shows only the letter, not its writer’s data, and is logged once', async () => {
  const asha = await member()
  const id = await write(asha)
  const opened = await as(ines).operator.letter({ params: { id } })
  await as(ines).operator.letter({ params: { id } })
  expect(Object.keys(opened).toSorted()).toEqual(
    `answer attachment closedAt createdAt id isAboutWords isAnsweredByEmail kind place state text title username words`.split(
      ' ',
    ),
  )
  expect(opened).toMatchObject({ text: 'Is there a bell?', state: 'waiting', isAnsweredByEmail: true, place: 'turn' })
  expect(await entriesAbout(id)).toMatchObject([{ act: 'letter_opened', subject: { username: asha.username } }])
})

test('an answer is sent once, and a second operator who answers gets an error', async () => {
  const asha = await member()
  const id = await write(asha)
  const answers = await Promise.allSettled([
    as(ines).operator.answerLetter({ params: { id }, body: { answer: 'Yes, at the end.' } }),
    as(tomas).operator.answerLetter({ params: { id }, body: { answer: 'Yes, there is.' } }),
  ])
  expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(answers.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'operator.letter_closed' },
  })
  const mail = await mailbox.mailTo(asha.email, 'An answer to your letter')
  const answer = (await as(asha).letters.list({ query: {} })).items[0]?.answer
  expect(mail.text).toContain(answer)
  expect(mailbox.sentTo(asha.email).filter(({ subject }) => subject === mail.subject)).toHaveLength(1)
  expect(await entriesAbout(id)).toMatchObject([{ act: 'letter_answered', subject: { username: asha.username } }])
  expect(await as(tomas).operator.letter({ params: { id } })).toMatchObject({ state: 'answered', answer })
})

test('a letter is closed with a reason that names no one', async () => {
  const asha = await member({ displayName: 'Answered' })
  const id = await write(asha)
  const close = (reason: string) => as(ines).operator.closeLetter({ params: { id }, body: { reason } })
  await expect(close(`${asha.username} wrote twice`)).rejects.toMatchObject({ code: 'operator.reason_names' })
  await expect(close('  ')).rejects.toMatchObject({ fields: { reason: 'Please give a reason' } })
  await close('The second of two')
  expect(await entriesAbout(id)).toMatchObject([{ act: 'letter_closed', reason: 'The second of two' }])
  expect((await as(asha).letters.list({ query: {} })).items[0]).toMatchObject({ state: 'closed', answer: null })
  await expect(close('Again')).rejects.toMatchObject({ code: 'operator.letter_closed' })
  const gone = as(ines).operator.closeLetter({ params: { id: newId() }, body: { reason: 'Why' } })
  await expect(gone).rejects.toMatchObject({ code: 'operator.letter_not_found' })
})

test('our own wording in the log never prevents an answer', async () => {
  const asha = await member({ displayName: 'Email' })
  const id = await write(asha)
  await as(ines).operator.letter({ params: { id } })
  await as(ines).operator.answerLetter({ params: { id }, body: { answer: 'Yes.' } })
  expect(await entriesAbout(id)).toHaveLength(2)
})

const join = async (count: number, at = clock.now()) => {
  const people = Array.from({ length: count }, (_, index) => ({
    id: newId(),
    email: `${randomUUID()}@example.org`,
    name: `Person ${index + 1}`,
    current_practice: 'beginner' as const,
    practice_frequency: 'daily',
    created_at: new Date(at.getTime() + index * 1000),
  }))
  await db.insertInto('waitlist_entries').values(people).execute()
  return people
}

const invitationsTo = (address: string) =>
  mailbox.sentTo(address).filter(({ subject }) => subject === 'Your invitation to Sadhana Compass')

test('the next in line are invited together; two operators never invite the same person', async () => {
  const people = await join(12)
  const queue = await as(ines).operator.waitlist({ query: { limit: 10 } })
  expect(queue.items.map(({ name }) => name)).toEqual(people.slice(0, 10).map(({ name }) => name))
  expect(queue).toMatchObject({
    waiting: 12,
    unanswered: 0,
    invitation: { subject: 'Your invitation to Sadhana Compass' },
  })
  const body = { entryIds: queue.items.map(({ id }) => id) }
  const sent = await Promise.all([ines, tomas, ines].map((by) => as(by).operator.inviteWaiting({ body })))
  expect(sent.map(({ invited }) => invited).toSorted((one, other) => one - other)).toEqual([0, 0, 10])
  const left = await as(ines).operator.waitlist({ query: {} })
  expect(left.items.map(({ name }) => name)).toEqual(['Person 11', 'Person 12'])
  expect(left).toMatchObject({ waiting: 2, unanswered: 10 })
  for (const { email } of people.slice(0, 10)) await mailbox.mailTo(email)
  expect(people.map(({ email }) => invitationsTo(email).length)).toEqual([...Array<number>(10).fill(1), 0, 0])
  const { items } = await as(ines).operator.audit({ query: {} })
  expect(items.filter(({ act }) => act === 'waitlist_invited')).toMatchObject([{ reason: '10 people', subject: null }])
})

test('from the shell too, two operators who invite at the same time invite different people', async () => {
  await db.deleteFrom('waitlist_entries').execute()
  await join(5)
  const invited = await Promise.all([1, 2, 3].map(() => inviteBatch({ db, clock }, 'shell', 2)))
  expect(invited.reduce((sum, each) => sum + each, 0)).toBe(5)
  const codes = await db.selectFrom('waitlist_entries').select('invitation_code_id').execute()
  expect(new Set(codes.map(({ invitation_code_id }) => invitation_code_id)).size).toBe(5)
})

test('challenges are closed with a reason and opened again, each once in the log', async () => {
  const id = await defineChallenge(
    { db, clock },
    {
      title: 'A quiet month',
      description: 'Sit a little.',
      type: 'days',
      requirement: 10,
      limbType: null,
      partOfDay: null,
      startDate: '2026-11-01',
      endDate: '2026-11-30',
    },
  )
  const isOpen = async () =>
    (await as(ines).operator.challenges({ query: {} })).items.find((each) => each.id === id)?.isOpen
  expect(await isOpen()).toBe(true)
  const body = { reason: 'Nobody joined' }
  await Promise.all([ines, tomas].map((by) => as(by).operator.closeChallenge({ params: { id }, body })))
  expect(await isOpen()).toBe(false)
  clock.advance({ seconds: 1 })
  await as(ines).operator.openChallenge({ params: { id } })
  expect(await isOpen()).toBe(true)
  expect(await entriesAbout(id)).toMatchObject([
    { act: 'challenge_opened' },
    { act: 'challenge_closed', reason: 'Nobody joined' },
  ])
  const unknown = as(ines).operator.openChallenge({ params: { id: newId() } })
  await expect(unknown).rejects.toMatchObject({ code: 'journey.challenge_not_found' })
})

test('the overview shows the counts, and says what needs attention', async () => {
  const asha = await member()
  await as(asha).community.report({ body: { userId: tomas.id, reason: 'Unkind words' } })
  const eightDaysAgo = new Date(clock.now().getTime() - 8 * 24 * 60 * 60_000)
  await db.updateTable('users').set({ created_at: eightDaysAgo }).where('id', '=', asha.id).execute()
  await db.insertInto('backups').values({ taken_at: clock.now(), finished_at: clock.now(), kind: 'dump' }).execute()
  const outcome = { kind: 'dump', tables: 70, rows: 1000, files: 3, started: true, seconds: 8 } as const
  await insertRehearsal(db, { ...outcome, restoredTo: clock.now(), differences: 1 })
  await sql`select graphile_worker.add_job('nobody.knows_this', max_attempts => 1)`.execute(db)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where task_id = (select id from graphile_worker._private_tasks where identifier = 'nobody.knows_this')`.execute(db)
  const overview = await as(ines).operator.overview()
  const { count } = await db
    .selectFrom('users')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow()
  expect(overview).toMatchObject({
    members: { count, joinedThisWeek: count - 1, practisedThisWeek: 0 },
    reports: { waiting: 1 },
    giving: { receivedCents: 0, contributors: 1, unconfirmed: 0 },
    jobs: { failed: 1 },
    release: { version: expect.stringMatching(/^\d+\.\d+\.\d+/) as string },
    backup: { finishedAt: clock.now().toISOString(), rehearsal: { hasPassed: false } },
  })
  expect(overview.needsAttention).toEqual(expect.arrayContaining(['reports', 'jobs', 'backup']))
  expect(overview.needsAttention).not.toContain('giving')
})
