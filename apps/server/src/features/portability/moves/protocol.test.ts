import { movePath, portability } from '@sadhana/contract'
import { describe, expect, test } from 'vitest'
import { v7 as newId } from 'uuid'
import { movableClock } from '#testing/clock.ts'
import { aDeparture, answerIn, exchangeOf, madeMoveArchive } from '#testing/portability/departures.ts'
import { agree, twoInstallations } from '#testing/portability/installations.ts'
import { successes } from '#testing/races.ts'

const clock = movableClock()
const { relay, former, next } = await twoInstallations({ clock })
const { as, db, member, visitor } = former

const refusedCode = { status: 403, code: 'portability.departure_code_refused' }
const refusedToken = { status: 403, code: 'portability.departure_token_refused' }
const exchange = (body: ReturnType<typeof exchangeOf>) => visitor().portability.departureToken({ body })
const archive = (token: string) => visitor().portability.departedArchive({ body: { token } })

async function approved() {
  const asha = await member()
  const { url } = await as(asha).portability.approveDeparture({ body: aDeparture() })
  return { asha, url, request: exchangeOf(url) }
}

async function granted() {
  const { asha, request } = await approved()
  return { asha, request, ...(await exchange(request)) }
}

describe('a code', () => {
  test('leads back to the one address, after #, with the state and the issuer', async () => {
    const { url } = await approved()
    expect(url.startsWith(`https://next.example${movePath}#`)).toBe(true)
    expect(answerIn(url)).toEqual({ code: expect.any(String), state: aDeparture().state, issuer: relay.url })
  })

  test.each([
    ['another code', { code: 'x'.repeat(43) }],
    ['another verifier', { codeVerifier: 'w'.repeat(43) }],
    ['another installation', { client: 'https://evil.example' }],
    ['another address to return to', { redirectUri: 'https://next.example/elsewhere' }],
  ])('isn’t exchanged with %s, and still works after that', async (_, changes) => {
    const { request } = await approved()
    await expect(exchange({ ...request, ...changes })).rejects.toMatchObject(refusedCode)
    expect(await exchange(request)).toMatchObject({ expiresIn: 3_600 })
  })

  test('works for sixty seconds', async () => {
    const [early, late] = [await approved(), await approved()]
    clock.advance({ seconds: 59 })
    await exchange(early.request)
    clock.advance({ seconds: 1 })
    await expect(exchange(late.request)).rejects.toMatchObject(refusedCode)
  })

  test('works once, and a second use closes what the first one opened', async () => {
    const { token, request } = await granted()
    expect(await archive(token)).toMatchObject({ state: 'making' })
    await expect(exchange(request)).rejects.toMatchObject(refusedCode)
    await expect(archive(token)).rejects.toMatchObject(refusedToken)
  })

  test('works once for ten at the same time', async () => {
    const { request } = await approved()
    const tries = await Promise.allSettled(Array.from({ length: 10 }, () => exchange(request)))
    expect(successes(tries)).toBe(1)
  })

  test('no longer works once the member has agreed to another move', async () => {
    const { asha, request } = await approved()
    await as(asha).portability.approveDeparture({ body: aDeparture({ state: 't'.repeat(43) }) })
    await expect(exchange(request)).rejects.toMatchObject(refusedCode)
  })

  test('is stored only as a hash, and so is the token', async () => {
    const { asha, token, request } = await granted()
    const row = await db.selectFrom('departures').selectAll().where('user_id', '=', asha.id).executeTakeFirst()
    const stored = JSON.stringify(row, (_, value: unknown) =>
      value instanceof Uint8Array ? Buffer.from(value).toString() : value,
    )
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(request.code)
  })
})

describe('a token', () => {
  test('opens one archive, part by part, and nothing beyond its end', async () => {
    const { asha, token } = await granted()
    await madeMoveArchive(former, asha.id)
    expect(await archive(token)).toEqual({ state: 'ready', bytes: 3 })
    const part = (number: number) => visitor().portability.departedPart({ body: { token, number } })
    expect(Buffer.from(await part(0)).toString()).toBe('zip')
    await expect(part(1)).rejects.toMatchObject({ status: 404 })
    expect(
      await as({ token })
        .account.me()
        .catch((error: unknown) => error),
    ).toMatchObject({ status: 401 })
  })

  test('ends after an hour, except for saying that everything was added', async () => {
    const { asha, token } = await granted()
    clock.advance({ minutes: 59 })
    await archive(token)
    clock.advance({ minutes: 1 })
    await expect(archive(token)).rejects.toMatchObject(refusedToken)
    await visitor().portability.departureArrived({ body: { token } })
    const at = clock.now()
    clock.advance({ minutes: 1 })
    await visitor().portability.departureArrived({ body: { token } })
    const rows = await db.selectFrom('departures').select('arrived_at').where('user_id', '=', asha.id).execute()
    expect(rows).toEqual([{ arrived_at: at }])
  })

  test('ends when the member stops the move, and the archive is gone', async () => {
    const { asha, token } = await granted()
    await madeMoveArchive(former, asha.id)
    const { away } = await as(asha).portability.moves()
    await as(asha).portability.endDeparture({ params: { id: away?.id ?? '' } })
    await expect(archive(token)).rejects.toMatchObject(refusedToken)
    expect(await db.selectFrom('move_archives').select('id').where('user_id', '=', asha.id).execute()).toEqual([])
  })
})

