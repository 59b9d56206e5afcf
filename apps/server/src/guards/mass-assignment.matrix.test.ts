import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { expect, test } from 'vitest'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { aProvider } from '#testing/identity/identity-stand-in.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const kit = { ...(await testApp({ clock, config: aProvider })), clock }
await kit.startWorker()
const { db, url } = kit
const victim = await kit.member()

/** Routes that take fields; uploads have none. */
const writing = allRoutes.filter(({ route }) => route.method !== 'GET' && !route.upload)

/** A value that is easy to find wherever it is stored. */
const canary = `canary-${randomUUID()}`
const longAgo = '2001-02-03'

/** Fields that no member may set, in the spellings an attacker would try. */
const forbidden: Record<string, unknown> = {
  ...Object.fromEntries(
    ['id', 'userId', 'user_id', 'ownerId', 'memberId', 'sessionId', 'referredBy', 'referred_by'].map((name) => [
      name,
      victim.id,
    ]),
  ),
  ...Object.fromEntries(['isVerified', 'is_verified', 'isAdmin', 'emailVerified'].map((name) => [name, true])),
  ...Object.fromEntries(['createdAt', 'created_at', 'expiresAt'].map((name) => [name, `${longAgo}T00:00:00Z`])),
  role: canary,
  passwordHash: canary,
  password_hash: canary,
  displayNameOverride: canary,
  user: { id: victim.id, isVerified: true, role: canary },
  $set: { role: canary },
}

const namedBy = (body: z.ZodType | undefined): string[] => (body instanceof z.ZodObject ? Object.keys(body.shape) : [])

test.each(writing)('$name ignores fields that are not in its contract', async ({ name, route }) => {
  const request = await requestFor(name)(kit)
  const before = await rowsHolding(db, victim.id)
  const named = namedBy(route.body)
  const smuggled = Object.fromEntries(Object.entries(forbidden).filter(([field]) => !named.includes(field)))
  const answer = await ask(url, route, {
    ...request,
    query: { ...smuggled, ...request.query },
    body: { ...smuggled, ...request.body },
  })
  expect(answer.status).toBeLessThan(300)
  expect(await rowsHolding(db, victim.id)).toEqual(before)
  expect(await rowsHolding(db, canary)).toEqual([])
  expect(await rowsHolding(db, longAgo)).toEqual([])
  expect(await db.selectFrom('users').select('id').where('is_verified', '=', true).execute()).toEqual([])
})
