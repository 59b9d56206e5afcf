import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startOurApi } from '../kit/growth.ts'
import { today } from '../kit/moment.ts'
import { type Call, send } from '../kit/pace.ts'
import { median, sampleOf } from '../kit/samples.ts'
import { rounds, seconds } from '../kit/settings.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { bearerOf } from '../kit/tokens.ts'
import { hotMember, readersOf } from './size.ts'

const readerCount = 50
const pagesOfOneVisit = 5
const msBetweenPages = 250
const msBetweenSessions = 500
const msBetweenLooks = 20

type Page = { items: { id: string }[]; nextCursor: string | null }

/** Readers who follow the hot member. */
const readersOfHot = (size: Size): Promise<string[]> =>
  Promise.all(
    readersOf(size)
      .flatMap(({ first, count }) => Array.from({ length: count }, (_, at) => memberId(first + at)))
      .slice(0, readerCount)
      .map(bearerOf),
  )

function createService(url: string) {
  const agent = new Agent({ keepAlive: true })
  const ask = async (authorization: string, call: Call) => {
    const outcome = await send(agent, url, { ...call, headers: { ...call.headers, authorization } })
    if (outcome.status >= 300) throw new Error(`${call.method} ${call.path}: ${outcome.status} ${outcome.body}`)
    return outcome
  }
  return { ask, stop: () => agent.destroy() }
}
type Service = ReturnType<typeof createService>

/** Pages through the sessions of followed members, and starts again after a few pages. */
async function pageThrough({ ask }: Service, reader: string, until: number): Promise<number[]> {
  const times: number[] = []
  let cursor: string | null = null
  await pause(Math.random() * msBetweenPages)
  while (performance.now() < until) {
    const place: string = cursor && times.length % pagesOfOneVisit > 0 ? `&cursor=${encodeURIComponent(cursor)}` : ''
    const { milliseconds, body } = await ask(reader, { method: 'GET', path: `/api/feed?scope=following${place}` })
    times.push(milliseconds)
    cursor = (JSON.parse(body) as Page).nextCursor
    await pause(Math.max(0, msBetweenPages - milliseconds))
  }
  return times
}

async function readAll(service: Service, readers: string[]): Promise<number> {
  const until = performance.now() + seconds * 1_000
  const times = await Promise.all(readers.map((reader) => pageThrough(service, reader, until)))
  return sampleOf({ times: times.flat(), perSecond: 0, failed: 0 }).p95
}

const practice = { date: today, time: '06:00', limbType: 'dhyana', duration: 20, visibility: 'followers' }
const logSession: Call = {
  method: 'POST',
  path: '/api/practice-sessions',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ...practice, beforeFeeling: 'tired', afterFeeling: 'calm' }),
}

/** Logs a session, waits until a follower sees it, and deletes it. Returns how many milliseconds it took to appear. */
async function logAndLook({ ask }: Service, hot: string, follower: string): Promise<number> {
  const { id } = JSON.parse((await ask(hot, logSession)).body) as { id: string }
  const logged = performance.now()
  const isSeen = async () => {
    const { body } = await ask(follower, { method: 'GET', path: '/api/feed?scope=following' })
    return (JSON.parse(body) as Page).items.some((item) => item.id === id)
  }
  while (!(await isSeen())) await pause(msBetweenLooks)
  const seenAfter = performance.now() - logged
  await ask(hot, { method: 'DELETE', path: `/api/practice-sessions/${id}` })
  return seenAfter
}

async function logWhile(service: Service, hot: string, follower: string, over: AbortSignal): Promise<number[]> {
  const delays: number[] = []
  while (!over.aborted) {
    delays.push(await logAndLook(service, hot, follower))
    await pause(msBetweenSessions)
  }
  return delays
}

/** Shows how readers are affected while a member with very many followers logs one session after another. */
export async function printHotMember(size: Size): Promise<void> {
  const api = await startOurApi(size)
  const service = createService(api.urls.full)
  const [readers, hot] = [await readersOfHot(size), await bearerOf(hotMember(size))]
  const [follower = ''] = readers
  await readAll(service, readers)
  const ratios: number[] = []
  const delays: number[] = []
  for (let round = 0; round < rounds; round++) {
    const quiet = await readAll(service, readers)
    const over = new AbortController()
    const logging = logWhile(service, hot, follower, over.signal)
    const loud = await readAll(service, readers)
    over.abort()
    delays.push(...(await logging))
    ratios.push(loud / quiet)
    console.log(`p95 of ${readers.length} readers: quiet ${quiet.toFixed(1)} ms, hot ${loud.toFixed(1)} ms`)
  }
  console.log(`hot against quiet: ${median(ratios).toFixed(2)} × (median of ${rounds} rounds; at most 2 is the aim)`)
  console.log(
    `${delays.length} sessions, seen by a follower after ${median(delays).toFixed(0)} ms, at most ${Math.max(...delays).toFixed(0)} ms`,
  )
  service.stop()
  await api.stop()
}
