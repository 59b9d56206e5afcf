import { request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { startOurApi } from '../kit/growth.ts'
import { bearerOf } from '../kit/tokens.ts'
import { longMember, practiceSizes } from './size.ts'

const exported = 50_000

/** Extends the long history to fifty thousand sessions, each with notes of 500 characters, in a separate database. */
const fillUp = `insert into practice_sessions
    (user_id, id, date, time, zone, practice_day, limb_type, duration, before_feeling, after_feeling, notes)
  select $1, gen_random_uuid(), day, '06:30', 'UTC', day, 'asana', 30, 'tired', 'calm', repeat('Breath by breath. ', 28)
  from generate_series(1, $2 - (select count(*) from practice_sessions where user_id = $1)) as number,
    lateral (select date '2000-01-01' + (number % 5000)::int as day) as dated`

type Download = { firstByteMs: number; bytes: number; lines: number }

const download = (url: string, authorization: string): Promise<Download> =>
  new Promise((resolve, reject) => {
    const start = performance.now()
    let [firstByteMs, bytes, lines] = [0, 0, 0]
    request(`${url}/api/export/csv`, { headers: { authorization } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        firstByteMs ||= performance.now() - start
        bytes += chunk.length
        for (const byte of chunk) if (byte === 10) lines++
      })
      response.on('end', () => resolve({ firstByteMs, bytes, lines }))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })

const [size] = practiceSizes([1_000])
if (!size) throw new Error('name a loaded size')
const client = new Client(size.url)
await client.connect()
await client.query(fillUp, [longMember(size), exported])
await client.query('vacuum (analyze) practice_sessions')
await client.end()

const api = await startOurApi(size)
const megabytes = async () => (await api.usage()).residentBytes / 2 ** 20
const authorization = await bearerOf(longMember(size))
console.log(`resident at the start: ${(await megabytes()).toFixed(0)} MB`)

async function highestUntil(over: AbortSignal): Promise<number> {
  let highest = await megabytes()
  while (!over.aborted) {
    await pause(20)
    highest = Math.max(highest, await megabytes())
  }
  return highest
}

/** Ten downloads in all, which is the limit per minute. */
for (const readers of [1, 1, 1, 1, 3, 3]) {
  const watch = new AbortController()
  const watching = highestUntil(watch.signal)
  const downloads = await Promise.all(Array.from({ length: readers }, () => download(api.urls.full, authorization)))
  watch.abort()
  const highest = await watching
  for (const { firstByteMs, bytes, lines } of downloads) {
    const file = `${lines - 1} sessions, ${(bytes / 2 ** 20).toFixed(1)} MB`
    console.log(`${file}, first byte after ${firstByteMs.toFixed(0)} ms, resident at most ${highest.toFixed(0)} MB`)
  }
}
await api.stop()
