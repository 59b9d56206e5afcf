import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

// It starts seven processes, which takes minutes while every core is busy.
const limit = { timeout: 600_000 }

test('nothing acknowledged is lost, doubled or miscounted while connections to PostgreSQL are cut', limit, async () => {
  const run = new URL('run.ts', import.meta.url).pathname
  const settings = ['--only', 'every connection', '--runs', '1', '--seconds', '6', '--members', '10']
  const { stdout } = await promisify(execFile)(process.execPath, [run, ...settings])
  const [, acknowledged, problems] = /1 runs, (\d+) acknowledged, (\d+) problems/.exec(stdout) ?? []
  expect(problems, stdout).toBe('0')
  expect(Number(acknowledged)).toBeGreaterThan(20)
})
