import { expect, test } from 'vitest'
import { recordedLog } from '#testing/recorded-log.ts'
import { testApp } from '#testing/test-app.ts'

const { log, written } = recordedLog()
const { as, member, url } = await testApp({ log })

type Line = { route: string; status: number; reason?: string; member?: string; address?: string; msg: string }
const lastLine = (): Line => {
  const lines = written().trim().split('\n')
  return lines.map((line) => JSON.parse(line) as Line).findLast(({ msg }) => msg === 'request completed')!
}

test('a request without a sign-in is logged with its reason and the household it came from', async () => {
  await fetch(`${url}/api/auth/me`, { headers: { 'x-forwarded-for': '2001:db8:1:2:3:4:5:6' } })
  await expect.poll(lastLine).toMatchObject({
    route: '/api/auth/me',
    status: 401,
    reason: 'auth.required',
    address: '2001:db8:1:2::/64',
  })
  expect(lastLine()).not.toHaveProperty('member')
})

test('a member who is refused is named by id, and one who isn’t refused isn’t named at all', async () => {
  const asha = await member()
  await as(asha).account.me()
  await expect.poll(lastLine).toMatchObject({ status: 200 })
  expect(Object.keys(lastLine())).not.toEqual(expect.arrayContaining(['member']))
  expect(Object.keys(lastLine())).not.toEqual(expect.arrayContaining(['address']))
  await expect(as(asha).operator.me()).rejects.toMatchObject({ status: 404 })
  await expect.poll(lastLine).toMatchObject({ status: 404, reason: 'request.not_found', member: asha.id })
  await expect(as(asha).practice.log({ body: {} as never })).rejects.toMatchObject({ status: 422 })
  await expect.poll(lastLine).toMatchObject({ reason: 'request.invalid', member: asha.id })
})
