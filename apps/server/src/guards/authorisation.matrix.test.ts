import { randomUUID } from 'node:crypto'
import { isConsole, type Route } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { ask, type RequestParts } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { aProvider } from '#testing/identity/identity-stand-in.ts'
import { rowsHolding } from '#testing/every-row.ts'
import { tokenForge } from '#testing/forged-token.ts'
import { randomAddress } from '#testing/send.ts'
import { requestFor } from '#testing/requests/index.ts'
import { allRoutes } from '#testing/routes.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const kit = { ...(await testApp({ clock, config: { ...aProvider, STRANGER_EMAILS_PER_DAY: 10_000 } })), clock }
await kit.startWorker()
const { config, member, url, visitor } = kit

const guarded = allRoutes.filter(({ route }) => route.access === 'member')

/** The access of each route, listed a second time: a test fails for a route that is missing here or differs. */
const open = `account.register account.login account.verifyTwoFactor account.verifyBackupCode account.refresh
  account.askForPasskey account.signInWithPasskey account.askForPasskeyStep account.verifyPasskey
  account.logout account.forgotPassword account.resetPassword account.verifyEmail account.socialProviders
  account.registerSocial account.socialRefusal phone.sendCode phone.signIn phone.register giving.facts reminder.act
  portability.departureToken portability.departedArchive portability.departedPart portability.departureArrived
  security.startRecovery security.finishRecovery sharing.open unsubscribe.change waitlist.join`.split(/\s+/)

test('only the routes named here are open to visitors', () => {
  const visitable = allRoutes.filter(({ route }) => route.access === 'public').map(({ name }) => name)
  expect(visitable.toSorted()).toEqual(open.toSorted())
})

