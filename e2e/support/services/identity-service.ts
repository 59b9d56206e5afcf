import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { test } from '@playwright/test'
import { identitySettings, startIdentityStandIn } from '../../../apps/server/src/testing/identity/identity-stand-in.ts'
import { baseUrl, environment, logFile, root, untilReady } from '../service.ts'

/** An API on the database of all journeys, connected to a stand-in for the providers that runs in this process. */
export function useIdentityService() {
  const port = Number(new URL(baseUrl).port) + 70
  const address = `http://localhost:${port}`
  let standIn: Awaited<ReturnType<typeof startIdentityStandIn>>
  let api: ChildProcess

  test.beforeAll(async () => {
    standIn = await startIdentityStandIn()
    // Stand-ins aren't allowed in production.
    const service = { NODE_ENV: 'test', PORT: String(port), PUBLIC_URL: address }
    const own = { ...identitySettings(standIn.url), OIDC_INVITES: 'true', ...service }
    const log = openSync(logFile, 'a')
    api = spawn(process.execPath, ['apps/server/src/api.ts'], {
      cwd: root,
      env: { ...environment(), ...own },
      // Its log is searched for secrets too.
      stdio: ['ignore', log, log],
    })
    await untilReady(address)
  })

  test.afterAll(async () => {
    const ended = once(api, 'exit')
    api.kill('SIGTERM')
    await ended
    await standIn.close()
  })

  return { address, behaviour: () => standIn.behaviour }
}
