import { randomUUID } from 'node:crypto'
import { type Route } from '@sadhana/contract'
import fc, { type Arbitrary } from 'fast-check'
import type { z } from 'zod'
import { expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { responsesOf } from '#platform/http/responses.ts'
import { bodyOf } from '#testing/ask.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { hostile, hostileFor, validFor } from '#testing/hostile.ts'
import { allRoutes } from '#testing/routes.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

/** `FUZZ_RUNS=2000 npx vitest run contract-fuzz` looks further, each time elsewhere; the usual few are always the same. */
const asked = process.env.FUZZ_RUNS
const runs = asked ? { numRuns: Number(asked) } : { numRuns: 50, seed: 3 }

const { config, db, url } = await testApp()
const forge = tokenForge(config, systemClock)

/** Many members, because each may ask only so often. */
const members = Array.from({ length: 250 }, () => ({ id: randomUUID(), username: randomUUID(), display_name: 'Asha' }))
await db.insertInto('users').values(members).execute()
const tokens = await Promise.all(members.map(({ id }) => forge({ userId: id, sessionId: randomUUID() })))
let next = 0
const someToken = () => tokens[next++ % tokens.length] ?? ''

const partly = (schema: z.ZodType | undefined): Arbitrary<object> =>
  schema ? fc.oneof(validFor(schema), { weight: 2, arbitrary: hostileFor(schema) }) : fc.constant({})

const bodyFor = ({ method, body }: Route): Arbitrary<string | undefined> => {
  if (method === 'GET') return fc.constant(undefined)
  const json = body ? partly(body) : fc.option(hostile.value, { nil: undefined })
  return fc.oneof(
    { weight: 8, arbitrary: json.map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  )
}

const segment = (value: unknown) =>
  encodeURIComponent((typeof value === 'string' ? value : JSON.stringify(value)).toWellFormed())
const pairsOf = (query: object) => Object.entries(query).map(([name, value]) => `${segment(name)}=${segment(value)}`)

function requestOf(route: Route): Arbitrary<{ path: string; init: RequestInit }> {
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
    if (route.access === 'member') headers.authorization = `Bearer ${someToken()}`
    if (route.creates && key) headers['idempotency-key'] = key
    return {
      path: `${path}?${pairsOf(query).join('&')}`,
      init: { method: route.method, headers, ...(body && { body }) },
    }
  })
}

/** An address that is no longer this route's: a parameter is empty. */
const isElsewhere = (route: Route, answer: string) => route.params !== undefined && answer === 'request.not_found'

test.each(allRoutes)(
  '$name answers whatever it is sent, and as the contract says',
  { timeout: 600_000 },
  async (each) => {
    const { route } = each
    const answers = responsesOf(route)
    const seen = new Map<string, number>()
    await fc.assert(
      fc.asyncProperty(requestOf(route), async ({ path, init }) => {
        const response = await fetch(url + path, init)
        const { status } = response
        const body = (await bodyOf(response)) as { code?: string } | null
        const answer = status < 300 ? 'success' : (body?.code ?? 'nothing')
        seen.set(answer, (seen.get(answer) ?? 0) + 1)
        expect(status, JSON.stringify(body)).toBeLessThan(500)
        if (isElsewhere(route, answer)) return
        expect(answers[status]?.safeParse(body), `${status} ${JSON.stringify(body)}`).toMatchObject({ success: true })
      }),
      runs,
    )
    // Otherwise nothing but the validation was tried.
    expect([...seen.keys()].filter((answer) => !answer.startsWith('request.'))).not.toEqual([])
    if (asked) process.stdout.write(`${each.name} ${JSON.stringify(Object.fromEntries(seen))}\n`)
  },
)
