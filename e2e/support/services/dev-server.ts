import { spawn } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { onThisMachine } from '../slowness.ts'

/** Runs Vite's development server during the tests of a file. Returns its address. */
export function useDevServer(port: number): string {
  const address = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(address).then(
      () => true,
      () => false,
    )
  let group: number | undefined
  test.beforeAll(async () => {
    const options = ['--port', String(port), '--host', '127.0.0.1', '--strictPort']
    group = spawn('npm', ['run', 'dev', '-w', '@sadhana/web', '--', ...options], {
      detached: true,
      stdio: 'ignore',
    }).pid
    await expect.poll(answers, { timeout: onThisMachine(60_000) }).toBe(true)
  })
  // npm starts Vite as a child process, so the whole group is ended.
  test.afterAll(() => {
    if (group) process.kill(-group)
  })
  return address
}
