import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { test } from '@playwright/test'
import pg from 'pg'
import { codeIn, startTwilioStandIn, twilioSettings } from '../../../apps/server/src/testing/sms/twilio-stand-in.ts'
import { baseUrl, environment, logFile, root, untilReady } from '../service.ts'

/**
 * An API and a worker on the database of all journeys, which send texts through a stand-in for Twilio in this process.
 */
export function usePhoneService() {
  const port = Number(new URL(baseUrl).port) + 80
  const address = `http://localhost:${port}`
  let twilio: Awaited<ReturnType<typeof startTwilioStandIn>>
  let processes: ChildProcess[]

  test.beforeAll(async () => {
    twilio = await startTwilioStandIn()
    const { SMS_COUNTRIES: countries, ...settings } = twilioSettings(twilio.url)
    // Stand-ins aren't allowed in production.
    const own = {
      ...settings,
      SMS_COUNTRIES: countries.join(),
      NODE_ENV: 'test',
      PORT: String(port),
      PUBLIC_URL: address,
    }
    const log = openSync(logFile, 'a')
    processes = ['api', 'worker'].map((name) =>
      spawn(process.execPath, [`apps/server/src/${name}.ts`], {
        cwd: root,
        env: { ...environment(), ...own },
        // Their logs are searched for secrets too.
        stdio: ['ignore', log, log],
      }),
    )
    await untilReady(address)
  })

  test.afterAll(async () => {
    const ended = processes.map((each) => once(each, 'exit'))
    for (const each of processes) each.kill('SIGTERM')
    await Promise.all(ended)
    await twilio.close()
  })

  return {
    address,
    /** Moves the codes of a number back by a minute. */
    minutePassed: async (phone: string) => {
      const client = new pg.Client(environment().DATABASE_URL)
      await client.connect()
      await client.query(
        `update phone_verifications set created_at = created_at - interval '1 minute' where phone = $1`,
        [phone],
      )
      await client.end()
    },
    textTo: (phone: string, count?: number) => twilio.textTo(phone, count),
    codeTo: async (phone: string, count?: number) => codeIn(await twilio.textTo(phone, count)),
  }
}
