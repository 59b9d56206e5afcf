import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@playwright/test'
import { baseUrl, environment, root } from '../service.ts'
import { onThisMachine } from '../slowness.ts'

/** A second API on the same database, whose clock a journey moves. */
export function useMovedService() {
  const port = Number(new URL(baseUrl).port) + 500
  const url = `http://localhost:${port}`
  let api: ChildProcess | undefined

  test.beforeAll(async () => {
    const preload = new URL('moved-clock.ts', import.meta.url).href
    api = spawn(process.execPath, ['--import', preload, 'apps/server/src/api.ts'], {
      cwd: root,
      env: { ...environment(), PORT: String(port), PUBLIC_URL: url },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    const isReady = () =>
      fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isReady, { timeout: onThisMachine(60_000) }).toBe(true)
  })

  test.afterAll(async () => {
    if (!api || api.exitCode !== null) return
    const ended = once(api, 'exit')
    api.kill('SIGTERM')
    await ended
  })

  /** Sets the service's clock to this moment. */
  const moveTo = async (moment: string) => {
    if (!api) throw new Error('the service has not started')
    const moved = once(api, 'message')
    api.send(Date.parse(moment) - Date.now())
    await moved
  }
  return { url, moveTo }
}
