import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { v7 as newId } from 'uuid'
import { createPasswords } from '../apps/server/src/features/account/password/passwords.service.ts'
import { createAccessTokens } from '../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { createKeys } from '../apps/server/src/platform/keys.ts'
import { answers, until } from '../scripts/long/lab.ts'
import type { App } from './app.ts'
import { openBooks } from './books.ts'
import { compare, type Findings } from './compare.ts'
import { live } from './member.ts'
import { type Attempt, clientOf, forEveryone, password, type Person, type World } from './world.ts'

/** mulberry32: the same seed makes the same choices, though not the same timing. */
export function chancesFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const usernameOf = (id: string) => `m${id.replaceAll('-', '').slice(0, 20)}`

function tokensOf({ SECRET_KEY, PUBLIC_URL }: App['settings']) {
  const keys = createKeys({ current: SECRET_KEY, previous: undefined })
  return createAccessTokens({ keys, clock: systemClock, publicUrl: PUBLIC_URL })
}

/** Members who have signed in, in pairs. */
async function peopleIn({ query, settings }: App, pairs: number): Promise<Person[]> {
  const passwords = createPasswords()
  const hash = await passwords.hash(password)
  await passwords.close()
  const sessions = Array.from({ length: 2 * pairs }, () => ({ id: randomUUID(), sessionId: randomUUID() }))
  const rows = sessions.map(({ id }) => `('${id}', '${usernameOf(id)}', 'Asha', '${hash}')`)
  await query(`insert into users (id, username, display_name, password) values ${rows.join(',')}`)
  const signIns = sessions.map(({ id, sessionId }) => `('${id}', '${sessionId}', now() + interval '1 day')`)
  await query(`insert into login_sessions (user_id, id, expires_at) values ${signIns.join(',')}`)
  const tokens = tokensOf(settings)
  return Promise.all(
    sessions.map(async ({ id, sessionId }, at) => ({
      id,
      sessionId,
      username: usernameOf(id),
      sharedSession: '',
      token: await tokens.issue({ id, sessionId }),
      // The neighbour: 0 and 1, 2 and 3.
      partner: sessions[at ^ 1]?.id ?? '',
    })),
  )
}

/** What everyone has from the beginning. */
async function settleIn({ books, people, ...world }: World): Promise<void> {
  const date = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  await forEveryone(people, async (person) => {
    const practice = { date, time: '05:00', duration: 10, limbType: 'dhyana', zone: 'UTC' } as const
    const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm', visibility: 'public' } as const
    const [client, notes] = [clientOf(world, person), newId()]
    const { id } = await client.practice.log({ body: { ...practice, ...feelings, notes } })
    person.sharedSession = id
    books.note(`practice:${person.id}:${notes}`, '10', 'acknowledged')
    await client.community.follow({ params: { id: person.partner } })
    books.note(`follow:${person.partner}:${person.id}`, 'follows', 'acknowledged')
  })
}

/** Attempts that failed wait before the next one, so all that are left count. */
const jobsLeft = `select from graphile_worker.jobs
  where task_identifier in ('waitlist.send_confirmation', 'giving.capture_gift') limit 1`

/** The service is well again once as many acts were acknowledged that started after the fault. */
const enoughAgain = 40
/** Far more than it takes, because the machine may have other work. */
const patienceSeconds = 300

/** On a busy machine, the service may refuse a read for a moment. */
async function compareCalmly(world: World, tries = 5): Promise<Findings> {
  try {
    return await compare(world)
  } catch (error) {
    if (tries === 1) throw error
    await setTimeout(5_000)
    return compareCalmly(world, tries - 1)
  }
}

type Options = {
  members: number
  pick: (below: number) => number
  repeatsWithNewIds?: boolean
  pauseMs?: () => number
}

