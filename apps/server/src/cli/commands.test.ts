import { readFile } from 'node:fs/promises'
import { randomUUID } from 'node:crypto'
import { addDays } from '@sadhana/contract'
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

test('invite prints as many different codes as requested', async () => {
  const printed = await cli(['invite', '--count', '3'])
  expect(printed).toHaveLength(9)
  expect(new Set(printed.filter((line) => /^[0-9A-Z]{5}(-[0-9A-Z]{5}){3}$/.test(line))).size).toBe(3)
})

test('operators list the waitlist and invite from it; the personal code arrives by email', async () => {
  await visitor().waitlist.join({ body: { email: 'Mira@example.org', name: 'Mira', currentPractice: 'teacher' } })
  expect(await cli(['waitlist'])).toEqual([
    expect.stringMatching(/waiting\tteacher\tMira@example.org\tMira$/),
    '1 entry',
  ])

  expect(await cli(['waitlist', 'invite', 'mira@example.org'])).toEqual(['invitation to mira@example.org queued'])
  expect(await cli(['waitlist', 'list', '--waiting'])).toEqual(['0 entries'])
  const mail = await mailbox.mailTo('Mira@example.org', 'Your invitation to Sadhana Compass')
  const { code } = await db
    .selectFrom('referral_codes')
    .select('code')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  expect(mail.text).toContain(`http://localhost/register?ref=${code}`)
})

test('operators invite as many people from the front of the line as they want', async () => {
  for (const name of ['Ana', 'Bram', 'Chidi']) {
    const body = { email: `${name}@example.org`, name, currentPractice: 'beginner' } as const
    await visitor().waitlist.join({ body })
  }
  expect(await cli(['waitlist', 'next', '2'])).toEqual(['2 invitations queued'])
  expect(await cli(['waitlist', 'next', '10', '--json'])).toEqual([JSON.stringify({ invited: 1 })])
  expect(await cli(['waitlist', 'next', '10'])).toEqual(['0 invitations queued'])
  await expect(cli(['waitlist', 'next', '51'])).rejects.toThrow('invite from 1 to 50 people at a time')
  const [entries = ''] = await cli(['waitlist', '--json'])
  expect(JSON.parse(entries)).toHaveLength(4)
})

test('an email that is not on the waitlist is refused', async () => {
  await expect(cli(['waitlist', 'invite', 'nobody@example.org'])).rejects.toThrow(
    'nobody@example.org is not on the waitlist',
  )
})

test('demo data can be added twice without duplicates, and never in production', async () => {
  await cli(['demo'])
  await cli(['demo'])
  const demo = db.selectFrom('waitlist_entries').select('name').where('email', 'like', '%.demo@example.org')
  expect((await demo.execute()).every(({ name }) => name.endsWith('(demo)'))).toBe(true)
  expect(await demo.execute()).toHaveLength(3)
  await db.deleteFrom('waitlist_entries').where('email', 'like', '%.demo@example.org').execute()
  await expect(cli(['demo'], { NODE_ENV: 'production' })).rejects.toThrow('demo data cannot be added in production')
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
  expect(new Set(shared.map(({ user }) => user.username))).toEqual(
    new Set(['maya-demo', 'asha-demo', 'ben-demo', 'chandra-demo']),
  )
  const page = await app.as(newcomer).community.person({ params: { username: 'asha-demo' } })
  expect(page).toMatchObject({ displayName: 'Asha (demo)', followers: 3, following: 3 })
})

