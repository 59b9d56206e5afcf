import { expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { createKeys } from '#platform/keys.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const app = await testApp()
const { config, db, visitor, mailbox, startWorker } = app
await startWorker()

async function cli(args: string[], changes: Partial<Config> = {}, keys = app.keys): Promise<string[]> {
  const printed: string[] = []
  const print = (line: string) => printed.push(line)
  await createCommands({ app: { ...app, keys }, config: { ...config, ...changes }, print }).parseAsync(args, {
    from: 'user',
  })
  return printed
}

test('invite prints a founding code, its link and its last day', async () => {
  const [code = '', link, validity] = await cli(['invite'])
  expect(link).toBe(`http://localhost/register?ref=${code}`)
  expect(validity).toMatch(/^valid until \d{4}-\d\d-\d\d$/)
  const row = await db.selectFrom('referral_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  expect(row).toMatchObject({ user_id: null, is_active: true, used_at: null })
})

test('operators list the waitlist and invite from it; the personal code arrives by mail', async () => {
  await visitor().waitlist.join({ body: { email: 'Mira@example.org', name: 'Mira', currentPractice: 'teacher' } })
  expect(await cli(['waitlist'])).toEqual([
    expect.stringMatching(/waiting\tteacher\tMira@example.org\tMira$/),
    '1 entry',
  ])

  expect(await cli(['waitlist', 'invite', 'mira@example.org'])).toEqual([
    'the invitation to mira@example.org is on its way',
  ])
  expect(await cli(['waitlist', 'list', '--waiting'])).toEqual(['0 entries'])
  const mail = await mailbox.mailTo('Mira@example.org', 'Your invitation to Sadhana Compass')
  const { code } = await db
    .selectFrom('referral_codes')
    .select('code')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain(`http://localhost/register?ref=${code}`)
})

test('an unknown email is said to be unknown', async () => {
  await expect(cli(['waitlist', 'invite', 'nobody@example.org'])).rejects.toThrow('nobody with the email')
})

test('demo data can be added twice without doubling, and never in production', async () => {
  await cli(['demo'])
  await cli(['demo'])
  const demo = db.selectFrom('waitlist_entries').select('name').where('email', 'like', '%.demo@example.org')
  expect((await demo.execute()).every(({ name }) => name.endsWith('(demo)'))).toBe(true)
  expect(await demo.execute()).toHaveLength(3)
  await db.deleteFrom('waitlist_entries').where('email', 'like', '%.demo@example.org').execute()
  await expect(cli(['demo'], { NODE_ENV: 'production' })).rejects.toThrow('no place in production')
  expect(await demo.execute()).toEqual([])
})

test('demo members follow each other and share sessions, so that a newcomer’s feed is not empty', async () => {
  await cli(['demo'])
  const once = await db.selectFrom('practice_sessions').select('id').execute()
  await cli(['demo'])
  expect(await db.selectFrom('practice_sessions').select('id').execute()).toHaveLength(once.length)
  const newcomer = await app.member()
  const { items } = await app.as(newcomer).community.feed({ query: {} })
  const shared = items.filter(({ user }) => user.displayName.endsWith('(demo)'))
  expect(new Set(shared.map(({ user }) => user.username))).toEqual(new Set(['asha-demo', 'ben-demo', 'chandra-demo']))
  const page = await app.as(newcomer).community.person({ params: { username: 'asha-demo' } })
  expect(page).toMatchObject({ displayName: 'Asha (demo)', followers: 2, following: 2 })
})

test('operators see what members report, oldest first, and close what was dealt with', async () => {
  const [asha, ben] = await Promise.all([app.member(), app.member()])
  const { id: sessionId } = await app.as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  await app.as(asha).community.report({ body: { userId: ben.id, reason: 'Unkind\n\u001b[2Jwords' } })
  await app.as(asha).community.report({ body: { userId: ben.id, sessionId, reason: 'This note' } })
  const [first = '', second = '', count] = await cli(['reports'])
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(first.split('\t').slice(1)).toEqual([today, asha.username, ben.username, '-', 'Unkind [2Jwords'])
  expect(second.split('\t').slice(1)).toEqual([today, asha.username, ben.username, sessionId, 'This note'])
  expect(count).toBe('2 open reports')

  const [id = ''] = first.split('\t')
  expect(await cli(['reports', 'resolve', id])).toEqual([`the report ${id} is closed`])
  expect(await cli(['reports', 'list'])).toEqual([second, '1 open report'])
  for (const unknown of [id, 'not-an-id']) {
    await expect(cli(['reports', 'resolve', unknown])).rejects.toThrow(`there is no open report ${unknown}`)
  }
})

test('operators grant the badge and withdraw it, and others see it', async () => {
  const [asha, ben] = await Promise.all([app.member(), app.member()])
  const badge = async () => (await app.as(ben).community.person({ params: { username: asha.username } })).isVerified
  expect(await badge()).toBe(false)
  expect(await cli(['verify', asha.username.toUpperCase()])).toEqual([`${asha.username.toUpperCase()} is verified`])
  expect(await badge()).toBe(true)
  expect(await cli(['verify', asha.username, '--withdraw'])).toEqual([`${asha.username} is no longer verified`])
  expect(await badge()).toBe(false)
  await expect(cli(['verify', 'nobody-by-this-name'])).rejects.toThrow('nobody is called nobody-by-this-name')
})

test('after a change of SECRET_KEY the stored secrets are sealed anew, and the former key is not needed', async () => {
  const asha = await app.member()
  await app.withTwoFactor(asha)
  const current = 'another secret of at least thirty-two letters'
  const during = createKeys({ current, previous: config.SECRET_KEY })
  expect(await cli(['reseal'], {}, during)).toEqual(['1 secrets are sealed with the current key'])
  const after = createKeys({ current, previous: undefined })
  expect(await cli(['reseal'], {}, after)).toEqual(['1 secrets are sealed with the current key'])
  await expect(cli(['reseal'])).rejects.toThrow('no key opens')
})
