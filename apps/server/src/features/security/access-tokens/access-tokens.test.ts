import { randomBytes, randomUUID } from 'node:crypto'
import { api, type AuthTokens, type NewAccessToken } from '@sadhana/contract'
import { expect, test } from 'vitest'
import { suspendMember } from '#features/account/index.ts'
import { ask } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { type TestMember } from '#testing/members.ts'
import { aPractice } from '#testing/practice.ts'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'
import { purgeAccessTokens } from './access-tokens.service.ts'

/** Far from midnight, so that a sit of some minutes is on one day. */
const clock = movableClock(new Date('2026-11-15T10:00:00Z'))
const { log, written } = recordedLog()
const app = await testApp({ clock, log })
const { as, db, member, mailbox, url, visitor } = app
await app.startWorker()

const wanted: NewAccessToken = { name: 'NFC tag by the mat', scopes: ['practice:log'], life: '6-months' }
const make = (someone: TestMember, changes: Partial<NewAccessToken> = {}) =>
  as(someone).security.createAccessToken({ body: { ...wanted, ...changes } })
/** Signing in lasts only a quarter of an hour. */
const again = ({ username: identifier, password }: TestMember) =>
  visitor().account.login({ body: { identifier, password } }) as Promise<AuthTokens>
const eventsOf = async (someone: { token: string }) =>
  (await as(someone).security.logs({ query: {} })).items.map(({ eventType }) => eventType)

test('a token is shown once, stored as a hash, and listed with its end and last use', async () => {
  const asha = await member()
  const made = await make(asha)
  expect(made.token).toMatch(/^sadhana_[0-9A-Za-z]{49}$/)
  const [listed, ...others] = await as(asha).security.accessTokens()
  expect(others).toEqual([])
  const { token: _, ...rest } = made
  expect(listed).toEqual(rest)
  expect(listed).toMatchObject({ name: wanted.name, scopes: wanted.scopes, lastUsedAt: null, lastUsedIp: null })
  const row = await db.selectFrom('access_tokens').selectAll().where('user_id', '=', asha.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(row)).not.toContain(made.token.slice(8))

  clock.advance({ hours: 2 })
  await as(made).meditation.save({ body: { duration: 20 } })
  const [used] = await as(await again(asha)).security.accessTokens()
  expect(used).toMatchObject({ lastUsedAt: clock.now().toISOString(), lastUsedIp: expect.stringMatching(/^10\./) })
})

test('the security log tells of its making, its first use and its end, and an email of its making', async () => {
  const asha = await member()
  const { token, id } = await make(asha)
  await as({ token }).meditation.save({ body: { duration: 20 } })
  await as({ token }).meditation.save({ body: { duration: 5 } })
  await as(asha).security.revokeAccessToken({ params: { id } })
  expect((await eventsOf(asha)).slice(0, 3)).toEqual([
    'access_token_revoked',
    'access_token_first_used',
    'access_token_created_success',
  ])
  const mail = await mailbox.mailTo(asha.email, 'A new access token')
  expect(mail.text).toContain(wanted.name)
  expect(mail.text).not.toContain(token)
})

test('a token is refused once it has ended, and leaves the list a month later', async () => {
  const asha = await member()
  const { token, expiresAt } = await make(asha, { life: '30-days' })
  const practise = () => as({ token }).meditation.save({ body: { duration: 5 } })
  clock.advance({ days: 29, hours: 23 })
  await practise()
  clock.advance({ hours: 1 })
  expect(clock.now().toISOString()).toBe(expiresAt)
  await expect(practise()).rejects.toMatchObject({ status: 401, code: 'auth.required' })
  const listed = async () =>
    (await db.selectFrom('access_tokens').select('id').where('user_id', '=', asha.id).execute()).length
  clock.advance({ days: 29 })
  await purgeAccessTokens(app)
  expect(await listed()).toBe(1)
  clock.advance({ days: 2 })
  await purgeAccessTokens(app)
  expect(await listed()).toBe(0)
})

test('a revoked token is refused, and another member’s can’t be revoked', async () => {
  const [asha, ben] = [await member(), await member()]
  const { token, id } = await make(asha)
  const gone = { status: 404, code: 'security.token_not_found' }
  await expect(as(ben).security.revokeAccessToken({ params: { id } })).rejects.toMatchObject(gone)
  await as({ token }).meditation.save({ body: { duration: 5 } })
  await as(asha).security.revokeAccessToken({ params: { id } })
  await expect(as({ token }).meditation.save({ body: { duration: 5 } })).rejects.toMatchObject({ status: 401 })
  await expect(as(asha).security.revokeAccessToken({ params: { id } })).rejects.toMatchObject(gone)
})

