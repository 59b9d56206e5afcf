import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'

const stolen = 'four stolen river stones'
const sha1 = (text: string) => createHash('sha1').update(text).digest('hex').toUpperCase()
const padding = `${'0'.repeat(34)}1:0`

/** The range query of the service, over HTTP. */
const seen = { urls: [] as string[], padding: [] as unknown[], lines: [] as string[], status: 200 }
const list = createServer((request, response) => {
  seen.urls.push(request.url ?? '')
  seen.padding.push(request.headers['add-padding'])
  response.writeHead(seen.status).end(seen.lines.join('\r\n'))
}).listen(0, '127.0.0.1')
await once(list, 'listening')
afterAll(() => {
  list.closeAllConnections()
  list.close()
})
const standIn = `http://127.0.0.1:${(list.address() as AddressInfo).port}`

const { log, written } = recordedLog()
const app = await testApp({ config: { BREACHED_PASSWORDS: true, OUTGOING_STAND_IN: standIn }, log })
const { as, member, visitor } = app

beforeEach(() =>
  Object.assign(seen, { urls: [], padding: [], lines: [padding, `${sha1(stolen).slice(5)}:52`], status: 200 }),
)

const refused = (field: string) => ({
  code: 'account.password_weak',
  fields: { [field]: expect.stringMatching(/^This password was stolen elsewhere/) as string },
})

test('a stolen password is refused for a new account and as a new one, and only five signs of its hash leave', async () => {
  await expect(member({ password: stolen })).rejects.toMatchObject(refused('password'))
  const asha = await member()
  const change = { currentPassword: asha.password, newPassword: stolen }
  await expect(as(asha).account.changePassword({ body: change })).rejects.toMatchObject(refused('newPassword'))
  expect(seen.urls).toEqual([stolen, asha.password, stolen].map((password) => `/range/${sha1(password).slice(0, 5)}`))
  expect(new Set(seen.padding)).toEqual(new Set(['true']))
})

test('a line of padding stands for no password', async () => {
  seen.lines = [`${sha1(stolen).slice(5)}:0`]
  await member({ password: stolen })
})

test('an old password that was stolen still signs in', async () => {
  seen.lines = []
  const { username } = await member({ password: stolen })
  seen.lines = [`${sha1(stolen).slice(5)}:52`]
  await visitor().account.login({ body: { identifier: username, password: stolen } })
})

test('when the list can’t be asked, the password is accepted, and the log says so without it', async () => {
  seen.status = 503
  await member({ password: stolen })
  expect(written()).toContain('could not be compared with known breaches')
  expect(written()).not.toContain(stolen)
  expect(written()).not.toContain(sha1(stolen).slice(5))
})

test('a password that is weak already isn’t asked about', async () => {
  await expect(member({ password: 'sadhana2026' })).rejects.toMatchObject({ code: 'account.password_weak' })
  expect(seen.urls).toEqual([])
})

test('forms are told that passwords are compared, and unless it is turned on, nothing is asked', async () => {
  expect(await visitor().account.socialProviders()).toMatchObject({ checksBreaches: true })
  const off = await testApp({ config: { OUTGOING_STAND_IN: standIn } })
  expect(await off.visitor().account.socialProviders()).not.toHaveProperty('checksBreaches')
  await off.member({ password: stolen })
  expect(seen.urls).toEqual([])
})
