import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { startOurApi } from '../kit/growth.ts'
import { startOwnRedis } from '../servers/own-redis.ts'
import { type Call, type Outcome, send, sendAtPace } from '../kit/pace.ts'
import { median } from '../kit/samples.ts'
import { memberId, type Size } from '../kit/sizes.ts'
import { bearerOf } from '../kit/tokens.ts'
import { readersOf } from './size.ts'

const perSecond = 100
const seconds = 8
const flushAfterSeconds = 4
const windowLength = 20

/** The first pages of both feeds for some readers. */
async function callsOf(size: Size): Promise<Call[]> {
  const readers = readersOf(size).flatMap(({ first }) => [first, first + 1, first + 2, first + 3, first + 4])
  const bearers = await Promise.all(readers.map((number) => bearerOf(memberId(number))))
  return bearers.flatMap((authorization) =>
    ['all', 'following'].map((scope) => ({
      method: 'GET',
      path: `/api/feed?scope=${scope}`,
      headers: { authorization },
    })),
  )
}

async function rightAnswers(url: string, calls: Call[]): Promise<string[]> {
  const agent = new Agent()
  const outcomes = await Promise.all(calls.map((call) => send(agent, url, call)))
  agent.destroy()
  return outcomes.map(({ body }) => body)
}

/** Milliseconds from the flush until the median reply of a window takes at most twice as long as before. */
function recoveryOf(outcomes: Outcome[], flushed: number): number {
  const times = outcomes.map(({ milliseconds }) => milliseconds)
  const usual = median(times.slice(0, flushed))
  const windows = Array.from({ length: (times.length - flushed) / windowLength }, (_, at) =>
    times.slice(flushed + at * windowLength, flushed + (at + 1) * windowLength),
  )
  const slow = windows.findLastIndex((window) => median(window) > 2 * usual)
  return ((slow + 1) * windowLength * 1_000) / perSecond
}

/** Flushes Redis in the middle of a run. No reply may change, and none may fail. */
export async function printFlush(size: Size): Promise<void> {
  const redis = await startOwnRedis()
  const api = await startOurApi(size, redis.url)
  const calls = await callsOf(size)
  const right = await rightAnswers(api.urls.full, calls)
  let turn = 0
  const nextCall = () => calls[turn++ % calls.length] as Call
  const sending = sendAtPace(api.urls.full, { perSecond, seconds, call: nextCall })
  await pause(flushAfterSeconds * 1_000)
  await redis.ask('FLUSHALL')
  const outcomes = await sending
  const wrong = outcomes.filter(({ status, body }, at) => status !== 200 || body !== right[at % right.length])
  const recovery = recoveryOf(outcomes, flushAfterSeconds * perSecond)
  console.log(
    `${outcomes.length} pages, Redis flushed half-way: ${wrong.length} wrong, usual times after ${recovery.toFixed(0)} ms`,
  )
  if (wrong.length > 0) process.exitCode = 1
  await api.stop()
  await redis.stop()
}
