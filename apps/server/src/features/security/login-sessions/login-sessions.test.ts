import { expect, test, vi } from 'vitest'
import { movableClock } from '#testing/clock.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock()
const { as, browser, mailbox, member, startWorker, visitor } = await testApp({ clock })
await startWorker()

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const newDevice = 'New sign-in to your account'

function firefoxBrowser() {
  const someone = browser()
  someone.headers['user-agent'] = firefox
  return someone
}
const credentialsOf = ({ username: identifier, password }: { username: string; password: string }) => ({
  body: { identifier, password },
})

test('sessions are listed with device, IP address and last use, newest first, and the current one is marked', async () => {
  const asha = await member()
  clock.advance({ minutes: 1 })
  const laptop = firefoxBrowser()
  const { token } = (await laptop.account.login(credentialsOf(asha))) as { token: string }
  const sessions = await as({ token }).security.sessions()
  expect(sessions).toMatchObject([
    { device: 'Firefox on Linux', isCurrent: true, ipAddress: laptop.headers['x-forwarded-for'] },
    { isCurrent: false },
  ])
  expect(sessions[0]?.lastUsedAt).toBe(clock.now().toISOString())
})

test('an expired session is not listed', async () => {
  const asha = await member()
  clock.advance({ days: 90 })
  const { token } = (await visitor().account.login(credentialsOf(asha))) as { token: string }
  expect(await as({ token }).security.sessions()).toMatchObject([{ isCurrent: true }])
})

test('a session can be ended from another device, but only by its member', async () => {
  const [asha, ben] = [await member(), await member()]
  const other = (await visitor().account.login(credentialsOf(asha))) as { token: string; refreshToken: string }
  const session = (await as(asha).security.sessions()).find(({ isCurrent }) => !isCurrent)
  const params = { id: session?.id ?? '' }
  const notFound = { status: 404, code: 'security.session_not_found' }
  await expect(as(ben).security.endSession({ params })).rejects.toMatchObject(notFound)
  await expect(as(other).account.me()).resolves.toMatchObject({ id: asha.id })
  await as(asha).security.endSession({ params })
  await expect(as(other).account.me()).rejects.toMatchObject({ status: 401 })
  await expect(visitor().account.refresh({ body: other })).rejects.toMatchObject({ status: 401 })
  await expect(as(asha).security.endSession({ params })).rejects.toMatchObject(notFound)
  expect(await as(asha).security.sessions()).toHaveLength(1)
})

test('all other devices are signed out at once, and this one and other members stay', async () => {
  const [asha, ben] = [await member(), await member()]
  const signIn = async () => (await visitor().account.login(credentialsOf(asha))) as { token: string }
  const others = [await signIn(), await signIn()]
  await as(asha).security.endOtherSessions()
  for (const other of others) await expect(as(other).account.me()).rejects.toMatchObject({ status: 401 })
  expect(await as(asha).security.sessions()).toMatchObject([{ isCurrent: true }])
  await expect(as(ben).account.me()).resolves.toHaveProperty('id')
  const { items } = await as(asha).security.logs({ query: {} })
  expect(items[0]).toMatchObject({ eventType: 'logout_other_devices_success' })
})

test('a sign-in on a new device is emailed; the same browser after signing out is not new', async () => {
  const asha = await member()
  const laptop = firefoxBrowser()
  const first = (await laptop.account.login(credentialsOf(asha))) as { refreshToken: string }
  const mail = await mailbox.mailTo(asha.email, newDevice)
  expect(mail.text).toContain('Firefox on Linux, password')
  await laptop.account.logout({ body: { refreshToken: first.refreshToken } })
  await laptop.account.login(credentialsOf(asha))
  await firefoxBrowser().account.login(credentialsOf(asha))
  const { items } = await as(asha).security.logs({ query: {} })
  expect(items.map(({ eventType }) => eventType)).toEqual([
    'login_success_new_device',
    'login_success',
    'logout_success',
    'login_success_new_device',
    'account_created_success',
  ])
})

test('the log is in the language of the request', async () => {
  const asha = await member()
  await firefoxBrowser().account.login(credentialsOf(asha))
  const tab = browser(new Map([['language', 'de']]))
  tab.headers.authorization = `Bearer ${asha.token}`
  const { items } = await tab.security.logs({ query: {} })
  expect(items[0]).toMatchObject({ details: 'Firefox unter Linux, Passwort' })
})

test('the log is paged, newest first, and shows only the member’s own events', async () => {
  const [asha, ben] = [await member(), await member()]
  for (let time = 0; time < 4; time++) {
    const wrong = { body: { identifier: asha.username, password: 'not the password' } }
    await expect(visitor().account.login(wrong)).rejects.toMatchObject({ status: 401 })
  }
  await vi.waitFor(async () => expect((await as(asha).security.logs({ query: {} })).items).toHaveLength(5), 60_000)
  const first = await as(asha).security.logs({ query: { limit: 3 } })
  const second = await as(asha).security.logs({ query: { limit: 3, cursor: first.nextCursor ?? '' } })
  expect(first.items.map(({ eventType }) => eventType)).toEqual(Array<string>(3).fill('login_failed'))
  expect(second.items.map(({ eventType }) => eventType)).toEqual(['login_failed', 'account_created_success'])
  expect(second.nextCursor).toBeNull()
  expect(first.items[0]).toMatchObject({ ipAddress: expect.stringMatching(/^10\./), timestamp: expect.any(String) })
  expect((await as(ben).security.logs({ query: {} })).items).toHaveLength(1)
  const broken = as(asha).security.logs({ query: { cursor: 'not a cursor' } })
  await expect(broken).rejects.toMatchObject({ status: 422 })
})
