import { expect, test } from 'vitest'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const { as, db, member, newcomer, url, visitor } = await testApp()

const codeRow = (code: string) =>
  db.selectFrom('referral_codes').selectAll().where('code', '=', code).executeTakeFirstOrThrow()

const attempt = async (displayName: string, password: string) =>
  visitor().account.register({ body: { ...(await newcomer({ displayName })), password } })

test('a visitor with a code registers, is signed in, and has the profile they entered', async () => {
  const person = await newcomer({ displayName: 'Mira Sen' })
  const { token, refreshToken, expiresIn, user } = await visitor().account.register({ body: person })
  expect(expiresIn).toBe(900)
  expect(refreshToken).toHaveLength(43)
  expect(await as({ token }).account.me()).toEqual({
    id: user.id,
    username: person.username,
    displayName: 'Mira Sen',
    email: person.email,
    phone: null,
    bio: null,
    profileImage: null,
    isVerified: false,
    emailVerified: false,
    phoneVerified: false,
    twoFactorEnabled: false,
    hasPassword: true,
    twoFactorRecoveryAt: null,
    totalSessions: 0,
    followers: 0,
    following: 0,
    createdAt: expect.any(String),
    invitedBy: null,
    canChangeUsername: false,
    language: 'en',
    off: [],
  })
  expect(await codeRow(person.referralCode)).toMatchObject({ used_by_user_id: user.id, used_at: expect.any(Date) })
})

test('a new member is linked to the member who invited them', async () => {
  const asha = await member()
  const { code } = await as(asha).referral.generate()
  const ben = await member({ referralCode: ` ${code.toLowerCase()} ` })
  const row = await db.selectFrom('users').select('referred_by').where('id', '=', ben.id).executeTakeFirstOrThrow()
  expect(row.referred_by).toBe(asha.id)
  const { referralCodes, stats } = await as(asha).referral.list()
  expect(referralCodes).toMatchObject([{ code, isActive: false, usedAt: expect.any(String) }])
  expect(stats).toEqual({ codesGenerated: 1, codesUsed: 1 })
})

test('used, expired and unknown codes are refused alike, before name or email are checked', async () => {
  const asha = await member()
  const used = await newcomer()
  await visitor().account.register({ body: used })
  const expired = await newcomer()
  await db
    .updateTable('referral_codes')
    .set({ expires_at: new Date(0) })
    .where('code', '=', expired.referralCode)
    .execute()
  for (const referralCode of [used.referralCode, expired.referralCode, '00000-00000-00000-00000']) {
    const body = { ...(await newcomer()), username: asha.username, email: asha.email, referralCode, password: '123456' }
    await expect(visitor().account.register({ body })).rejects.toMatchObject({
      status: 403,
      code: 'referral.code_invalid',
    })
  }
})

test('a taken username or email is refused in upper or lower case, and the code stays valid', async () => {
  const asha = await member()
  const person = await newcomer()
  const taken = (change: object) => visitor().account.register({ body: { ...person, ...change } })
  await expect(taken({ username: asha.username.toUpperCase() })).rejects.toMatchObject({
    code: 'account.username_taken',
    fields: { username: 'This username is already taken. Please choose another.' },
  })
  await expect(taken({ email: asha.email.toUpperCase() })).rejects.toMatchObject({ code: 'account.email_taken' })
  await expect(visitor().account.register({ body: person })).resolves.toHaveProperty('token')
})

test('a weak password is refused, and so is one that contains your own name, though other members may use it', async () => {
  const refusal = { status: 422, code: 'account.password_weak', fields: { password: expect.any(String) } }
  await expect(attempt('Asha', 'password123')).rejects.toMatchObject(refusal)
  await expect(attempt('Vasudhara Kolymaya', 'vasudharakolymaya')).rejects.toMatchObject(refusal)
  await expect(attempt('Asha', 'vasudharakolymaya')).resolves.toHaveProperty('token')
})

test('a member signs in by username or email, in upper or lower case', async () => {
  const { username, email, password, id } = await member()
  for (const identifier of [username, email, username.toUpperCase(), email.toUpperCase()]) {
    await expect(visitor().account.login({ body: { identifier, password } })).resolves.toMatchObject({ user: { id } })
  }
})

test('an unknown name and a wrong password get the same response', async () => {
  const { username } = await member()
  const answers = await Promise.all(
    [username, 'nobody-of-that-name', 'nobody@example.org'].map((identifier) =>
      visitor()
        .account.login({ body: { identifier, password: 'not the password' } })
        .catch(({ status, code, message, fields }: Record<string, unknown>) => ({ status, code, message, fields })),
    ),
  )
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
  expect(answers[0]).toMatchObject({ status: 401, message: 'Invalid credentials. Please try again.' })
})

test('a signed-out session can neither refresh nor read, even with an unexpired access token', async () => {
  const { token, refreshToken } = await member()
  await visitor().account.logout({ body: { refreshToken } })
  await expect(as({ token }).account.me()).rejects.toMatchObject({ status: 401 })
  await expect(visitor().account.refresh({ body: { refreshToken } })).rejects.toMatchObject({ status: 401 })
})

test('signing out here leaves the other devices signed in', async () => {
  const asha = await member()
  const body = { identifier: asha.username, password: asha.password }
  const other = (await visitor().account.login({ body })) as { token: string; refreshToken: string }
  await visitor().account.logout({ body: { refreshToken: asha.refreshToken } })
  await expect(as(asha).account.me()).rejects.toMatchObject({ status: 401 })
  await expect(as(other).account.me()).resolves.toMatchObject({ id: asha.id })
})

test('signing out everywhere ends every session and access token; an ended session cannot end others', async () => {
  const asha = await member()
  const body = { identifier: asha.username, password: asha.password }
  const sessions = await Promise.all([1, 2].map(() => visitor().account.login({ body })))
  await visitor().account.logout({ body: { refreshToken: asha.refreshToken, allDevices: true } })
  for (const session of [asha, ...sessions] as { token: string; refreshToken: string }[]) {
    await expect(as(session).account.me()).rejects.toMatchObject({ status: 401 })
    await expect(visitor().account.refresh({ body: session })).rejects.toMatchObject({ status: 401 })
  }
  const fresh = (await visitor().account.login({ body })) as { token: string }
  await visitor().account.logout({ body: { refreshToken: asha.refreshToken, allDevices: true } })
  await expect(as(fresh).account.me()).resolves.toMatchObject({ id: asha.id })
})

test('a browser gets a cookie that scripts cannot read and other sites cannot send; other clients get no cookie', async () => {
  const { username: identifier, password } = await member()
  const signIn = async (headers: Record<string, string>) => {
    const body = JSON.stringify({ identifier, password })
    const response = await fetch(`${url}/api/auth/login`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress(), ...headers },
    })
    return response.headers.getSetCookie()
  }
  expect(await signIn({ origin: url })).toEqual([
    expect.stringMatching(/^browser=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/),
  ])
  expect(await signIn({})).toEqual([])
})

test.each(['fe80::1%eth0', 'unknown', '2001:db8::7'])('a proxy may report the address "%s"', async (address) => {
  const { username: identifier, password } = await member()
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': address }
  const body = JSON.stringify({ identifier, password })
  expect((await fetch(`${url}/api/auth/login`, { method: 'POST', headers, body })).status).toBe(200)
})
