import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { testApp } from '#testing/test-app.ts'

const { db, member, visitor } = await testApp()

/** Times mean most on a quiet machine: `TIMING=1 npx vitest run enumeration` asks about 300 members. */
const isMeasuring = Boolean(process.env.TIMING)
const distinct = isMeasuring ? 300 : 20
const largestGapMs = 10

type Person = { id: string; username: string; email: string }

const somebody = (): Person => ({
  id: randomUUID(),
  username: `u${randomUUID()}`,
  email: `${randomUUID()}@example.org`,
})

async function manyMembers(): Promise<Person[]> {
  const { id } = await member()
  const { password } = await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirstOrThrow()
  const people = Array.from({ length: distinct }, somebody)
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...person, display_name: 'Asha', password })))
    .execute()
  return people
}

/** Whatever can be asked about somebody without being signed in. */
const doors: [name: string, ask: (person: Person) => Promise<unknown>][] = [
  [
    'signing in by username',
    ({ username }) => visitor().account.login({ body: { identifier: username, password: 'not the password' } }),
  ],
  [
    'signing in by email',
    ({ email }) => visitor().account.login({ body: { identifier: email, password: 'not the password' } }),
  ],
  ['a forgotten password', ({ email }) => visitor().account.forgotPassword({ body: { email } })],
  [
    'the start of a recovery',
    ({ id }) => visitor().security.startRecovery({ body: { userId: id, tempToken: 'made up' } }),
  ],
]

const answerOf = (asked: Promise<unknown>) =>
  asked.catch(({ status, code, message, fields }: Record<string, unknown>) => ({ status, code, message, fields }))

const inOrder = (times: number[]) => times.toSorted((a, b) => a - b)
const median = (times: number[]) => inOrder(times)[Math.floor(times.length / 2)] ?? Number.NaN

/**
 * Whether the middle of these differences lies beyond the limit for sure: three standard errors of a median, counted in
 * ranks, so that a busy machine, which scatters the times, makes the judgement milder and never wrong.
 */
function isSurelyBeyond(differences: number[], limit: number): boolean {
  const sorted = inOrder(differences)
  const margin = Math.floor(sorted.length / 2 - 1.5 * Math.sqrt(sorted.length))
  const [low = 0, high = 0] = [sorted.at(margin), sorted.at(-1 - margin)]
  return low > limit || high < -limit
}

test.each(doors)(
  '%s: neither the answer nor its time tells a member from nobody',
  async (name, ask) => {
    const answers = new Set<string>()
    const timed = async (person: Person): Promise<number> => {
      const began = performance.now()
      const answer = await answerOf(ask(person))
      const took = performance.now() - began
      answers.add(JSON.stringify(answer))
      return took
    }
    const known: number[] = []
    const unknown: number[] = []
    for (const [index, someone] of (await manyMembers()).entries()) {
      const askKnown = async () => known.push(await timed(someone))
      const askUnknown = async () => unknown.push(await timed(somebody()))
      // Whoever comes second may find things warmer.
      for (const askNext of index % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await askNext()
    }
    expect([...answers]).toHaveLength(1)
    const differences = known.map((time, index) => time - (unknown[index] ?? Number.NaN))
    expect(isSurelyBeyond(differences, largestGapMs)).toBe(false)
    if (!isMeasuring) return
    const gap = median(known) - median(unknown)
    process.stdout.write(`${name}: median gap ${gap.toFixed(2)} ms over ${distinct} members\n`)
    expect(Math.abs(gap)).toBeLessThan(largestGapMs)
  },
  600_000,
)
