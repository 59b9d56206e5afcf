import { expect, test } from 'vitest'
import type { Config } from '#platform/config.ts'
import { aPayment, givingApp } from '#testing/paypal/giving-app.ts'
import { testApp } from '#testing/test-app.ts'
import { createCommands } from './commands.ts'

const app = await givingApp()
const { as, books, deliverAll, member, paypal, referenceOf } = app

type Of = Parameters<typeof createCommands>[0]['app'] & { config: Config }

const cli = async (of: Of, ...args: string[]): Promise<string[]> => {
  const lines: string[] = []
  const commands = createCommands({ app: of, config: of.config, print: (line) => lines.push(line) })
  await commands.parseAsync(['giving', ...args], { from: 'user' })
  return lines
}

test('the plans are created only once', async () => {
  const lines = await cli(app, 'sync')
  expect(lines).toHaveLength(7)
  expect(lines).toContainEqual(expect.stringMatching(/^standard\tannual\t57\.60 USD\tP-\S+\tthere already$/))
  expect(paypal.plans.size).toBe(7)
})

test('differences are listed, and nothing is changed', async () => {
  const asha = await member()
  const { approveUrl } = await as(asha).giving.pay({ body: aPayment() })
  const reference = referenceOf(approveUrl)
  books.approve(reference)
  await deliverAll()
  expect(await cli(app, 'drift')).toEqual(['0 differences'])
  books.suspend(reference)
  const difference = [`${reference}\tours: active\ttheirs: suspended`, '1 difference']
  expect(await cli(app, 'drift')).toEqual(difference)
  expect(await cli(app, 'drift')).toEqual(difference)
})

test('without a provider, both commands say so', async () => {
  const without = await testApp()
  for (const verb of ['sync', 'drift']) {
    await expect(cli(without, verb)).rejects.toThrow('no payment provider is configured')
  }
})
