import { expect, test } from 'vitest'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const { member, url } = await testApp({ config: { REDIS_URL: undefined } })

/** The limit is a hundred, but a process that counts without Redis allows only half. */
const wrongPerName = 50

async function signIn(identifier: string, password: string) {
  const response = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    body: JSON.stringify({ identifier, password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': randomAddress() },
  })
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) }
}

test('wrong passwords for one name are limited from any address, even in parallel; correct ones do not count', async () => {
  const { username, password } = await member()
  for (let time = 0; time < 5; time++) expect(await signIn(username, password)).toMatchObject({ status: 200 })
  const guesses = await Promise.all(Array.from({ length: wrongPerName + 10 }, () => signIn(username, 'not this one')))
  const refused = guesses.filter(({ status }) => status === 429)
  expect(guesses.filter(({ status }) => status === 401)).toHaveLength(wrongPerName)
  expect(refused).toHaveLength(10)
  for (const { retryAfter } of refused) expect(retryAfter).toBeGreaterThan(0)
  expect(await signIn(username, password)).toMatchObject({ status: 429 })
})
