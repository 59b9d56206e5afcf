import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import { otherThan } from '#testing/authenticator.ts'
import { aPhone, newestCode } from '#testing/sms/phones.ts'
import { testApp } from '#testing/test-app.ts'
import { createPasswords } from '../password/passwords.service.ts'

// Uses the real cost. Otherwise a missing check would save too little time to be noticed.
const passwords = createPasswords()
afterAll(() => passwords.close())
const { db, keys, member, visitor } = await testApp({ passwords })

/** Timings are most reliable on an idle machine: `TIMING=1 npx vitest run enumeration` measures 300 members. */
const isMeasuring = Boolean(process.env.TIMING)
const distinct = isMeasuring ? 300 : 20
const maxGapMs = 10

type Person = { id: string; username: string; email: string; phone: string }

const randomPerson = (): Person => ({
  id: randomUUID(),
  username: `u${randomUUID()}`,
  email: `${randomUUID()}@example.org`,
  phone: aPhone(),
})

async function manyMembers(): Promise<Person[]> {
  const { id } = await member()
  const { password } = await db.selectFrom('users').select('password').where('id', '=', id).executeTakeFirstOrThrow()
  const people = Array.from({ length: distinct }, randomPerson)
  await db
    .insertInto('users')
    .values(people.map((person) => ({ ...person, phone_verified: true, display_name: 'Asha', password })))
    .execute()
  return people
}

/** Every request about a member that a visitor can send. */
const requests: [name: string, ask: (person: Person) => Promise<unknown>][] = [
  [
    'signing in by username',
    ({ username }) => visitor().account.login({ body: { identifier: username, password: 'not the password' } }),
  ],
  [
    'signing in by email',
    ({ email }) => visitor().account.login({ body: { identifier: email, password: 'not the password' } }),
  ],
  [
    'signing in by phone and password',
    ({ phone }) => visitor().account.login({ body: { identifier: phone, password: 'not the password' } }),
  ],
  ['a code by text', ({ phone }) => visitor().phone.sendCode({ body: { phone } })],
  [
    'a wrong code from a text',
    async ({ phone }) => {
      await visitor().phone.sendCode({ body: { phone } })
      return visitor().phone.signIn({ body: { phone, code: otherThan(await newestCode({ db, keys }, phone)) } })
    },
  ],
  ['a forgotten password', ({ email }) => visitor().account.forgotPassword({ body: { email } })],
  [
    'the start of a recovery',
    ({ id }) => visitor().security.startRecovery({ body: { userId: id, tempToken: 'made up' } }),
  ],
]

const answerOf = (call: Promise<unknown>) =>
  call.catch(({ status, code, message, fields }: Record<string, unknown>) => ({ status, code, message, fields }))

const inOrder = (times: number[]) => times.toSorted((a, b) => a - b)
const median = (times: number[]) => inOrder(times)[Math.floor(times.length / 2)] ?? Number.NaN

/**
 * True if the median difference certainly exceeds the limit, with a margin of three standard errors counted in ranks.
 * On a busy machine the times vary more, which makes the test more lenient, but never wrong.
 */
function isSurelyBeyond(differences: number[], limit: number): boolean {
  const sorted = inOrder(differences)
  const margin = Math.floor(sorted.length / 2 - 1.5 * Math.sqrt(sorted.length))
  const [low = 0, high = 0] = [sorted.at(margin), sorted.at(-1 - margin)]
  return low > limit || high < -limit
}

test.each(requests)(
  '%s: neither the response nor its timing reveals whether the account exists',
  async (name, ask) => {
    const answers = new Set<string>()
    const timed = async (person: Person): Promise<number> => {
      const began = performance.now()
      const answer = await answerOf(ask(person))
      const took = performance.now() - began
      answers.add(JSON.stringify(answer))
      return took
    }
    const knownTimes: number[] = []
    const unknownTimes: number[] = []
    for (const [index, someone] of (await manyMembers()).entries()) {
      const askKnown = async () => knownTimes.push(await timed(someone))
      const askUnknown = async () => unknownTimes.push(await timed(randomPerson()))
      // The order alternates, because the second request may benefit from warm caches.
      for (const askNext of index % 2 === 0 ? [askKnown, askUnknown] : [askUnknown, askKnown]) await askNext()
    }
    expect([...answers]).toHaveLength(1)
    const differences = knownTimes.map((time, index) => time - (unknownTimes[index] ?? Number.NaN))
    expect(isSurelyBeyond(differences, maxGapMs)).toBe(false)
    if (!isMeasuring) return
    const gap = median(knownTimes) - median(unknownTimes)
    process.stdout.write(`${name}: median gap ${gap.toFixed(2)} ms over ${distinct} members\n`)
    expect(Math.abs(gap)).toBeLessThan(maxGapMs)
  },
  600_000,
)
