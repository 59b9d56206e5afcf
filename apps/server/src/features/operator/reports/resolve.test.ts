import { decisionText } from '@sadhana/contract'
import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { reported } from '#testing/requests/operator.ts'
import { testApp } from '#testing/test-app.ts'

const operators = 'operators@example.org'
const clock = movableClock()
const kit = { ...(await testApp({ clock, config: { OPERATOR_EMAIL: operators } })), clock }
const { as, db, mailbox, member, withRole } = kit
await kit.startWorker()
const tomas = await withRole('moderator', { displayName: 'Tomás' })

const reason = 'Advertising a shop with a discount code'
const feedOf = async (someone: { token: string }) =>
  (await as(someone).community.feed({ query: { limit: 50 } })).items.map(({ id }) => id)
const auditOf = async (id: string) =>
  (await as(tomas).operator.audit({ query: { limit: 100 } })).items
    .filter(({ objectId }) => objectId === id)
    .map(({ act }) => act)
    .toSorted()

test('opening a report shows what was reported and nothing more', async () => {
  const { ben, session, id } = await reported(kit, 'selling')
  const opened = await as(tomas).operator.report({ params: { id } })
  expect(opened).toMatchObject({
    kind: 'selling',
    reason: 'It sells.',
    isOpen: true,
    reporters: 1,
    reported: { username: ben.username },
    session: {
      duration: session.duration,
      notes: 'New cork mats, code LIGHT15',
      tags: ['cork'],
      visibility: 'public',
      isHidden: false,
    },
    earlier: [],
  })
  expect(JSON.stringify(opened)).not.toContain(ben.email)
  await db.updateTable('practice_sessions').set({ share_notes: false }).where('id', '=', session.id).execute()
  const later = await as(tomas).operator.report({ params: { id } })
  expect(later.session).toMatchObject({ notes: null, tags: [] })
})

test('a session that its owner makes private is no longer shown', async () => {
  const { session, id } = await reported(kit)
  await db.updateTable('practice_sessions').set({ visibility: 'private' }).where('id', '=', session.id).execute()
  expect(await as(tomas).operator.report({ params: { id } })).toMatchObject({ isAboutSession: true, session: null })
  const hiding = as(tomas).operator.settle({ params: { id }, body: { actions: ['hide'], reason } })
  await expect(hiding).rejects.toMatchObject({ status: 409, code: 'operator.no_session' })
})

test('a hidden session appears only in its owner’s feed, even after it is deleted and restored', async () => {
  const { asha, ben, session, id } = await reported(kit)
  expect(await feedOf(asha)).toContain(session.id)
  const { practiceOn } = await as(tomas).operator.report({ params: { id } })
  await as(tomas).operator.settle({ params: { id }, body: { actions: ['hide', 'warn'], reason } })
  expect(await feedOf(asha)).not.toContain(session.id)
  await expect(as(asha).community.session({ params: { id: session.id } })).rejects.toMatchObject({ status: 404 })
  expect((await as(ben).practice.list({ query: {} })).items.map((one) => one.id)).toContain(session.id)
  const words = decisionText({ actions: ['hide', 'warn'], reason, practiceOn })
  const mail = await mailbox.mailTo(ben.email, 'About what you shared')
  for (const paragraph of words) expect(mail.text).toContain(paragraph)
  expect(mail.replyTo).toMatchObject([{ address: operators }])
  expect((await mailbox.mailTo(asha.email, 'Thank you for your report')).text).toContain(
    'We’ve done something about it',
  )
  expect(await auditOf(id)).toEqual(['member_warned', 'session_hidden'])
  await as(ben).practice.remove({ params: { id: session.id } })
  await as(ben).practice.restore({ params: { id: session.id } })
  expect(await feedOf(asha)).not.toContain(session.id)
})

test('members read about decisions in their own language', async () => {
  const { asha, ben, id } = await reported(kit)
  await db.updateTable('users').set({ language: 'de' }).where('id', '=', ben.id).execute()
  await db.updateTable('users').set({ language: 'es' }).where('id', '=', asha.id).execute()
  const { practiceOn } = await as(tomas).operator.report({ params: { id } })
  await as(tomas).operator.settle({
    params: { id },
    body: { actions: ['hide', 'suspend'], days: 7, reason, password: tomas.password },
  })
  const mail = await mailbox.mailTo(ben.email, 'Wir haben dein Konto pausiert')
  const day = `${Number.parseInt(practiceOn ?? '', 10)}. `
  expect(mail.text).toContain(`deine Übung vom ${day}`)
  expect(mail.text).toContain('Wir haben dein Konto für 7 Tage pausiert.')
  expect(mail.text).toContain(`Unser Grund: „${reason}“`)
  expect(mail.text).toContain('Wenn du auf diese E-Mail antwortest, liest das ein Mensch.')
  expect(mail.html).toContain('<html lang="de">')
  expect((await mailbox.mailTo(asha.email, 'Gracias por avisarnos')).text).toContain('Hemos hecho algo al respecto')
})

