import { randomUUID } from 'node:crypto'
import { isConsole, type Route, type TokenScope, tokenScopes } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { aProvider } from '#testing/identity/identity-stand-in.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'
import { sha256 } from '#platform/keys.ts'
import { insertToken } from './access-tokens.repo.ts'
import { endOf, newAccessToken } from './access-token.service.ts'

const clock = movableClock()
const kit = { ...(await testApp({ clock, config: aProvider })), clock }
await kit.startWorker()
const { member, url } = kit

/** What each scope opens, listed a second time: a test fails for a route that opens more, or less. */
const opens: Record<TokenScope, string[]> = {
  'practice:log': ['practice.log', 'meditation.save'],
  'practice:read': ['practice.list', 'practice.read', 'meditation.list', 'journey.summary'],
  'mood:log': ['wellness.logMood'],
  export: [
    'portability.archive',
    'portability.makeArchive',
    'portability.csv',
    'portability.moodCsv',
    'portability.sleepCsv',
  ],
}

test('each scope opens the routes named here', () => {
  const declared = Object.fromEntries(
    tokenScopes.map((scope) => [scope, allRoutes.filter(({ route }) => route.token === scope).map(({ name }) => name)]),
  )
  expect(declared).toEqual(
    Object.fromEntries(Object.entries(opens).map(([scope, names]) => [scope, expect.arrayContaining(names)])),
  )
  expect(Object.values(declared).flat().toSorted()).toEqual(Object.values(opens).flat().toSorted())
})

test('none opens account, security, giving, operators’, guide or community routes', () => {
  const opened = Object.values(opens).flat()
  const closed = /^(account|phone|security|giving|operator|guide|community|letters|profile|referral|sharing|quote)\./
  expect(opened.filter((name) => closed.test(name))).toEqual([])
  expect(allRoutes.filter(({ route }) => route.token && route.access !== 'member')).toEqual([])
})

const memberIn = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string }).sub

/** A token of this member that has only this scope. */
async function tokenOf(someone: { token: string }, scope: TokenScope): Promise<{ token: string }> {
  const token = newAccessToken()
  const at = clock.now()
  const row = { userId: memberIn(someone.token), name: scope, token: sha256(token), scopes: [scope], at }
  await insertToken(kit.db, { ...row, expiresAt: endOf('30-days', at) })
  return { token }
}

const refused = { status: 403, body: { code: 'auth.token_refused', message: 'This access token doesn’t open this.' } }
const hidden = { status: 404, body: { code: 'request.not_found', message: 'There’s nothing at this address.' } }

/** A member for each route, because a member's tokens share a limit. An operator's token opens no more than others. */
const ownerFor = (route: Route) => (isConsole(route.access) ? kit.withRole('operator') : member())

test.each(allRoutes)('$name is open to the scopes that name it, and to no other', async ({ name, route }) => {
  const owner = await ownerFor(route)
  for (const scope of tokenScopes) {
    if (opens[scope].includes(name)) {
      const request = await requestFor(name)(kit)
      const token = await tokenOf(request.as ?? owner, scope)
      expect((await ask(url, route, { ...request, as: token })).status, scope).toBeLessThan(300)
    } else {
      // Refused before the request is read, so it needn't make sense.
      const params = Object.fromEntries(
        [...route.path.matchAll(/:(\w+)/g)].map(([, param]) => [param ?? '', randomUUID()]),
      )
      const answer = await ask(url, route, { params, as: await tokenOf(owner, scope) })
      expect(answer, scope).toEqual(isConsole(route.access) ? hidden : refused)
    }
  }
})
