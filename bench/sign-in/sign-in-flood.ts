import { Agent } from 'node:http'
import { createPasswords } from '../../apps/server/src/features/account/password/passwords.service.ts'
import { startChild } from '../kit/child.ts'
import { createDatabase, dropDatabase, withBenchDatabase } from '../kit/database.ts'
import { loadUrl, randomAddress } from '../kit/load.ts'
import { type Call, type Outcome, send, sendAtPace } from '../kit/pace.ts'
import { median, sampleOf } from '../kit/samples.ts'
import { rounds, seconds } from '../kit/settings.ts'

const memberCount = 1_000
const password = 'quiet river stones at dawn'
const readsPerSecond = 100

async function seedMembers(): Promise<void> {
  const passwords = createPasswords()
  const hash = await passwords.hash(password)
  await passwords.close()
  await withBenchDatabase((pool) =>
    pool.query(
      `insert into users (id, username, display_name, password)
       select gen_random_uuid(), 'member-' || number, 'Asha', $1 from generate_series(1, ${memberCount}) as number`,
      [hash],
    ),
  )
}

/** Each comes from its own address, so that the limit per address isn't measured. */
const signIn = (): Call => ({
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
  body: JSON.stringify({ identifier: `member-${1 + Math.floor(Math.random() * memberCount)}`, password }),
})

async function tokenOfMember(url: string): Promise<string> {
  const agent = new Agent()
  const { body } = await send(agent, url, signIn())
  agent.destroy()
  return (JSON.parse(body) as { token: string }).token
}

const timesOf = (outcomes: Outcome[]) => outcomes.map(({ milliseconds }) => milliseconds)
const count = (outcomes: Outcome[], status: number) => outcomes.filter((outcome) => outcome.status === status).length

/** How many sign-ins a second are answered when the queue is never empty. */
async function measureCapacity(url: string): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const began = performance.now()
  let answered = 0
  const visit = async () => {
    while (performance.now() - began < seconds * 1_000) {
      const { status } = await send(agent, url, signIn())
      if (status === 200) answered++
    }
  }
  await Promise.all(Array.from({ length: 8 }, visit))
  agent.destroy()
  return answered / ((performance.now() - began) / 1_000)
}

type Reading = { p50: number; p95: number; perSecond: number; failed: number }
type Read = () => Promise<Reading>

function readers(url: string, token: string): Record<string, Read> {
  const call = (): Call => ({ method: 'GET', path: '/api/auth/me', headers: { authorization: `Bearer ${token}` } })
  return {
    [`${readsPerSecond} reads a second`]: async () => {
      const outcomes = await sendAtPace(url, { perSecond: readsPerSecond, seconds, call })
      const failed = outcomes.length - count(outcomes, 200)
      return sampleOf({ times: timesOf(outcomes), perSecond: outcomes.length / seconds, failed })
    },
    'reads as fast as they go': async () => {
      const load = await loadUrl(url, () => call() as ReturnType<Parameters<typeof loadUrl>[1]>, seconds)
      return sampleOf({ times: load.times, perSecond: load.times.length / load.seconds, failed: load.failed })
    },
  }
}

async function measureFlood(url: string, read: Read, perSecond: number) {
  const quiet = await read()
  const flood = sendAtPace(url, { perSecond, seconds: seconds + 2, call: signIn })
  // The queue has to fill up first.
  await new Promise((resolve) => setTimeout(resolve, 1_500))
  const flooded = await read()
  return { quiet, flooded, signIns: await flood }
}

type Round = Awaited<ReturnType<typeof measureFlood>>

function print(title: string, samples: Round[]): void {
  const middle = (figure: (round: Round) => number, digits = 2) => median(samples.map(figure)).toFixed(digits)
  const all = samples.flatMap(({ signIns }) => signIns)
  const [admitted, refused] = [count(all, 200), count(all, 429)]
  console.log(`${title}, quiet → flooded (median of ${samples.length} rounds)
  p50 ms      ${middle(({ quiet }) => quiet.p50)} → ${middle(({ flooded }) => flooded.p50)}   ratio ${middle(({ quiet, flooded }) => flooded.p50 / quiet.p50)} (each: ${samples.map(({ quiet, flooded }) => (flooded.p50 / quiet.p50).toFixed(2)).join(' ')})
  p95 ms      ${middle(({ quiet }) => quiet.p95)} → ${middle(({ flooded }) => flooded.p95)}   ratio ${middle(({ quiet, flooded }) => flooded.p95 / quiet.p95)}
  requests/s  ${middle(({ quiet }) => quiet.perSecond, 0)} → ${middle(({ flooded }) => flooded.perSecond, 0)}   ratio ${middle(({ quiet, flooded }) => flooded.perSecond / quiet.perSecond)}
  sign-ins    ${admitted} admitted (p50 ${sampleOf({ times: timesOf(all.filter(({ status }) => status === 200)), perSecond: 0, failed: 0 }).p50.toFixed(0)} ms), ${refused} refused with 429, ${all.length - admitted - refused} failed
`)
}

try {
  await createDatabase()
  await seedMembers()
  const api = await startChild(new URL('../servers/whole-api.ts', import.meta.url))
  const url = api.urls.full
  const token = await tokenOfMember(url)
  await measureCapacity(url)
  const capacity = await measureCapacity(url)
  console.log(`Capacity: ${capacity.toFixed(0)} sign-ins a second; flooded with twice as many.\n`)
  for (const [title, read] of Object.entries(readers(url, token))) {
    await read()
    const samples: Round[] = []
    for (let round = 0; round < rounds; round++) samples.push(await measureFlood(url, read, 2 * capacity))
    print(title, samples)
  }
  const { residentBytes } = await api.usage()
  console.log(`The API after the run: ${(residentBytes / 2 ** 20).toFixed(0)} MB resident.`)
  await api.stop()
} finally {
  await dropDatabase()
}
