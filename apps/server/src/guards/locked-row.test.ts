import { api } from '@sadhana/contract'
import { Client } from 'pg'
import { afterAll, expect, test } from 'vitest'
import { ask } from '#testing/ask.ts'
import { aPractice } from '#testing/practice.ts'
import { testApp } from '#testing/test-app.ts'

/** `LOCK_SECONDS=20 npx vitest run locked-row` holds the row for longer, compares reads strictly, and prints the times. */
const lockSeconds = Number(process.env.LOCK_SECONDS ?? 3)
const writes = 50

const app = await testApp({ config: { READS_PER_MINUTE: 1_000_000 } })
const { config, url, member, as } = app
const [asha, ben] = await Promise.all([member(), member()])
await as(asha).practice.log({ body: aPractice() })
await as(ben).practice.log({ body: aPractice() })

const holder = new Client(config.DATABASE_URL)
await holder.connect()
afterAll(() => holder.end())

const p95 = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0

/**
 * Sends one read after another until `stop` returns true. Returns how long they took, and the statuses of those that
 * failed.
 */
async function readUntil(stop: () => boolean) {
  const times: number[] = []
  const failures: number[] = []
  while (!stop()) {
    const began = performance.now()
    const { status } = await ask(url, api.practice.list, { as: ben, query: {} })
    times.push(performance.now() - began)
    if (status !== 200) failures.push(status)
  }
  return { times, failures }
}

const pastSeconds = (seconds: number) => {
  const end = performance.now() + seconds * 1_000
  return () => performance.now() > end
}

test(
  `${writes} writes that wait for one locked row get 503 and do not stop other members from reading`,
  { timeout: lockSeconds * 1_000 + 120_000 },
  async () => {
    const quiet = await readUntil(pastSeconds(1))
    await holder.query('begin')
    await holder.query('select from user_streaks where user_id = $1 for update', [asha.id])
    let hasRefused = false
    const written = Promise.all(
      Array.from({ length: writes }, async () => {
        const response = await fetch(url + api.practice.log.path, {
          method: 'POST',
          headers: { authorization: `Bearer ${asha.token}`, 'content-type': 'application/json' },
          body: JSON.stringify(aPractice()),
        })
        hasRefused ||= response.status === 503
        return { status: response.status, retryAfter: response.headers.get('retry-after') }
      }),
    )
    // On an overloaded machine the writes reach the row late, and are refused later.
    const isOver = pastSeconds(lockSeconds)
    const busy = await readUntil(() => isOver() && hasRefused)
    const ready = await fetch(`${url}/readyz`)
    await holder.query('commit')
    const answers = await written

    expect(ready.status).toBe(200)
    expect(busy.failures).toEqual([])
    // A read that waits behind the writes takes over two seconds. While other tests run, any read may be slow.
    const maxReadMs = process.env.LOCK_SECONDS ? Math.max(3 * p95(quiet.times), 100) : 2_000
    expect(p95(busy.times)).toBeLessThan(maxReadMs)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.length).toBeGreaterThan(0)
    expect(new Set(refused.map(({ status, retryAfter }) => `${status} ${retryAfter}`))).toEqual(new Set(['503 2']))
    expect(answers.length - refused.length).toBeGreaterThan(0)
    if (process.env.LOCK_SECONDS) {
      process.stdout.write(
        `quiet: ${quiet.times.length} reads, p95 ${p95(quiet.times).toFixed(1)} ms; ` +
          `locked ${lockSeconds} s: ${busy.times.length} reads, ${busy.failures.length} failed, ` +
          `p95 ${p95(busy.times).toFixed(1)} ms; writes refused ${refused.length}, done ${writes - refused.length}\n`,
      )
    }
  },
)

test('the readiness check has its own connection', async () => {
  const open = Promise.withResolvers<void>()
  const holders = Array.from({ length: config.DATABASE_POOL_SIZE }, () =>
    app.db.transaction().execute(() => open.promise),
  )
  const ready = await fetch(`${url}/readyz`)
  open.resolve()
  await Promise.all(holders)
  expect([ready.status, await ready.json()]).toMatchObject([200, { database: 'reachable' }])
})
