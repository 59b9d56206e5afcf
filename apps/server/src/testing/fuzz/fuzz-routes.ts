import { randomBytes, randomUUID } from 'node:crypto'
import { type Route } from '@sadhana/contract'
import fc, { type Arbitrary } from 'fast-check'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { encrypt } from '#platform/encryption.ts'
import { responsesOf } from '#platform/http/responses.ts'
import { createKeys } from '#platform/keys.ts'
import { bodyOf } from '#testing/ask.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { hostile, hostileFor, validFor } from './hostile.ts'
import { allRoutes } from '#testing/routes.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

/**
 * `FUZZ_RUNS=2000 npx vitest run fuzz/contract` tries more cases. The seed changes daily, and `FUZZ_SEED` repeats a
 * day.
 */
const runs = process.env.FUZZ_RUNS
const cases = Number(runs ?? 80)
const seed = Number(process.env.FUZZ_SEED ?? new Date().toISOString().slice(0, 10).replaceAll('-', ''))
const maxExtraRounds = 100
const batchSize = 8
/** Two thousand cases per route take hours on a busy machine. */
const tokenMinutes = 24 * 60

type App = Awaited<ReturnType<typeof testApp>>

const newPeople = (count: number, name: string) =>
  Array.from({ length: count }, () => ({ id: randomUUID(), username: randomUUID(), display_name: name }))

/** Creates many members and operators, because of the limits per member. Each call returns the next one's token. */
async function createTokens({ config, db }: App): Promise<(route: Route) => string> {
  const [members, operators] = [newPeople(Math.max(250, 50 + cases), 'Asha'), newPeople(100, 'Ines')]
  await db
    .insertInto('users')
    .values([...members, ...operators])
    .execute()
  const ring = createKeys({ current: config.SECRET_KEY, previous: undefined }).of('totp-secret')
  const now = systemClock.now()
  const secretOf = (id: string) => encrypt(ring, randomBytes(20), `totp ${id}`)
  await db
    .insertInto('two_factor')
    .values(operators.map(({ id }) => ({ user_id: id, secret: secretOf(id), enabled_at: now })))
    .execute()
  await db
    .insertInto('operator_roles')
    .values(operators.map(({ id }) => ({ user_id: id, role: 'operator' as const, granted_at: now })))
    .execute()

  const forge = tokenForge(config, systemClock)
  /** The console asks when they signed in. */
  const tokensOf = async (people: ReadonlyArray<{ id: string }>) => {
    const expiresAt = new Date(now.getTime() + tokenMinutes * 60_000)
    const sessions = people.map(({ id }) => ({ user_id: id, id: randomUUID(), expires_at: expiresAt }))
    await db.insertInto('login_sessions').values(sessions).execute()
    return Promise.all(
      sessions.map((session) => forge({ userId: session.user_id, sessionId: session.id, minutes: tokenMinutes })),
    )
  }
  const tokens = { member: await tokensOf(members), operator: await tokensOf(operators) }
  let next = 0
  return ({ access }) => {
    const choice = access === 'moderator' || access === 'operator' ? tokens.operator : tokens.member
    return choice[next++ % choice.length] ?? ''
  }
}

const partly = (schema: z.ZodType | undefined): Arbitrary<object> =>
  schema ? fc.oneof(validFor(schema), { weight: 2, arbitrary: hostileFor(schema) }) : fc.constant({})

const bodyFor = ({ method, body }: Route): Arbitrary<string | undefined> => {
  if (method === 'GET') return fc.constant(undefined)
  const json = body ? partly(body) : fc.option(hostile.value, { nil: undefined })
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.constantFrom(33, 5_000, 10_000).map((depth) => '['.repeat(depth) + ']'.repeat(depth)) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
}

const segment = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())
const pairsOf = (query: object) => Object.entries(query).map(([name, value]) => `${segment(name)}=${segment(value)}`)

type Request = { path: string; init: RequestInit }