test('operators see open reports, those about worry first, and can open, resolve and close them', async () => {
  const [asha, ben] = await Promise.all([app.member(), app.member()])
  const { id: sessionId } = await app.as(ben).practice.log({ body: aPractice({ visibility: 'public' }) })
  await app.as(asha).community.report({ body: { userId: ben.id, sessionId, kind: 'selling', reason: 'This note' } })
  await app.as(asha).community.report({ body: { userId: ben.id, kind: 'worry', reason: 'Sounds\n\u001b[2Jlost' } })
  const [first = '', second = '', count] = await cli(['reports'])
  const today = app.clock.now().toISOString().slice(0, 10)
  expect(first.split('\t').slice(1)).toEqual([today, 'worry', ben.username, 'the member'])
  expect(second.split('\t').slice(1)).toEqual([today, 'selling', ben.username, 'a session'])
  expect(count).toBe('2 open reports')
  const [[worry = ''], [selling = '']] = [first.split('\t'), second.split('\t')]
  expect(await cli(['reports', 'open', worry])).toEqual([
    `about\t${ben.username}`,
    'kind\tworry',
    `reported by\t1 since ${today}`,
    '>\tSounds',
    '>\t[2Jlost',
  ])
  expect(await cli(['reports', 'close', worry, '--reason', 'We wrote to them'])).toEqual([`report ${worry} closed`])
  const [settled = ''] = await cli(['reports', 'settle', selling, '--hide', '--warn', '--reason', 'Sells', '--json'])
  expect(JSON.parse(settled)).toMatchObject({ id: selling, actions: ['hide', 'warn'] })
  expect(await cli(['reports', 'list', '--json'])).toEqual(['[]'])
  await expect(cli(['reports', 'close', worry, '--reason', 'Again'])).rejects.toThrow(/^Someone else has just dealt/)
  await expect(cli(['reports', 'close', 'not-an-id\u001b', '--reason', 'x'])).rejects.toThrow(
    'this is no id of a report',
  )
  await expect(cli(['reports', 'settle', worry, '--reason', 'x'])).rejects.toThrow('Please choose what should happen')
  // Both actions have the same timestamp, so either may come first.
  const [newest, next] = await cli(['audit'])
  expect(`${newest}\n${next}`).toContain(`shell\tmember_warned\t${ben.username}\tSells`)
})

test('operators act on members and give a reason each time', async () => {
  const ben = await app.member()
  const why = ['--reason', 'Decided together']
  const act = (verb: string, ...more: string[]) => cli(['members', verb, ben.username, ...why, ...more])
  expect((await cli(['members', 'find', ben.email]))[0]).toContain(ben.username)
  expect(await cli(['members', 'open', ben.username])).toContain(`email\t${ben.email}`)
  expect(await act('suspend', '--for', '7')).toEqual([`${ben.username} is suspended`])
  expect(await act('restore')).toEqual([`${ben.username} is back`])
  await expect(act('restore')).rejects.toThrow('This member isn’t suspended any more.')
  await expect(act('suspend', '--for', 'ever')).rejects.toThrow('a suspension lasts 7, 30 or lifted')
  await expect(act('reset-two-factor')).rejects.toThrow(/^This member has no two-factor authentication/)
  await act('verify')
  await act('verify', '--withdraw')
  await act('resend', '--email', 'password')
  await act('sign-out')
  await expect(act('export')).rejects.toThrow(/no verified email address/)
  const [erased = ''] = await act('erase', '--json')
  expect(JSON.parse(erased)).toEqual({ id: ben.id, done: 'erase' })
  await expect(cli(['members', 'erase', ben.username, '--reason', `About ${ben.username}`])).rejects.toThrow(/names/)
})

test('members’ text cannot break a line or control the terminal', async () => {
  const clear = '\u001b[2J\u009b31m\u202e\r\n\tMira'
  const [asha, ben] = await Promise.all([app.member(), app.member()])
  await db
    .insertInto('waitlist_entries')
    .values({ id: randomUUID(), email: `${clear}@example.org`, name: clear, current_practice: 'teacher' })
    .execute()
  await app.as(asha).community.report({ body: { userId: ben.id, reason: clear } })
  const [report] = JSON.parse((await cli(['reports', 'list', '--json'])).join('')) as { id: string }[]
  const printed = [...(await cli(['waitlist'])), ...(await cli(['reports', 'open', report?.id ?? '']))]
  expect(printed.filter((line) => line.includes('[2J'))).toHaveLength(2)
  for (const line of printed) expect(line).not.toMatch(/(?!\t)[\p{Cc}\p{Cf}]/u)
  const entry = printed.find((line) => line.includes('teacher') && line.includes('[2J'))
  expect(entry?.split('\t')).toHaveLength(5)
  await expect(cli(['verify', clear])).rejects.toThrow(/^We couldn’t find this member/)
  await db.deleteFrom('waitlist_entries').where('name', '=', clear).execute()
})

test('operators give and remove the badge, and other members see it', async () => {
  const [asha, ben] = await Promise.all([app.member(), app.member()])
  const badge = async () => (await app.as(ben).community.person({ params: { username: asha.username } })).isVerified
  expect(await badge()).toBe(false)
  expect(await cli(['verify', asha.username.toUpperCase()])).toEqual([`${asha.username.toUpperCase()} is verified`])
  expect(await badge()).toBe(true)
  expect(await cli(['verify', asha.username, '--withdraw'])).toEqual([`${asha.username} is no longer verified`])
  expect(await badge()).toBe(false)
  await expect(cli(['verify', 'nobody-by-this-name'])).rejects.toThrow(/^We couldn’t find this member/)
})