test('closing a report doesn’t notify the member, thanks the reporter, and closes other reports of the same thing', async () => {
  const { ben, session, id } = await reported(kit)
  const chandra = await member()
  await as(chandra).community.report({ body: { userId: ben.id, sessionId: session.id, reason: 'Me too' } })
  expect(await as(tomas).operator.report({ params: { id } })).toMatchObject({ reporters: 2 })
  await as(tomas).operator.settle({ params: { id }, body: { actions: ['close'], reason: 'Strong words, no more' } })
  await mailbox.mailTo(chandra.email, 'Thank you for your report')
  expect(mailbox.sentTo(ben.email).map(({ subject }) => subject)).not.toContain('About what you shared')
  const open = db.selectFrom('reports').select('id').where('reported_id', '=', ben.id).where('resolved_at', 'is', null)
  expect(await open.execute()).toEqual([])
})

test('of two moderators acting at the same time, one gets an error, and nothing is done twice', async () => {
  const { ben, id } = await reported(kit)
  const ines = await withRole('moderator')
  const decisions = [tomas, ines].map((by) =>
    as(by).operator.settle({ params: { id }, body: { actions: ['warn'], reason } }),
  )
  const outcomes = await Promise.allSettled(decisions)
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { status: 409, code: 'operator.report_settled' },
  })
  expect(await auditOf(id)).toEqual(['member_warned'])
  await mailbox.mailTo(ben.email, 'About what you shared')
  expect(mailbox.sentTo(ben.email).filter(({ subject }) => subject === 'About what you shared')).toHaveLength(1)
})

test('suspending requires a recent proof, and never applies to oneself or to someone with a role', async () => {
  const { ben, id } = await reported(kit)
  clock.advance({ minutes: 6 })
  const suspending = (more: object) =>
    as(tomas).operator.settle({ params: { id }, body: { actions: ['suspend'], days: 7, reason, ...more } })
  await expect(suspending({})).rejects.toMatchObject({ code: 'security.password_needed' })
  await expect(suspending({ password: 'not this one' })).rejects.toMatchObject({ code: 'account.password_wrong' })
  await db
    .insertInto('operator_roles')
    .values({ user_id: ben.id, role: 'moderator', granted_at: clock.now() })
    .execute()
  await expect(suspending({ password: tomas.password })).rejects.toMatchObject({ code: 'operator.has_role' })
  await db.deleteFrom('operator_roles').where('user_id', '=', ben.id).execute()
  await suspending({ password: tomas.password })
  await mailbox.mailTo(ben.email, 'We’ve paused your account')
})

test('operators get an email about new reports at most once an hour, and it names no one', async () => {
  await db.deleteFrom('reports').execute()
  await sql`select graphile_worker.remove_job('community.tell_operators')`.execute(db)
  const before = mailbox.sentTo(operators).length
  const first = await reported(kit, 'worry')
  await vi.waitFor(() => expect(mailbox.sentTo(operators).length).toBe(before + 1), { timeout: 60_000 })
  const mail = mailbox.sentTo(operators).at(-1)
  expect(mail?.subject).toBe('Someone is worried about a member')
  expect(mail?.text).toContain('/operators/reports')
  expect(mail?.text).not.toContain(first.ben.username)
  const untold = () => db.selectFrom('reports').select('id').where('told_at', 'is', null).execute()
  // The worker notes it once the email has arrived.
  await expect.poll(untold).toEqual([])
  const second = await reported(kit)
  const { rows } = await sql<{ waits: boolean }>`select run_at > now() + interval '50 minutes' as waits
    from graphile_worker.jobs where key = 'community.tell_operators'`.execute(db)
  expect(rows).toEqual([{ waits: true }])
  expect(mailbox.sentTo(operators).length).toBe(before + 1)
  expect(await untold()).toEqual([{ id: second.id }])
})
