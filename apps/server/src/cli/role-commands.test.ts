import { expect, test } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const clock = movableClock()
const app = await testApp({ clock })
const { as, config, db, member, withTwoFactor } = app

async function cli(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await createCommands({ app, config, print }).parseAsync(['role', ...args], { from: 'user' })
  return lines
}

const why = ['--reason', 'Looks after the morning group']

test('a role is granted to members with two-factor authentication, changed and withdrawn, and each step is logged', async () => {
  const asha = await member()
  await expect(cli('grant', asha.username, 'moderator', ...why)).rejects.toThrow(/^a role needs two-factor/)
  await withTwoFactor(asha)
  const nowhere = { status: 404, code: 'request.not_found' }
  await expect(as(asha).operator.me()).rejects.toMatchObject(nowhere)
  expect(await cli('grant', asha.username, 'moderator', ...why)).toEqual([`${asha.username} is now moderator`])
  expect(await as(asha).operator.me()).toMatchObject({ role: 'moderator', displayName: 'Asha', openReports: 0 })
  expect(await cli('grant', asha.username, 'operator', ...why, '--json')).toEqual([
    JSON.stringify({ username: asha.username, role: 'operator' }),
  ])
  const today = clock.now().toISOString().slice(0, 10)
  expect(await cli()).toContain(`operator\t${today}\tactive\t${asha.username}`)
  const { items } = await as(asha).operator.audit({ query: {} })
  expect(items.filter(({ subject }) => subject?.username === asha.username)).toMatchObject([
    { act: 'role_granted', actorKind: 'shell', reason: why[1] },
    { act: 'role_granted' },
  ])
  expect(await cli('withdraw', asha.username, ...why)).toEqual([`${asha.username} has no role any more`])
  await expect(as(asha).operator.me()).rejects.toMatchObject(nowhere)
  await expect(cli('withdraw', asha.username, ...why)).rejects.toThrow('this member has no role')
})

test('a role has no effect while two-factor authentication is off', async () => {
  const asha = await member()
  await withTwoFactor(asha)
  await cli('grant', asha.username, 'operator', ...why)
  await as(asha).security.disableTwoFactor({ body: { password: asha.password } })
  await expect(as(asha).operator.me()).rejects.toMatchObject({ status: 404 })
  const [held] = JSON.parse((await cli('list', '--json')).join('')) as object[]
  expect(held).toMatchObject({ username: asha.username, isAwake: false })
  clock.advance({ minutes: 1 })
  await withTwoFactor(asha)
  expect(await as(asha).operator.me()).toMatchObject({ role: 'operator' })
  await db.deleteFrom('operator_roles').execute()
})

test('a role that the identity provider named is listed with its end, until then', async () => {
  const asha = await member()
  const until = new Date(clock.now().getTime() + 60_000)
  await db.insertInto('claimed_roles').values({ user_id: asha.id, role: 'moderator', until }).execute()
  const line = `moderator\tuntil ${until.toISOString()}\tasleep until two-factor authentication is on\t${asha.username}`
  expect(await cli()).toEqual([line, '1 role'])
  clock.advance({ minutes: 1 })
  expect(await cli()).toEqual(['0 roles'])
  // It still protects the member from other operators, so the shell can take it.
  expect(await cli('withdraw', asha.username, ...why)).toEqual([`${asha.username} has no role any more`])
  expect(await db.selectFrom('claimed_roles').select('role').execute()).toEqual([])
})

test.each([
  [['grant', 'nobody-here', 'operator', ...why], /^there is no member/],
  [['grant', 'nobody-here', 'emperor', ...why], /^a role is moderator or operator$/],
  [['grant', 'nobody-here', 'operator', '--reason', '  '], /^Please give a reason$/],
  [['withdraw', 'nobody\u001b[2J', ...why], /^there is no member with this username$/],
])('role %o is refused', async (args, message) => {
  await expect(cli(...args)).rejects.toThrow(message)
})
