import { setTimeout } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { examine } from '#doctor/doctor.ts'
import { postgresPair } from '#testing/postgres/postgres-pair.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

/** `npm run long -- standby` makes 10,000, with replication paused for five seconds. */
const requests = Number(process.env.STANDBY_REQUESTS ?? 400)
const pauseMs = Number(process.env.STANDBY_PAUSE_MS ?? 2_000)

const { primary, standby } = await postgresPair()
const app = await testApp({
  config: { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url, READS_PER_MINUTE: 1_000_000 },
})

const settingsOf = (config: object): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(config).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )

type Someone = Awaited<ReturnType<typeof app.member>>

/** A member with a browser of their own, which keeps cookies. */
function inBrowser(member: Someone) {
  const browser = app.browser()
  browser.headers.authorization = `Bearer ${member.token}`
  return browser
}
/** A browser that says it has seen almost nothing, so that only the limit on age protects it. */
function forgetful(member: Someone) {
  const browser = inBrowser(member)
  vi.spyOn(browser.cookies, 'set').mockReturnValue(browser.cookies)
  Map.prototype.set.call(browser.cookies, 'seen', '0/1')
  return browser
}
const aPractice = {
  date: '2026-11-01',
  time: '06:30',
  duration: 20,
  limbType: 'dhyana',
  beforeFeeling: 'tired',
  afterFeeling: 'calm',
  visibility: 'public',
  zone: 'UTC',
} as const

const replayed = async () => {
  const [{ position } = {}] = await primary.query('select pg_current_wal_insert_lsn() as position')
  await vi.waitFor(async () => {
    const [row] = await standby.query(`select pg_last_wal_replay_lsn() >= '${String(position)}' as is`)
    expect(row).toEqual({ is: true })
  }, 30_000)
}
/** Answers so far, by who gave them. */
async function answeredBy(database: 'primary' | 'standby'): Promise<number> {
  const text = await (await fetch(`${app.url}/metrics`)).text()
  return Number(new RegExp(`community_reads_total\\{database="${database}"\\} (\\d+)`).exec(text)?.[1] ?? 0)
}
/** Waits until the standby answers a member again. */
const standbyAnswers = (browser: ReturnType<typeof inBrowser>) =>
  vi.waitFor(
    async () => {
      const before = await answeredBy('standby')
      await browser.community.discover()
      expect(await answeredBy('standby')).toBe(before + 1)
    },
    { timeout: 60_000, interval: 200 },
  )

const [asha, ben] = [await app.member(), await app.member()]
const shared = await app.as(ben).practice.log({ body: aPractice })
await app.as(asha).community.follow({ params: { id: ben.id } })

test('community reads leave the primary', async () => {
  const browser = inBrowser(asha)
  const params = { username: ben.username }
  await browser.community.discover()
  await replayed()
  await standbyAnswers(browser)
  const before = await answeredBy('primary')
  for (const server of [primary, standby]) await server.query('select pg_stat_statements_reset()')
  for (let round = 0; round < 5; round++) {
    await browser.community.feed({ query: { scope: 'following' } })
    await browser.community.session({ params: { id: shared.id } })
    await browser.community.sessionsOf({ params, query: {} })
    await browser.community.discover()
    await browser.community.search({ query: { q: 'asha' } })
    await browser.community.person({ params })
    await browser.community.followersOf({ params, query: {} })
    await browser.community.followingOf({ params, query: {} })
  }
  const statements = `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
    where query ~ 'practice_sessions|followers|users' and query !~ 'login_sessions|worker|pg_stat'`
  expect(await primary.query(statements)).toEqual([{ calls: 0 }])
  const [{ calls } = {}] = await standby.query(statements)
  expect(calls).toBeGreaterThanOrEqual(5 * 8)
  expect(await answeredBy('primary')).toBe(before)
})

test('a tool without cookies gets its answers from the primary', async () => {
  const before = await answeredBy('standby')
  await app.as(asha).community.discover()
  expect(await answeredBy('standby')).toBe(before)
})

