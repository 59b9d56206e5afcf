import { randomBytes, randomUUID } from 'node:crypto'
import autocannon, { type Request, type Result } from 'autocannon'
import { connections } from './settings.ts'
import { randomEntryId } from './statements.ts'

export type MakeRequest = () => Request
type Load = { times: number[]; seconds: number; failed: number }

export const readRequest =
  (folder = 'entries'): MakeRequest =>
  () => ({
    method: 'GET',
    path: `/bench/${folder}/${randomEntryId()}`,
    headers: { 'x-forwarded-for': randomAddress() },
  })

/** Each has a new email and a new address, so that neither uniqueness nor the limit per address is measured. */
export const joinRequest =
  ({ withKey = false } = {}): MakeRequest =>
  () => ({
    method: 'POST',
    path: '/api/waitlist',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': randomAddress(),
      ...(withKey && { 'idempotency-key': randomUUID() }),
    },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, name: 'Mira', currentPractice: 'beginner' }),
  })

/** One of 16 million addresses in a range that isn't routed. */
export const randomAddress = () => `10.${[...randomBytes(3)].join('.')}`

export async function loadUrl(url: string, makeRequest: MakeRequest, forSeconds: number): Promise<Load> {
  const times: number[] = []
  const { promise, resolve, reject } = Promise.withResolvers<Result>()
  const requests = [{ setupRequest: makeRequest }]
  const options = { url, connections, requests, duration: forSeconds, sampleInt: 100 }
  autocannon(options, (error, result) => (error ? reject(error) : resolve(result))).on(
    'response',
    (_client, _status, _bytes, milliseconds) => times.push(milliseconds),
  )
  const { errors, non2xx, start, finish } = await promise
  return { times, seconds: (finish.getTime() - start.getTime()) / 1000, failed: errors + non2xx }
}