test('a token for the archive needs a fresh sign-in or a proof; the others don’t', async () => {
  const asha = await member()
  await make(asha, { scopes: ['practice:log', 'export'] })
  clock.advance({ minutes: 6 })
  await expect(make(asha, { scopes: ['export'] })).rejects.toMatchObject({
    status: 403,
    code: 'security.password_needed',
  })
  await make(asha, { scopes: ['practice:log', 'practice:read', 'mood:log'] })
  const body = { ...wanted, scopes: ['export' as const] }
  const wrong = as(asha).security.createAccessToken({ body: { ...body, password: 'not my password' } })
  await expect(wrong).rejects.toMatchObject({ status: 403, code: 'account.password_wrong' })
  expect(await as(asha).security.createAccessToken({ body: { ...body, password: asha.password } })).toMatchObject({
    scopes: ['export'],
  })
})

test.each([
  ['no name', { name: ' ' }],
  ['a name that is too long', { name: 'x'.repeat(61) }],
  ['no scope', { scopes: [] }],
  ['a scope twice', { scopes: ['practice:log', 'practice:log'] }],
  ['an unknown scope', { scopes: ['practice:delete'] }],
  ['no end', { life: 'for-ever' }],
])('a token with %s is refused', async (_, changes) => {
  const asha = await member()
  await expect(make(asha, changes as Partial<NewAccessToken>)).rejects.toMatchObject({ status: 422 })
})

test('twenty tokens are as many as there may be', async () => {
  const asha = await member()
  const expires_at = new Date(clock.now().getTime() + 60_000)
  const rows = Array.from({ length: 20 }, (_, at) => ({
    user_id: asha.id,
    id: randomUUID(),
    name: `Tag ${at}`,
    token: randomBytes(32),
    scopes: ['practice:log'],
    expires_at,
  }))
  await db.insertInto('access_tokens').values(rows.slice(1)).execute()
  await make(asha)
  await expect(make(asha)).rejects.toMatchObject({ status: 409, code: 'security.tokens_full' })
  clock.advance({ minutes: 1 })
  await make(asha)
})

test.each([
  [
    'signing out everywhere',
    (asha: TestMember) => as(asha).account.logout({ body: { refreshToken: asha.refreshToken, allDevices: true } }),
  ],
  [
    'a new password',
    (asha: TestMember) =>
      as(asha).account.changePassword({ body: { currentPassword: asha.password, newPassword: 'a lamp in no wind 9' } }),
  ],
  ['a suspension', (asha: TestMember) => suspendMember(app, asha.id, { days: 3, reason: 'Selling' })],
  [
    'asking to be erased',
    (asha: TestMember) => as(asha).account.erase({ body: { way: 'password', password: asha.password } }),
  ],
] as const)('%s ends every token', async (_, act) => {
  const asha = await member()
  const tokens = [await make(asha), await make(asha, { name: 'Another' })]
  await act(asha)
  for (const token of tokens) {
    await expect(as(token).meditation.save({ body: { duration: 5 } })).rejects.toMatchObject({ status: 401 })
  }
  const events = await db
    .selectFrom('security_logs')
    .select(['event_type', 'details'])
    .where('user_id', '=', asha.id)
    .execute()
  expect(events).toContainEqual({ event_type: 'access_tokens_ended', details: '2 access tokens' })
})

test('signing out one device leaves tokens alone', async () => {
  const asha = await member()
  const token = await make(asha)
  await as(asha).account.logout({ body: { refreshToken: asha.refreshToken } })
  await as(token).meditation.save({ body: { duration: 5 } })
})

test('a token logs for the member alone, whatever their setting is', async () => {
  const asha = await member()
  await db
    .insertInto('privacy_settings')
    .values({ user_id: asha.id, default_visibility: 'public' })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ default_visibility: 'public' }))
    .execute()
  const token = await make(asha)
  const [sit, practice] = [
    await as(token).meditation.save({ body: { duration: 5 } }),
    await as(token).practice.log({ body: aPractice() }),
  ]
  for (const params of [sit, practice]) {
    expect(await as(asha).practice.read({ params })).toMatchObject({ visibility: 'private', isPublic: false })
  }
  expect(await as(asha).practice.log({ body: aPractice() })).toMatchObject({ visibility: 'public' })
  const shared = as(token).practice.log({ body: aPractice({ visibility: 'public' }) })
  await expect(shared).rejects.toMatchObject({ status: 422, fields: { visibility: expect.any(String) } })
  const notes = as(token).practice.log({ body: aPractice({ shareNotes: true }) })
  await expect(notes).rejects.toMatchObject({ status: 422 })
})