test(
  `no member misses their own writes in ${requests} requests while replication is paused`,
  { timeout: 120_000 + requests * 200 },
  async () => {
    // Enough of them that none reaches the limit of an act.
    const people: Someone[] = []
    while (people.length < Math.max(8, requests / 100)) people.push(await app.member())
    const from = { standby: await answeredBy('standby'), primary: await answeredBy('primary') }
    let made = 0
    const isOver = () => made >= requests
    const missed: string[] = []
    const check = (isSeen: boolean, what: string) => void (isSeen || missed.push(`${what} after ${made} requests`))
    const live = async (me: Someone) => {
      const browser = inBrowser(me)
      // Each address has its own limit.
      const next = () => {
        made++
        browser.headers['x-forwarded-for'] = randomAddress()
        return browser
      }
      let [follows, round] = [false, 0]
      for (; !isOver(); round++) {
        const { id } = await next().practice.log({ body: aPractice })
        const seen = await next()
          .community.session({ params: { id } })
          .catch(() => undefined)
        check(seen !== undefined, 'a practice')
        for (let read = 0; read < 4; read++) await next().community.search({ query: { q: 'asha' } })
        const { items } = await next().community.sessionsOf({ params: { username: me.username }, query: {} })
        check(items[0]?.id === id, 'a practice in the list')
        await next().practice.remove({ params: { id } })
        const gone = await next()
          .community.session({ params: { id } })
          .catch(() => undefined)
        check(gone === undefined, 'a deletion')
        if (round % 5 > 0) continue
        follows = !follows
        const params = { id: ben.id }
        await (follows ? next().community.follow({ params }) : next().community.unfollow({ params }))
        const page = await next().community.person({ params: { username: ben.username } })
        check((page.follow === 'following') === follows, 'a follow')
      }
    }
    const living = people.map(live)
    await vi.waitFor(() => expect(made).toBeGreaterThan(requests / 4), { timeout: 600_000, interval: 20 })
    await standby.query('select pg_wal_replay_pause()')
    const paused = made
    await setTimeout(pauseMs)
    const during = made - paused
    await standby.query('select pg_wal_replay_resume()')
    await Promise.all(living)
    const [atStandby, atPrimary] = [await answeredBy('standby'), await answeredBy('primary')]
    // oxlint-disable-next-line no-console -- the counts are what the long form is for
    console.log(
      `${made} requests, ${during} of them in ${pauseMs / 1000} s without replication; ` +
        `community reads: ${atStandby - from.standby} at the standby, ${atPrimary - from.primary} at the primary`,
    )
    expect(missed).toEqual([])
    expect(during).toBeGreaterThan(0)
  },
)

test('without the position of its last write, a browser would miss it, but for five seconds at most', async () => {
  const browser = forgetful(asha)
  await standbyAnswers(browser)
  await standby.query('select pg_wal_replay_pause()')
  const { id } = await browser.practice.log({ body: aPractice })
  const read = () => browser.community.session({ params: { id } })
  const list = () => browser.community.sessionsOf({ params: { username: asha.username }, query: {} })
  const { items: old } = await list()
  expect(old.map((session) => session.id)).not.toContain(id)
  // What the standby hasn't got is asked of the primary.
  expect(await read()).toMatchObject({ id })
  await vi.waitFor(async () => expect((await list()).items[0]?.id).toBe(id), { timeout: 20_000, interval: 200 })
  await standby.query('select pg_wal_replay_resume()')
})

test.each(['SIGSTOP', 'SIGQUIT'] as const)(
  'after %s of the standby the primary answers, and later both',
  async (name) => {
    const browser = inBrowser(asha)
    await standbyAnswers(browser)
    if (name === 'SIGSTOP') standby.signal(name)
    else await standby.stop()
    expect((await browser.community.feed({ query: {} })).items).not.toEqual([])
    if (name === 'SIGSTOP') standby.signal('SIGCONT')
    else await standby.start()
    await standbyAnswers(browser)
  },
)

const doctor = async () => {
  const env = { ...process.env, ...settingsOf(app.config) }
  return (await examine({ env })).find(({ name }) => name === 'standby')
}
test('the doctor says whether the standby follows', async () => {
  expect(await doctor()).toMatchObject({ state: 'ok', says: 'follows the primary' })
  await standby.stop()
  expect(await doctor()).toMatchObject({ state: 'wrong', fix: 'start it, or correct DATABASE_READ_URL' })
  await standby.start()
})

test('a server that is no standby (any more) isn’t asked', async () => {
  const browser = inBrowser(asha)
  await standbyAnswers(browser)
  await standby.query('select pg_promote()')
  expect(await doctor()).toMatchObject({ state: 'wrong', fix: 'name a standby of the database' })
  const before = await answeredBy('standby')
  await browser.community.discover()
  expect(await answeredBy('standby')).toBe(before)
})