describe('agreeing', () => {
  test.each([
    ['a return address of another installation', { redirectUri: 'https://evil.example/settings/move' }],
    ['a longer return address', { redirectUri: 'https://next.example/settings/move/../x' }],
    ['a client with a path', { client: 'https://next.example/x', redirectUri: 'https://next.example/x/settings/move' }],
    ['no challenge', { codeChallenge: '' }],
    ['a short state', { state: 'a' }],
  ])('is refused with %s', async (_, changes) => {
    const attempt = as(await member()).portability.approveDeparture({ body: aDeparture(changes) })
    await expect(attempt).rejects.toMatchObject({ status: 422 })
  })

  test('needs a proof some time after signing in, and is in the security log', async () => {
    const asha = await member()
    clock.advance({ minutes: 6 })
    const approve = (proof: object) => as(asha).portability.approveDeparture({ body: { ...aDeparture(), ...proof } })
    await expect(approve({})).rejects.toMatchObject({ code: 'security.password_needed' })
    await expect(approve({ password: 'not this one' })).rejects.toMatchObject({ code: 'account.password_wrong' })
    await approve({ password: asha.password })
    const { items } = await as(asha).security.logs({ query: {} })
    expect(items.filter(({ eventType }) => eventType === 'move_approved_success')).toMatchObject([
      { details: 'https://next.example' },
    ])
  })
})

const here = async () => next.as(await next.member())

describe('coming back', () => {
  const notFound = { code: 'portability.move_not_found' }

  test('works only for the member who left, with the state they left with', async () => {
    const [asha, ben] = [await here(), await here()]
    const { answer } = await agree(as(await member()), asha, relay.url)
    await expect(ben.portability.answerMove({ body: answer })).rejects.toMatchObject(notFound)
    const forged = { ...answer, state: 's'.repeat(43) }
    await expect(asha.portability.answerMove({ body: forged })).rejects.toMatchObject(notFound)
    expect(await asha.portability.answerMove({ body: answer })).toMatchObject({ state: 'fetching' })
  })

  test('with the code of another installation sends it nowhere', async () => {
    const asha = await here()
    const { answer } = await agree(as(await member()), asha, relay.url)
    const before = relay.calls.length
    const mixedUp = { ...answer, issuer: 'https://honest.example' }
    await expect(asha.portability.answerMove({ body: mixedUp })).rejects.toMatchObject({
      code: 'portability.move_answer_wrong',
    })
    expect(relay.calls.length).toBe(before)
  })

  test('a second time changes nothing, and a code that ran out says so', async () => {
    const asha = await here()
    const { answer, move } = await agree(as(await member()), asha, relay.url)
    await asha.portability.answerMove({ body: answer })
    expect(await asha.portability.answerMove({ body: answer })).toMatchObject({ id: move.id, importId: move.importId })
    const late = await agree(as(await member()), asha, relay.url)
    clock.advance({ minutes: 2 })
    await expect(asha.portability.answerMove({ body: late.answer })).rejects.toMatchObject({
      code: 'portability.move_expired',
    })
  })

  test('twice at once exchanges the code once', async () => {
    const asha = await here()
    const { answer } = await agree(as(await member()), asha, relay.url)
    const before = relay.calls.length
    const tries = await Promise.allSettled([1, 2].map(() => asha.portability.answerMove({ body: answer })))
    expect(successes(tries)).toBeGreaterThanOrEqual(1)
    expect(relay.calls.slice(before).filter((path) => path === portability.departureToken.path)).toHaveLength(1)
    expect((await asha.portability.moves()).here).toMatchObject({ state: 'fetching' })
  })

  test('after a move was stopped finds none', async () => {
    const asha = await here()
    const { answer, move } = await agree(as(await member()), asha, relay.url)
    await asha.portability.cancelMove({ params: { id: move.id } })
    await expect(asha.portability.answerMove({ body: answer })).rejects.toMatchObject(notFound)
    await expect(asha.portability.cancelMove({ params: { id: newId() } })).rejects.toMatchObject(notFound)
  })
})

test('a member may start ten moves an hour', async () => {
  const asha = next.as(await next.member())
  const start = () => asha.portability.startMove({ body: { id: newId(), address: relay.url } })
  for (let move = 0; move < 10; move++) await start()
  await expect(start()).rejects.toMatchObject({ status: 429 })
})