test('reading gives no notes, tags, captions or hard endings, and no way to filter by them', async () => {
  const asha = await member()
  const secret = 'xylophone'
  const hard = { severity: 'very', words: ['old_memories'] } as const
  await as(asha).practice.log({
    body: aPractice({ notes: secret, tags: [secret], hard: { ...hard, words: ['old_memories'] } }),
  })
  const alone = await as(asha).practice.log({
    body: aPractice({ notes: secret, afterFeeling: undefined, hard: { ...hard, words: ['old_memories'] } }),
  })
  await as(asha).meditation.save({ body: { duration: 5, notes: secret, hard: { severity: 'little' } } })
  const token = await make(asha, { scopes: ['practice:read'] })
  const read = [
    await as(token).practice.list({ query: {} }),
    await as(token).practice.read({ params: alone }),
    await as(token).meditation.list({ query: {} }),
    await as(token).journey.summary(),
  ]
  expect(JSON.stringify(read)).not.toMatch(/xylophone|severity|old_memories|"hard"/)
  expect(read[0]).toMatchObject({ items: { length: 3 } })
  expect(read[1]).toMatchObject({ notes: null, tags: [], beforeFeeling: null, afterFeeling: null, duration: 20 })
  const filtered = as(token).practice.list({ query: { tag: secret } })
  await expect(filtered).rejects.toMatchObject({ status: 403, code: 'auth.token_refused' })
  expect((await as(asha).practice.list({ query: { tag: secret } })).items).toHaveLength(1)
})

test('a mood is logged without telling what it looks like over the days', async () => {
  const asha = await member()
  const token = await make(asha, { scopes: ['mood:log'] })
  for (let day = 0; day < 20; day++) {
    clock.advance({ days: 1 })
    expect(await as(token).wellness.logMood({ body: { mood: 'sad' } })).toMatchObject({
      mood: 'sad',
      offersHelp: false,
    })
  }
})

test('stats follow quiet mode', async () => {
  const asha = await member()
  const token = await make(asha, { scopes: ['practice:read'] })
  await as(asha).meditation.save({ body: { duration: 20 } })
  expect(await as(token).journey.summary()).toMatchObject({
    practisedToday: true,
    quietMode: false,
    minutesToday: 20,
    daysThisWeek: 1,
    currentStreak: 1,
    totalSessions: 1,
    totalMinutes: 20,
  })
  await as(asha).journey.changeSettings({ body: { quietMode: true } })
  const { today, practisedToday, quietMode, ...numbers } = await as(token).journey.summary()
  expect({ today, practisedToday, quietMode }).toMatchObject({ practisedToday: true, quietMode: true })
  expect(new Set(Object.values(numbers))).toEqual(new Set([null]))
})

test('tokens are counted apart from the member, all of them together', async () => {
  const asha = await member()
  const tokens = [await make(asha), await make(asha, { name: 'Another' })]
  const path = `${url}${api.journey.summary.path}`
  const statuses = new Map<number, number>()
  for (let call = 0; call < 64; call++) {
    const { status } = await fetch(path, { headers: { authorization: `Bearer ${tokens[call % 2]?.token}` } })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  expect(Object.fromEntries(statuses)).toEqual({ 403: 60, 429: 4 })
  await as(asha).journey.summary()
})

test('a token in an address is refused everywhere, even beside a good one', async () => {
  const asha = await member()
  const { token } = await make(asha, { scopes: ['practice:read'] })
  const headers = { authorization: `Bearer ${token}` }
  const refused = { code: 'auth.token_in_address', message: expect.stringContaining('Authorization header') }
  for (const path of [`/api/practice-summary?token=${token}`, `/api/practice-sessions/${token}`, `/?a=${token}`]) {
    for (const init of [{}, { headers }]) {
      const answer = await fetch(url + path, init)
      expect(answer.status).toBe(400)
      expect(await answer.json()).toEqual(refused)
    }
  }
  const basic = Buffer.from(`asha:${token}`).toString('base64')
  const asPassword = await fetch(`${url}/api/practice-summary`, { headers: { authorization: `Basic ${basic}` } })
  expect(asPassword.status).toBe(401)
})

test('no log line holds a token, whatever happens to it', async () => {
  const asha = await member()
  const { token, id } = await make(asha)
  await as({ token }).meditation.save({ body: { duration: 5, notes: token } })
  await fetch(`${url}/api/practice-summary?access_token=${token}`)
  await fetch(`${url}/nowhere/${token}`)
  await ask(url, api.practice.list, { as: { token } })
  await as(asha).security.revokeAccessToken({ params: { id } })
  await ask(url, api.practice.list, { as: { token } })
  log.error({ err: new Error('failed'), headers: { authorization: `Bearer ${token}` }, token }, 'planted')
  expect(written()).toContain('planted')
  expect(written()).toContain('request completed')
  expect(written()).not.toContain(token.slice(0, 40))
})
