import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { v7 as newId } from 'uuid'
import { createAccessTokens } from '../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { createKeys } from '../apps/server/src/platform/keys.ts'
import { answers, until } from '../scripts/long/lab.ts'
import { openBooks } from './books.ts'
import { compare } from './compare.ts'
import { type Fault, faults } from './faults.ts'
import { type Attempt, clientOf, live, type World } from './member.ts'
import { planted } from './planted.ts'
import { openStack, type Stack } from './stack.ts'

/**
 * Members use an installation of its own while its parts are killed, frozen and cut off. Their books are kept outside:
 * afterwards nothing acknowledged may be missing or doubled, and every figure must follow from what it is made of.
 */
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    seconds: { type: 'string', default: '60' },
    members: { type: 'string', default: '60' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
    /** Part of a fault's name; without it, single faults and pairs in turn. */
    only: { type: 'string' },
    /** Runs with a planted bug, which the books must catch. */
    plant: { type: 'string' },
  },
})

/** mulberry32: the same seed makes the same choices, though not the same timing. */
function chancesFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const usernameOf = (id: string) => `m${id.replaceAll('-', '').slice(0, 20)}`

async function peopleIn({ query, settings }: Stack, count: number) {
  const ids = Array.from({ length: count }, () => randomUUID())
  const rows = ids.map((id) => `('${id}', '${usernameOf(id)}', 'Asha')`)
  await query(`insert into users (id, username, display_name) values ${rows.join(',')}`)
  const keys = createKeys({ current: settings.SECRET_KEY, previous: undefined })
  const tokens = createAccessTokens({ keys, clock: systemClock, publicUrl: settings.PUBLIC_URL })
  return Promise.all(
    ids.map(async (id) => ({
      id,
      username: usernameOf(id),
      sharedSession: '',
      token: await tokens.issue({ id, sessionId: randomUUID() }),
    })),
  )
}

/** Attempts that failed wait before the next one, so all that are left count. */
const jobsLeft = `select from graphile_worker.jobs where task_identifier = 'waitlist.send_confirmation' limit 1`

/** How long after the strike a request was first answered well with none failing after it. */
function recoveryOf(attempts: Attempt[], struckAt: number): number {
  const after = attempts.filter(({ to }) => to >= struckAt)
  const lastFailure = Math.max(struckAt, ...after.filter(({ outcome }) => outcome === 'unknown').map(({ to }) => to))
  const again = after.filter(({ from, outcome }) => from >= lastFailure && outcome === 'acknowledged')
  return lastFailure === struckAt ? 0 : Math.min(...again.map(({ to }) => to)) - struckAt
}

async function runOnce(stack: Stack, chosen: Fault[], seed: number) {
  const pick = chancesFrom(seed)
  const stop = new AbortController()
  const world: World = {
    urls: stack.urls,
    books: openBooks(),
    people: await peopleIn(stack, Number(values.members)),
    pick,
    emailed: stack.emailed,
    attempts: [],
    contradictions: [],
    stopping: stop.signal,
    repeatsWithNewIds: values.plant === 'new-ids',
  }
  const today = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)
  for (const person of world.people) {
    const practice = { date: today, time: '05:00', duration: 10, limbType: 'dhyana', zone: 'UTC' } as const
    const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm', visibility: 'public' } as const
    const [client, notes] = [clientOf(world, person.token), newId()]
    const { id } = await client.practice.log({ body: { ...practice, ...feelings, notes } })
    person.sharedSession = id
    world.books.note(`practice:${person.id}:${notes}`, '10', 'acknowledged')
  }
  const living = world.people.map((person) => live(world, person))
  const seconds = Number(values.seconds)
  await setTimeout(seconds * 200)
  const struckAt = performance.now()
  await Promise.all(chosen.map(({ strike }) => strike(stack, pick)))
  await setTimeout(Math.max(0, struckAt + seconds * 800 - performance.now()))
  stop.abort()
  await Promise.all(living)
  for (const url of stack.urls) await answers(`${url}/readyz`)
  await until('the jobs', 120, async () => (await stack.query(jobsLeft)).length === 0)
  const findings = await compare(world)
  const problems = [...world.contradictions, ...findings.lost, ...findings.doubled, ...findings.drifted]
  const { acknowledged, unknown } = world.books.totals()
  const recovery = Math.round(recoveryOf(world.attempts, struckAt)) / 1000
  const name = chosen.map((fault) => fault.name).join(' and ')
  console.log(
    `seed ${seed}: ${name}: ${acknowledged} acknowledged, ${unknown} unknown, back after ${recovery} s, ` +
      `${findings.lost.length} lost, ${findings.doubled.length} doubled, ${findings.drifted.length} drifted, ` +
      `${world.contradictions.length} contradictions`,
  )
  for (const problem of problems.slice(0, 20)) console.log(`  ${problem}`)
  return { name, acknowledged, recovery, problems: problems.length }
}

const pick = chancesFrom(Number(values.seed))
const among = faults.filter(({ name }) => name.includes(values.only ?? ''))
const anyFault = () => among[pick(among.length)] as Fault
const plant = planted.find(({ name }) => name === values.plant)
if (values.plant && !plant && values.plant !== 'new-ids') throw new Error(`no such bug: ${values.plant}`)
console.log(`seed ${values.seed}`)
const stack = await openStack(
  plant && {
    env: { PLANTED: plant.name },
    nodeFlags: ['--import', new URL('plant-hook.ts', import.meta.url).href],
  },
)
try {
  const results = []
  for (let run = 0; run < Number(values.runs); run++) {
    const single = among[run % among.length] as Fault
    results.push(await runOnce(stack, run < among.length ? [single] : [anyFault(), anyFault()], pick(1_000_000)))
  }
  const acknowledged = results.reduce((sum, result) => sum + result.acknowledged, 0)
  const problems = results.reduce((sum, result) => sum + result.problems, 0)
  console.log(`${results.length} runs, ${acknowledged} acknowledged, ${problems} problems`)
  if (values.plant ? problems === 0 : problems > 0) process.exitCode = 1
} finally {
  await stack.close()
}