function requestOf(route: Route, tokenFor: (route: Route) => string): Arbitrary<Request> {
  const parts = fc.record({
    params: partly(route.params),
    query: fc.oneof(partly(route.query), fc.dictionary(hostile.text, hostile.text, { maxKeys: 2 })),
    body: bodyFor(route),
    key: fc.option(fc.string({ unit: 'grapheme-ascii', minLength: 1 }), { nil: undefined }),
  })
  return parts.map(({ params, query, body, key }) => {
    const values = new Map(Object.entries(params))
    const path = route.path.replace(/:(\w+)/g, (_, name: string) => segment(values.get(name) ?? ''))
    const headers: Record<string, string> = { 'x-forwarded-for': randomAddress(), 'content-type': 'application/json' }
    if (route.access !== 'public') headers.authorization = `Bearer ${tokenFor(route)}`
    if ((route.creates || route.repeatable) && key) headers['idempotency-key'] = key
    return {
      path: `${path}?${pairsOf(query).join('&')}`,
      init: { method: route.method, headers, ...(body && { body }) },
    }
  })
}

/** With an empty parameter, the address is that of another route. */
const isElsewhere = (route: Route, answer: string) => route.params !== undefined && answer === 'request.not_found'

const illFormed = ['\u0000', '\ud800', 'a\udfff', '\udc00\ud800', 'half a \ud83d']

/**
 * Tests every `parts`-th route of the contract, starting at `part`, so that the cores of a machine can share the work.
 */
export async function fuzzRoutes(part: number, parts: number): Promise<void> {
  process.stdout.write(`fuzz ${part} of ${parts}: ${cases} cases a route, FUZZ_SEED=${seed}\n`)
  const routes = allRoutes.filter((_, index) => index % parts === part - 1)
  const app = await testApp()
  const { url } = app
  const tokenFor = await createTokens(app)

  // Comes first: a random request below may turn a part of the app off.
  const withBody = routes.filter(({ route }) => route.body)
  test.each(withBody)('$name refuses ill-formed text in every field, with and without a key', async ({ route }) => {
    const names = Object.keys(z.toJSONSchema(route.body ?? z.unknown(), { unrepresentable: 'any' }).properties ?? {})
    const keys = route.creates ? [undefined, randomUUID()] : [undefined]
    for (const name of names) {
      for (const [index, text] of illFormed.entries()) {
        for (const key of keys) {
          const headers: Record<string, string> = {
            'x-forwarded-for': randomAddress(),
            'content-type': 'application/json',
          }
          if (route.access !== 'public') headers.authorization = `Bearer ${tokenFor(route)}`
          if (key) headers['idempotency-key'] = `${key}-${index}`
          const path = route.path.replace(/:\w+/g, randomUUID())
          const body = JSON.stringify({ [name]: text })
          const response = await fetch(url + path, { method: route.method, headers, body })
          expect([response.status, await response.json()]).toMatchObject([
            422,
            { code: 'request.invalid', fields: { [name]: expect.any(String) as string } },
          ])
        }
      }
    }
  })

  test.each(routes)('$name answers any request as the contract says', { timeout: 600_000 }, async (each) => {
    const { route } = each
    const answers = responsesOf(route)
    const seen = new Map<string, number>()
    const judge = async ({ path, init }: Request) => {
      const response = await fetch(url + path, init)
      const { status } = response
      if (response.headers.get('content-type')?.startsWith('text/event-stream')) {
        // It would never end.
        await response.body?.cancel()
        seen.set('success', (seen.get('success') ?? 0) + 1)
        return
      }
      const body = (await bodyOf(response)) as { code?: string } | null
      const answer = status < 300 ? 'success' : (body?.code ?? 'nothing')
      seen.set(answer, (seen.get(answer) ?? 0) + 1)
      expect(status, JSON.stringify(body)).toBeLessThan(500)
      if (isElsewhere(route, answer)) return
      expect(answers[status]?.safeParse(body), `${status} ${JSON.stringify(body)}`).toMatchObject({ success: true })
    }
    const batch = fc.array(requestOf(route, tokenFor), { minLength: batchSize, maxLength: batchSize })
    const answered = fc.asyncProperty(batch, async (requests) => {
      await Promise.all(requests.map(judge))
    })
    const isPastValidation = () => [...seen.keys()].some((answer) => !answer.startsWith('request.'))
    await fc.assert(answered, { seed, numRuns: Math.ceil(cases / batchSize), endOnFailure: true })
    // For some routes, requests seldom pass validation. More are sent until one does, because nothing else would be
    // tested otherwise.
    for (let round = 1; !isPastValidation() && round <= maxExtraRounds; round++)
      await fc.assert(answered, { seed: seed + round, numRuns: 5, endOnFailure: true })
    expect(isPastValidation(), JSON.stringify(Object.fromEntries(seen))).toBe(true)
    if (runs) process.stdout.write(`${each.name} ${JSON.stringify(Object.fromEntries(seen))}\n`)
  })
}
