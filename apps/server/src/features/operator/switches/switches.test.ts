import { auditActs, type SwitchName, switchedOffTexts } from '@sadhana/contract'
import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { createLogger } from '#platform/log.ts'
import { switchOfRoute } from '#platform/switches/switch-table.ts'
import { createSwitches } from '#platform/switches/switches.ts'
import { postponed } from '#platform/switches/waiting-jobs.ts'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const kit = { ...(await testApp({ clock })), clock }
const { as, db, mailbox, member, switches, url, visitor, withRole, startWorker } = kit
await startWorker()
const ines = await withRole('operator', { displayName: 'Ines' })
const set = (name: SwitchName, isOn: boolean, reason = 'The disk is nearly full') =>
  as(ines).operator.setSwitch({ params: { name }, body: { isOn, reason } })
const entries = async () => (await as(ines).operator.audit({ query: {} })).items

afterEach(async () => {
  await sql`delete from switched_off`.execute(db)
  switches.forget()
})

test('turning something off says since when, why and who did it, and is logged once', async () => {
  expect(await set('pictures', false)).toMatchObject({
    name: 'pictures',
    off: { since: clock.now().toISOString(), reason: 'The disk is nearly full', by: 'Ines', waiting: 0, dropped: 0 },
  })
  await Promise.all([set('pictures', false, 'Again'), set('pictures', false, 'And again')])
  const { items } = await as(ines).operator.switches()
  expect(items.filter(({ off }) => off).map(({ name, off }) => [name, off?.reason])).toEqual([
    ['pictures', 'The disk is nearly full'],
  ])
  clock.advance({ minutes: 1 })
  await Promise.all([set('pictures', true, 'A larger disk'), set('pictures', true, 'Me too')])
  const logged = (await entries()).filter(({ act }) => act.startsWith('pictures_'))
  expect(logged.map(({ act }) => act)).toEqual(['pictures_on', 'pictures_off'])
  expect(logged.at(1)).toMatchObject({ reason: 'The disk is nearly full', actor: { displayName: 'Ines' } })
})

test('an empty reason and a moderator are refused', async () => {
  await expect(set('imports', false, ' ')).rejects.toMatchObject({ code: 'request.invalid' })
  const moderator = await withRole('moderator')
  await expect(as(moderator).operator.switches()).rejects.toMatchObject({ code: 'operator.needs_operator' })
})

test('the audit log can name every change of a switch', () => {
  expect(auditActs.filter((act) => /_(on|off)$/.test(act))).toHaveLength(14)
})

const held = allRoutes.flatMap(({ name, route }) => {
  const by = switchOfRoute(`${route.method} ${route.path}`)
  return by ? [{ name, route, by }] : []
})

describe.each(held)('$name', ({ name, route, by }) => {
  test('is refused in one sentence while its switch is off, and works again afterwards', async () => {
    const request = await requestFor(name)(kit)
    await set(by, false)
    const message = switchedOffTexts[by]
    expect(await ask(url, route, request)).toEqual({ status: 409, body: { code: 'service.switched_off', message } })
    await set(by, true)
    expect((await ask(url, route, request)).status).toBeLessThan(300)
  })
})

test('members and visitors learn what is off', async () => {
  const asha = await member()
  expect((await as(asha).account.me()).off).toEqual([])
  await set('guide', false)
  expect((await as(asha).account.me()).off).toEqual(['guide'])
  expect((await visitor().account.socialProviders()).off).toEqual(['guide'])
})

test('a test by push is refused while push messages are off', async () => {
  const asha = await member()
  await set('push', false)
  await expect(as(asha).reminder.test({ body: { channel: 'push' } })).rejects.toMatchObject({
    code: 'service.switched_off',
  })
})

test('a newcomer gets no text while registration is off, because the code would open nothing', async () => {
  await set('registration', false)
  const body = { phone: '+351912345678', referralCode: 'ABCDE-ABCDE-ABCDE-ABCDE' }
  await expect(visitor().phone.sendCode({ body })).rejects.toMatchObject({
    message: switchedOffTexts.registration,
  })
})

const invitations = async () => {
  const { rows } = await sql<{ attempts: number; age: number }>`
    select job.attempts, extract(epoch from now() - job.created_at)::int as age
    from graphile_worker._private_jobs as job join graphile_worker._private_tasks as task on task.id = job.task_id
    where task.identifier = 'waitlist.send_invitation' and job.locked_at is null`.execute(db)
  return rows
}

/** Jobs that look again later. */
const isLater = async () =>
  (await sql`select from graphile_worker._private_jobs where run_at > now() + interval '20 seconds'`.execute(db)).rows
    .length

test('a job whose switch is off waits with its age and all its attempts, and runs once it is on', async () => {
  await visitor().waitlist.join({ body: { email: 'mira@example.org', name: 'Mira', currentPractice: 'teacher' } })
  await set('registration', false)
  const { items } = await as(ines).operator.waitlist({ query: {} })
  await as(ines).operator.inviteWaiting({ body: { entryIds: items.map(({ id }) => id) } })
  await expect.poll(async () => (await invitations()).length, { timeout: 20_000 }).toBe(1)
  await expect.poll(isLater, { timeout: 20_000 }).toBe(1)
  expect((await as(ines).operator.switches()).items.find(({ name }) => name === 'registration')?.off?.waiting).toBe(1)
  expect(await invitations()).toEqual([{ attempts: 0, age: expect.any(Number) as number }])
  await set('registration', true)
  const mail = await mailbox.mailTo('mira@example.org', 'Your invitation to Sadhana Compass')
  expect(mail.text).toContain('/register?ref=')
  await expect.poll(async () => (await invitations()).length, { timeout: 20_000 }).toBe(0)
})

test('a text that waited for longer than it is of use is dropped, and the console says how many', async () => {
  await set('texting', false)
  const job = (minutes: number) => ({
    task_identifier: 'account.send_phone_code',
    payload: { id: '0198a1f0-0000-7000-8000-000000000901' },
    max_attempts: 12,
    created_at: new Date(clock.now().getTime() - minutes * 60_000),
  })
  expect(await postponed({ db, clock, switches }, job(16))).toBe('dropped')
  const { items } = await as(ines).operator.switches()
  expect(items.find(({ name }) => name === 'texting')?.off).toMatchObject({ dropped: 1, waiting: 0 })
  await set('texting', true)
  expect(await postponed({ db, clock, switches }, job(16))).toBeUndefined()
})

test('another process follows within five seconds, whatever the first one remembers', async () => {
  const other = createSwitches({ db, log: createLogger('silent') })
  expect(await other.isOff('imports')).toBe(false)
  await set('imports', false)
  await expect.poll(() => other.isOff('imports'), { timeout: 5_000, interval: 100 }).toBe(true)
  await set('imports', true)
  await expect.poll(() => other.isOff('imports'), { timeout: 5_000, interval: 100 }).toBe(false)
})

test('while the database is silent, what was known last counts', async () => {
  const broken = { selectFrom: () => ({ select: () => ({ execute: () => Promise.reject(new Error('gone')) }) }) }
  const other = createSwitches({ db: broken as never, log: createLogger('silent') })
  expect(await other.off()).toEqual([])
})
