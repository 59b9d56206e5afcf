import { switchedOffTexts } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const app = await testApp()
const { as, config, member, withRole } = app

async function cli(...args: string[]): Promise<string[]> {
  const lines: string[] = []
  const print = (line: string) => lines.push(line)
  await createCommands({ app, config, print }).parseAsync(['switch', ...args], { from: 'user' })
  return lines
}
const why = ['--reason', 'A trial at the shell']

test('a switch is turned off and on from the shell, and both are logged', async () => {
  const asha = await member()
  const message = switchedOffTexts.guide
  expect(await cli('off', 'guide', ...why)).toEqual([`guide is off. Members read: ${message}`])
  await expect(as(asha).guide.ask({ body: { message: 'Hello' } })).rejects.toMatchObject({ message })
  expect((await cli()).find((line) => line.startsWith('guide'))).toMatch(
    /^guide\toff\t\S+\t0 waiting\t0 dropped\tshell\tA trial at the shell$/,
  )
  expect(await cli('on', 'guide', ...why)).toEqual(['guide is on'])
  await as(asha).guide.ask({ body: { message: 'Hello' } })
  const { items } = await as(await withRole('operator')).operator.audit({ query: { actorKind: 'shell' } })
  const acts = items.map(({ act }) => act).filter((act) => act.startsWith('guide_'))
  expect(acts).toEqual(['guide_on', 'guide_off'])
  expect(JSON.parse((await cli('list', '--json')).join(''))).toContainEqual({ name: 'guide', off: null })
})

test.each([
  [['off', 'everything', ...why], /^a switch is one of registration, rooms, push/],
  [['off', 'guide', '--reason', ' '], /^Please give a reason$/],
])('switch %o is refused', async (args, message) => {
  await expect(cli(...args)).rejects.toThrow(message)
})
