import { CompiledQuery, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { reported } from '#testing/requests/operator.ts'
import { queriesOf, statementsOf } from '#testing/statements.ts'
import { testApp } from '#testing/test-app.ts'

// No worker runs, because its statements would be counted too.
const clock = movableClock()
const kit = { ...(await testApp({ clock })), clock }
const { as, db, member, withRole } = kit
const tomas = await withRole('moderator')

test('reports of worry come first, and each page of a queue of 2,000 takes two statements', async () => {
  const [asha, ben] = [await member(), await member()]
  await db.deleteFrom('reports').execute()
  const rows = Array.from({ length: 2000 }, (_, at) => ({
    id: newId(),
    reporter_id: asha.id,
    reported_id: ben.id,
    session_id: newId(),
    kind: at % 500 === 499 ? ('worry' as const) : ('other' as const),
    reason: `Report ${at}`,
    told_at: clock.now(),
  }))
  await sql`insert into practice_sessions (user_id, id, date, time, zone, practice_day, limb_type, duration,
      before_feeling, after_feeling)
    select ${ben.id}, id, '2026-11-01', '06:00', 'UTC', '2026-11-01', 'dhyana', 20, 'tired', 'calm'
    from unnest(${rows.map(({ session_id: id }) => id)}::uuid[]) as id`.execute(db)
  await db.insertInto('reports').values(rows).execute()
  const seen: string[] = []
  let cursor: string | undefined
  do {
    const query = { limit: 100, ...(cursor && { cursor }) }
    let page: Awaited<ReturnType<ReturnType<typeof as>['operator']['reports']>> | undefined
    const statements = await statementsOf(async () => (page = await as(tomas).operator.reports({ query })))
    expect(statements.length).toBeLessThanOrEqual(2)
    seen.push(...(page?.items.map(({ id }) => id) ?? []))
    cursor = page?.nextCursor ?? undefined
  } while (cursor)
  const wanted = [...rows.filter(({ kind }) => kind === 'worry'), ...rows.filter(({ kind }) => kind !== 'worry')]
  expect(seen).toEqual(wanted.map(({ id }) => id))
  await db.deleteFrom('reports').execute()
})

test('something that several members report is in the queue once, with all their texts, and not as an earlier report', async () => {
  const { ben, session, id } = await reported(kit)
  const chandra = await member()
  const { openReports: before } = await as(tomas).operator.me()
  const body = { userId: ben.id, sessionId: session.id, kind: 'worry', reason: 'He sounds lost.' } as const
  await as(chandra).community.report({ body })
  const { items } = await as(tomas).operator.reports({ query: {} })
  const aboutBen = items.filter(({ reported: { username } }) => username === ben.username)
  expect(aboutBen).toMatchObject([{ kind: 'worry', reporters: 2 }])
  const opened = await as(tomas).operator.report({ params: { id: aboutBen[0]?.id ?? '' } })
  expect(opened).toMatchObject({ reason: 'He sounds lost.', alsoSaid: ['It sells.'], reporters: 2, earlier: [] })
  expect((await as(tomas).operator.me()).openReports).toBe(before)
  await as(tomas).operator.settle({ params: { id }, body: { actions: ['close'], reason: 'Strong words, no more' } })
  await as(chandra).community.report({ body: { ...body, reason: 'Once more.' } })
  const [again] = (await as(tomas).operator.reports({ query: {} })).items
  const reopened = await as(tomas).operator.report({ params: { id: again?.id ?? '' } })
  expect(reopened).toMatchObject({ alsoSaid: [], reporters: 1, earlier: [{ kind: 'worry' }, { kind: 'selling' }] })
})

/**
 * Everything that the console’s queries may read. Anything else can’t be shown by mistake. An empty string means all
 * columns.
 */
const readable: Record<string, string> = {
  users: `id, username, username_key, username_twin, display_name, bio, email, email_verified, phone, is_verified,
    created_at, referred_by, erasure_due_at, suspended_at, suspended_until, suspension_reason, language`,
  two_factor: 'user_id, secret',
  operator_roles: 'user_id, role',
  claimed_roles: 'user_id, role, until',
  // For how many there are.
  suppressed_addresses: 'hash, reason',
  operator_subjects: 'user_id, subject_id',
  operator_audit: 'id, at, actor_kind, actor_subject_id, act, subject_id, object_id, reason',
  reports: 'id, reporter_id, reported_id, session_id, kind, reason, resolved_at, outcomes, created_at',
  practice_sessions: 'user_id, id, date, time, limb_type, duration, notes, tags, share_notes, visibility, created_at',
  // The copies that a member has added to a report.
  reported_messages: '',
  hidden_sessions: 'user_id, session_id',
  // Also for how long ago the one at the console signed in.
  login_sessions: 'user_id, id, created_at, proven_at, last_used_at, revoked_at, expires_at',
  letters: 'user_id, id, kind, text, attachment, words, is_urgent, answer, created_at, closed_at',
  // For whether the writer of a letter is a supporter, and for what was received this month.
  user_subscriptions: '',
  user_payments: '',
  payment_ledger: '',
  agreement_endings: '',
  // These people aren't members yet.
  waitlist_entries: '',
  referral_codes: 'id, used_at, is_active, expires_at',
  // Challenges are the same for everyone, with the number of people who take part.
  challenges: '',
  challenge_participants: 'user_id, challenge_id',
  'graphile_worker._private_jobs': 'id, task_id, key, attempts, max_attempts, locked_at, run_at, created_at',
  'graphile_worker._private_tasks': 'id, identifier',
  worker_heartbeats: '',
  backups: '',
  rehearsals: '',
}

test('the console never reads moods, sleep, chats, messages or private notes', async () => {
  const { asha, ben, id } = await reported(kit)
  const console = as(await withRole('operator')).operator
  const letter = await as(asha).letters.write({ body: { kind: 'question', text: 'Is there a bell?' } })
  const queries = await queriesOf(async () => {
    await console.me()
    await console.overview()
    await console.audit({ query: { actor: tomas.username } })
    await console.auditActors()
    await console.reports({ query: {} })
    await console.report({ params: { id } })
    await console.members({ body: { q: ben.username } })
    await console.member({ params: { id: ben.id }, query: { report: id } })
    await console.letters({ query: {} })
    await console.letter({ params: { id: letter.id } })
    await console.waitlist({ query: {} })
    await console.challenges({ query: {} })
  })
  const reads = queries.filter(({ text }) => /^\s*select/i.test(text))
  expect(reads.length).toBeGreaterThan(30)
  const transaction = await db.startTransaction().execute()
  try {
    await sql`create role reader_of_a_test`.execute(transaction)
    await sql`grant usage on schema graphile_worker to reader_of_a_test`.execute(transaction)
    for (const [table, columns] of Object.entries(readable)) {
      await sql.raw(`grant select ${columns && `(${columns})`} on ${table} to reader_of_a_test`).execute(transaction)
    }
    await sql`set local session authorization reader_of_a_test`.execute(transaction)
    for (const { text, values } of reads) await transaction.executeQuery(CompiledQuery.raw(`explain ${text}`, values))
    await expect(sql`select notes from mood_entries`.execute(transaction)).rejects.toThrow('permission denied')
  } finally {
    await transaction.rollback().execute()
  }
  const readingNotes = reads.filter(({ text }) => /\bnotes\b/.test(text))
  expect(readingNotes).toHaveLength(1)
  expect(readingNotes[0]?.text).toMatch(/case when session\.share_notes then session\.notes end/)
  expect(readingNotes[0]?.text).toMatch(/case when session\.share_notes then session\.tags end/)
  expect(readingNotes[0]?.text).toMatch(/session\.visibility <> 'private'/)
})