test('after SECRET_KEY changes, the stored secrets are re-encrypted, and the old key is no longer needed', async () => {
  const asha = await app.member()
  await app.withTwoFactor(asha)
  const current = 'another secret of at least thirty-two letters'
  const during = createKeys({ current, previous: config.SECRET_KEY })
  expect(await cli(['reencrypt'], {}, during)).toEqual(['1 secrets encrypted with the current key'])
  const after = createKeys({ current, previous: undefined })
  expect(await cli(['reencrypt'], {}, after)).toEqual(['1 secrets encrypted with the current key'])
  await expect(cli(['reencrypt'])).rejects.toThrow('no key opens')
})

test('the docs name every command, and none that does not exist', async () => {
  const root = new URL('../../../../', import.meta.url)
  const paths = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'docs/operations.md', 'docs/security.md']
  const texts = await Promise.all(paths.map((path) => readFile(new URL(path, root), 'utf8')))
  const named = texts.join('\n').matchAll(/npm run cli -- ([\w-]+)/g)
  const { commands } = createCommands({ app, config, print: () => {} })
  expect(new Set([...named].map(([, name]) => name))).toEqual(new Set(commands.map((command) => command.name())))
})

const from = app.clock.now().toISOString().slice(0, 10)
const definition = {
  title: 'Twenty-one mornings',
  description: 'Any morning practice.',
  type: 'days',
  requirement: '21',
  from,
  to: addDays(from, 29),
  part: 'morning',
}
const why = ['--reason', 'Nobody joined']
const newChallenge = [
  'challenges',
  'define',
  ...Object.entries(definition).flatMap(([name, value]) => [`--${name}`, value]),
]

test('operators define, list, close and open a challenge', async () => {
  const [json = ''] = await cli([...newChallenge, '--json'])
  const { id } = JSON.parse(json) as { id: string }
  expect(await cli(['challenges'])).toContain(
    `${id}\topen\t${definition.from} to ${definition.to}\t21 days morning\t0 people\tTwenty-one mornings`,
  )
  expect(await cli(['challenges', 'close', id, ...why])).toEqual([`challenge ${id} is closed`])
  const [listed = ''] = await cli(['challenges', 'list', '--json'])
  expect(JSON.parse(listed)).toContainEqual(expect.objectContaining({ id, isActive: false, participants: 0 }))
  expect(await cli(['challenges', 'open', id, '--json'])).toEqual([JSON.stringify({ id, isActive: true })])
})

test.each([
  [['--type', 'hours'], 'the type is one of days, minutes, limbs'],
  [['--requirement', '31'], 'there are fewer days than required'],
  [['--to', '2026-10-01'], 'the last day is before the first'],
  [['--from', 'tomorrow'], 'dates look like 2026-11-01'],
  [['--from', '0000-01-01'], 'Please choose a date in 1900 or later'],
  [['--type', 'limbs', '--requirement', '9'], 'there are eight limbs, and a challenge of limbs names none'],
  [['--limb', 'hatha'], 'the limb is one of yamas'],
])('a challenge with %j is refused', async (changes, message) => {
  await expect(cli([...newChallenge, ...changes])).rejects.toThrow(message)
})

test('a challenge’s name never breaks the line in the terminal and reaches members unchanged', async () => {
  const title = '\u001b[2J\u202e<img src=x onerror=alert(1)>\n[x](javascript:alert(1))\t{{7*7}}'
  await cli([...newChallenge, '--title', title])
  const lines = await cli(['challenges'])
  expect(lines).toContainEqual(expect.stringMatching(/\t\[2J <img src=x onerror=alert\(1\)> \[x\].* \{\{7\*7\}\}$/))
  for (const sign of ['\u001b', '\u202e', '\n']) expect(lines.join('')).not.toContain(sign)
  const { challenges } = app.as(await app.member()).journey
  expect((await challenges()).active.map((challenge) => challenge.title)).toContain(title)
})

test.each([['open'], ['close', ...why]])('%s refuses an unknown challenge', async (verb, ...options) => {
  for (const id of ['x', randomUUID()]) {
    await expect(cli(['challenges', verb, id, ...options])).rejects.toThrow('there is no challenge with this id')
  }
})

test('the overview is printed as text and as JSON', async () => {
  const lines = await cli(['overview'])
  expect(lines.map((line) => line.split('\t')[0])).toEqual([
    'members',
    'waitlist',
    'reports',
    'letters',
    'giving',
    'emails',
    'jobs',
    'version',
    'backup',
  ])
  expect(lines.at(-1)).toBe('backup\tnone\tlook\tnever restored')
  expect(JSON.parse((await cli(['overview', '--json'])).join(''))).toMatchObject({ backup: { rehearsal: null } })
})