/** Members who use the app from now on, until they are asked to stop. */
export async function startMembers(
  app: App,
  { members, pick, repeatsWithNewIds = false, pauseMs = () => pick(400) }: Options,
) {
  const stop = new AbortController()
  const { emailed, paypal } = app.standIns
  const world: World = {
    urls: app.urls,
    books: openBooks(),
    people: await peopleIn(app, Math.ceil(members / 2)),
    pick,
    emailed,
    paypal,
    refreshTokens: new Map(),
    attempts: [],
    contradictions: [],
    stopping: stop.signal,
    pauseMs,
    repeatsWithNewIds,
  }
  await settleIn(world)
  const living = world.people.map((person) => live(world, person))

  return {
    attempts: world.attempts,
    /** Access tokens last a quarter of an hour. */
    renewTokens: async () => {
      const tokens = tokensOf(app.settings)
      for (const person of world.people)
        person.token = await tokens.issue({ id: person.id, sessionId: person.sessionId })
    },
    /** Resolves once the service is well again. */
    untilWell: async (endedAt: number) => {
      const isAgain = ({ since, outcome }: Attempt) => since >= endedAt && outcome === 'acknowledged'
      const areEnough = async () => world.attempts.filter(isAgain).length >= enoughAgain
      await until('members’ requests', patienceSeconds, areEnough)
    },
    /**
     * Ends everyone's acts and compares the books with the service, which may be another one by now. A job may wait for
     * hours if its end was lost, so what must lose doesn't wait for jobs.
     */
    finish: async ({ at: { urls, query } = app, waitsForJobs = true }: { at?: App; waitsForJobs?: boolean } = {}) => {
      stop.abort()
      await Promise.all(living)
      world.urls = urls
      for (const url of urls) await answers(`${url}/readyz`, patienceSeconds)
      const areDone = async () => app.standIns.paypal.hasToldAll() && (await query(jobsLeft)).length === 0
      if (waitsForJobs) await until('the jobs', patienceSeconds, areDone)
      const findings = await compareCalmly(world)
      const problems = [...world.contradictions, ...findings.lost, ...findings.doubled, ...findings.drifted]
      const { acknowledged, unknown } = world.books.totals()
      const [lost, doubled, drifted] = [findings.lost.length, findings.doubled.length, findings.drifted.length]
      return { acknowledged, unknown, lost, doubled, drifted, contradictions: world.contradictions.length, problems }
    },
  }
}
export type Outcomes = Awaited<ReturnType<Awaited<ReturnType<typeof startMembers>>['finish']>>

/** The longest that a member waited for an act to be acknowledged from the strike on, however often it was repeated. */
export function longestWait(attempts: Attempt[], struckAt: number): number {
  const done = attempts.filter(({ outcome, to }) => outcome === 'acknowledged' && to >= struckAt)
  return Math.max(0, ...done.map(({ since, to }) => to - Math.max(since, struckAt))) / 1000
}

/** The seconds from the strike to the first acknowledgement after the longest time without one. */
export function firstAgain(attempts: Attempt[], struckAt: number): number {
  const acknowledged = attempts.filter(({ outcome, to }) => outcome === 'acknowledged' && to >= struckAt)
  const times = acknowledged.map(({ to }) => to).toSorted((a, b) => a - b)
  let [longest, first, before] = [0, struckAt, struckAt]
  for (const time of times) {
    if (time - before > longest) [longest, first] = [time - before, time]
    before = time
  }
  return (first - struckAt) / 1000
}

export const problemsOf = (results: Omit<Outcomes, 'problems'>[]): number =>
  results.reduce(
    (sum, { lost, doubled, drifted, contradictions }) => sum + lost + doubled + drifted + contradictions,
    0,
  )

export function describe({
  acknowledged,
  unknown,
  lost,
  doubled,
  drifted,
  contradictions,
  problems,
}: Outcomes): string {
  const counts = `${lost} lost, ${doubled} doubled, ${drifted} drifted, ${contradictions} contradictions`
  const shown = problems.slice(0, 20).map((problem) => `\n  ${problem}`)
  return `${acknowledged} acknowledged, ${unknown} unknown, ${counts}${shown.join('')}`
}

export const medianOf = (numbers: number[]): number | undefined =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]
