import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { bodyOf } from '#testing/ask.ts'
import { movableClock } from '#testing/clock.ts'
import { randomAddress } from '#testing/send.ts'
import { testApp } from '#testing/test-app.ts'

const clock = movableClock(new Date('2026-03-10T12:00:00Z'))
const { url, member } = await testApp({ clock })

const asana = { date: '2026-03-09', time: '06:30', limbType: 'asana', duration: 45 }
const feelings = { beforeFeeling: 'tired', afterFeeling: 'energized' }

/** `#1` is the id in the first answer that had one. */
const requests: [method: string, path: string, body?: object][] = [
  ['POST', '/api/practice-sessions', { ...asana, ...feelings, visibility: 'public', notes: 'Slow.' }],
  ['POST', '/api/practice-sessions', { ...asana, ...feelings, afterFeeling: undefined }],
  ['POST', '/api/practice-sessions', { ...asana, ...feelings, afterFeeling: null }],
  ['POST', '/api/practice-sessions', { ...asana, ...feelings, afterFeeling: 'stressed' }],
  ['POST', '/api/practice-sessions', { ...asana }],
  ['POST', '/api/practice-sessions', {}],
  ['GET', '/api/practice-sessions/#1'],
  ['PATCH', '/api/practice-sessions/#1', { version: 1, afterFeeling: 'calm', duration: 50 }],
  ['PATCH', '/api/practice-sessions/#1', { version: 2, afterFeeling: null }],
  ['PATCH', '/api/practice-sessions/#1', { version: 2, afterFeeling: 'gloomy' }],
  ['POST', '/api/meditation-sessions', { duration: 20, ambientSound: 'rain', afterFeeling: 'calm' }],
  ['POST', '/api/meditation-sessions', { duration: 10 }],
  ['GET', '/api/practice-sessions'],
  ['GET', '/practice-sessions'],
  ['GET', '/api/meditation-sessions'],
  ['GET', '/api/analytics'],
  [
    'GET',
    '/api/analytics/comparison?firstFrom=2026-03-01&firstTo=2026-03-05&secondFrom=2026-03-06&secondTo=2026-03-10',
  ],
  ['GET', '/api/recommendations'],
  ['GET', '/api/feed'],
  ['GET', '/api/feed/#1'],
  ['DELETE', '/api/practice-sessions/#1'],
  ['GET', '/api/practice-sessions/deleted'],
  ['POST', '/api/practice-sessions/#1/restore'],
]

/** What this release answered before `hard` existed, without the fields that came with tags and gentle days. */
const recorded = new URL('former-clients.json', import.meta.url)

const laterFields = new Set(['tags', 'eyes', 'holdsBreath'])
const withoutLaterFields = (name: string, value: unknown) => (laterFields.has(name) ? undefined : value)

test('a client that has never heard of hard practices gets the same answers as before', async () => {
  const { token, id: memberId, username } = await member()
  const names = new Map([
    [memberId, '#member'],
    [username, '#username'],
  ])
  const idOf = (name: string) => [...names].find(([, known]) => known === name)?.[0] ?? name
  const answers = []
  for (const [method, path, body] of requests) {
    const response = await fetch(`${url}${path.replace(/#\d+/, idOf)}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': randomAddress(),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = await bodyOf(response)
    if (answer && typeof answer === 'object' && 'id' in answer && !names.has(String(answer.id))) {
      names.set(String(answer.id), `#${names.size - 1}`)
    }
    const text = [...names].reduce((said, [value, name]) => said.replaceAll(value, name), JSON.stringify(answer))
    answers.push({
      method,
      path,
      body,
      status: response.status,
      answer: JSON.parse(text, withoutLaterFields) as unknown,
    })
  }
  expect(JSON.parse(JSON.stringify(answers))).toEqual(JSON.parse(await readFile(recorded, 'utf8')))
})