const asha = await member()
const session = JSON.parse(Buffer.from(asha.token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }
const forge = tokenForge(config, clock)
const forged = (changes: Partial<Parameters<typeof forge>[0]>) =>
  forge({ userId: asha.id, sessionId: session.sid, ...changes })

async function revoked(): Promise<string> {
  const ben = await member()
  await visitor().account.logout({ body: { refreshToken: ben.refreshToken } })
  return ben.token
}

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')

/** A token that names no algorithm and has no signature. */
function unsigned(): string {
  return `${part({ alg: 'none', typ: 'JWT' })}.${asha.token.split('.')[1]}.`
}

const credentials: [name: string, authorization: string | undefined][] = [
  ['no token', undefined],
  ['garbage', 'Bearer garbage'],
  ['another scheme', `Basic ${asha.token}`],
  ['the refresh token', `Bearer ${asha.refreshToken}`],
  ['an expired token', `Bearer ${await forged({ minutes: -1 })}`],
  ['a token for another audience', `Bearer ${await forged({ audience: 'elsewhere' })}`],
  ['a token of another issuer', `Bearer ${await forged({ issuer: 'https://elsewhere.example' })}`],
  ['a token signed with another key', `Bearer ${await forged({ key: new Uint8Array(32) })}`],
  ['an unsigned token', `Bearer ${unsigned()}`],
  ['a token of a session that ended', `Bearer ${await revoked()}`],
]

async function askWith(route: Route, authorization: string | undefined) {
  const path = route.path.replace(/:\w+/g, () => randomUUID())
  const headers = { 'x-forwarded-for': randomAddress(), ...(authorization && { authorization }) }
  const response = await fetch(url + path, { method: route.method, headers })
  return { status: response.status, body: await response.json() }
}

describe.each(guarded)('$name', ({ route }) => {
  test.each(credentials)('with %s', async (_, authorization) => {
    expect(await askWith(route, authorization)).toEqual({
      status: 401,
      body: { code: 'auth.required', message: 'Please sign in.' },
    })
  })
})

const nothingThere = {
  status: 404,
  body: { code: 'request.not_found', message: 'There’s nothing at this address.' },
}
const console = allRoutes.filter(({ route }) => isConsole(route.access))

describe.each(console)('$name', ({ name, route }) => {
  test('is hidden from visitors and from invalid tokens', async () => {
    for (const [credential, authorization] of credentials) {
      expect(await askWith(route, authorization), credential).toEqual(nothingThere)
    }
  })

  test('is hidden from members, whatever they send', async () => {
    expect(await ask(url, route, { ...(await requestFor(name)(kit)), as: asha })).toEqual(nothingThere)
    expect(await askWith(route, `Bearer ${asha.token}`)).toEqual(nothingThere)
  })

  test('is hidden from a role without two-factor authentication', async () => {
    const request = await requestFor(name)(kit)
    const former = await kit.withRole('operator')
    await kit.db.deleteFrom('two_factor').where('user_id', '=', former.id).execute()
    expect(await ask(url, route, { ...request, as: former })).toEqual(nothingThere)
  })

  test(`is open to ${route.access === 'operator' ? 'operators only' : 'both roles'}`, async () => {
    const [asModerator, asOperator] = [await requestFor(name)(kit), await requestFor(name)(kit)]
    const moderated = await ask(url, route, { ...asModerator, as: await kit.withRole('moderator') })
    if (route.access === 'operator')
      expect(moderated).toMatchObject({ status: 403, body: { code: 'operator.needs_operator' } })
    else expect(moderated.status).toBeLessThan(300)
    expect((await ask(url, route, { ...asOperator, as: await kit.withRole('operator') })).status).toBeLessThan(300)
  })
})

test.each(allRoutes)('$name answers a valid request', async ({ name, route }) => {
  expect((await ask(url, route, await requestFor(name)(kit))).status).toBeLessThan(300)
})

/** Every member may use the routes about a person, unless that person has blocked them. */
const aboutAPerson = `follow unfollow person sessionsOf followersOf followingOf mute`
  .split(' ')
  .map((name) => `community.${name}`)

/** You may block a member who has blocked you. Otherwise they could stop you by blocking you first. */
const openWhenBlocked = ['community.block']

/** These routes end something of your own, and don't reveal whether it existed. */
const silent = [
  'room.leave',
  ...'removeFollower declineRequest unblock unmute'.split(' ').map((name) => `community.${name}`),
  ...'leaveChallenge removeInvitation endBuddy'.split(' ').map((name) => `journey.${name}`),
  ...'remove clear'.split(' ').map((name) => `message.${name}`),
]

/** Challenges, articles, limbs and months are the same for everyone. Only your part in them is yours. */
const forEveryone = [
  'journey.joinChallenge',
  'learning.article',
  'learning.saveReading',
  'recommendation.hide',
  'recommendation.show',
  'reflection.remove',
]

/**
 * Your device chooses the id, so the same id of two members names two presets (timer.routes.test.ts) or two reminders
 * (reminder.routes.test.ts).
 */
const ownIds = ['timer.savePreset', 'timer.removePreset', 'reminder.save']

const exceptions = new Set([...aboutAPerson, ...openWhenBlocked, ...silent, ...forEveryone, ...ownIds])
const aboutAnObject = guarded.filter(({ name, route }) => route.params && !exceptions.has(name))

test.each(aboutAnObject)('$name: another member’s data is not found', async ({ name, route }) => {
  const request = await requestFor(name)(kit)
  // Places in a room and days aren't ids, and stay.
  const unknown = Object.fromEntries(
    Object.entries(request.params ?? {}).map(([param, value]) => [
      param,
      ['place', 'day'].includes(param) ? value : randomUUID(),
    ]),
  )
  const ben = await member()
  const answer = await ask(url, route, { ...request, as: ben })
  expect(answer.status).toBe(404)
  expect(await ask(url, route, { ...request, params: unknown, as: ben })).toEqual(answer)
  expect((await ask(url, route, request)).status).toBeLessThan(300)
})

/** The person that a request is about, given by id or by name. */
async function personIn({ params = {} }: RequestParts): Promise<string> {
  const [[column, value]] = Object.entries(params) as [['id' | 'username', string]]
  const { id } = await kit.db.selectFrom('users').select('id').where(column, '=', value).executeTakeFirstOrThrow()
  return id
}

const routesOf = (names: string[]) => allRoutes.filter(({ name }) => names.includes(name))

/** Sends the request as a member who was blocked by the person it is about, then with an unknown id. */
async function askWhenBlocked({ name, route }: (typeof allRoutes)[number]) {
  const request = await requestFor(name)(kit)
  const unknown = Object.fromEntries(Object.keys(request.params ?? {}).map((param) => [param, randomUUID()]))
  const ben = await member()
  await kit.db
    .insertInto('blocks')
    .values({ blocker_id: await personIn(request), blocked_id: ben.id })
    .execute()
  return {
    answer: await ask(url, route, { ...request, as: ben }),
    answerToUnknown: await ask(url, route, { ...request, params: unknown, as: ben }),
  }
}

test.each(routesOf(aboutAPerson))('$name: a member who blocked you is not found', async (each) => {
  const { answer, answerToUnknown } = await askWhenBlocked(each)
  expect(answer.status).toBe(404)
  expect(answerToUnknown).toEqual(answer)
})

test.each(routesOf(openWhenBlocked))(
  '$name: a member who blocked you is found, an unknown one is not',
  async (each) => {
    const { answer, answerToUnknown } = await askWhenBlocked(each)
    expect(answer.status).toBeLessThan(300)
    expect(answerToUnknown.status).toBe(404)
  },
)

test.each(routesOf(silent))('$name: for another member it reveals and changes nothing', async (each) => {
  const { name, route } = each
  const request = await requestFor(name)(kit)
  const ben = await member()
  const { id } = request.params as { id: string }
  const before = await rowsHolding(kit.db, id)
  const answer = await ask(url, route, { ...request, as: ben })
  expect(answer.status).toBeLessThan(300)
  expect(await ask(url, route, { ...request, params: { ...request.params, id: randomUUID() }, as: ben })).toEqual(
    answer,
  )
  expect(await rowsHolding(kit.db, id)).toEqual(before)
})
