import type { QuietHours } from '@sadhana/contract'
import { afterAll } from 'vitest'
import type { Clock } from '#platform/clock.ts'
import { type Config, readConfig } from '#platform/config.ts'
import { createLogger, type Logger } from '#platform/log.ts'
import { createApp } from '#app.ts'
import { createPasswords, type Passwords } from '#features/account/index.ts'
import { testDatabaseUrl } from './database.ts'
import { type Mailbox, testMailbox } from './mailbox.ts'
import { memberFactory } from './members.ts'
import { vapidSettings } from './push/push-stand-in.ts'

type Options = { config?: Partial<Config>; clock?: Clock; passwords?: Passwords; log?: Logger; quietHours?: QuietHours }

/**
 * Starting the threads takes longer than most tests, so the test files of a process share them. Thousands of members
 * sign up in the tests, so their passwords are hashed at the lowest cost. `passwords.test.ts` uses the usual one.
 */
const quickPasswords = createPasswords({ cost: { memoryCost: 8, timeCost: 1 } })

const redisUrl = new URL(process.env.TEST_REDIS_URL ?? 'redis://127.0.0.1:6379')
// The test shares the server's thread, so its own work would make Redis look slow, and the limits would be counted
// without Redis.
redisUrl.searchParams.set('commandTimeout', 'none')

export async function testConfig(mailbox: Pick<Mailbox, 'url'>): Promise<Config> {
  return readConfig({
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://localhost',
    TRUSTED_PROXIES: '127.0.0.1',
    DATABASE_URL: await testDatabaseUrl(),
    REDIS_URL: redisUrl.href,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'Sadhana Compass <hello@localhost>',
    SECRET_KEY: 'only for tests: 0123456789abcdefghijklmnopqrstuvwxyz',
    STORAGE_URL: 'file:var/test-storage',
    // Texts are written to the log, which is silent.
    SMS_COUNTRIES: 'PT,US',
    ...vapidSettings,
    // The test shares the server's thread, so its own work would look like overload.
    OVERLOAD_DELAY_MS: '0',
    LOG_LEVEL: 'silent',
  })
}

/** Tests also run at night. */
const none: QuietHours = { from: '00:00', to: '00:00' }

/** The real service on its own port, with its own database and mailbox and the shared Redis. */
export async function testApp({
  config: changes = {},
  clock,
  passwords = quickPasswords,
  log: ownLog,
  quietHours = none,
}: Options = {}) {
  const mailbox = await testMailbox()
  const config: Config = { ...(await testConfig(mailbox)), ...changes }
  const log = ownLog ?? createLogger(config.LOG_LEVEL)
  const app = createApp(config, { name: 'test', log, passwords, quietHours, ...(clock && { clock }) })
  const server = await app.createServer()
  const url = await server.listen({ host: '127.0.0.1', port: 0 })
  afterAll(async () => {
    await server.close()
    await app.close()
  })
  return {
    ...app,
    config,
    server,
    url,
    mailbox,
    /** Visitors and members each have their own address, so that no test uses up another's limit. */
    ...memberFactory({ ...app, url }),
    /** Runs jobs until the test file ends. What is scheduled runs when a test asks for it, not by the real clock. */
    startWorker: async ({ isScheduled = false } = {}) => {
      const worker = await app.startWorker({ isScheduled })
      afterAll(() => worker.stop())
    },
  }
}
