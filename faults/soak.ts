import { randomInt } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { faults } from './faults.ts'
import { lastsLong, slopePerHour, watch } from './soak-samples.ts'
import { openStack } from './stack.ts'
import { chancesFrom, describe, problemsOf, startMembers } from './workload.ts'
import type { Attempt } from './world.ts'

/**
 * Members use an installation at 70 % of what it can do, with a fault every minute after a quiet beginning. Memory,
 * queue and tables must not grow, and between the faults it must be about as fast as in the quiet. `SOAK_MINUTES` and
 * `SOAK_SEED` choose how long, and which faults.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 90)
const seed = Number(process.env.SOAK_SEED ?? randomInt(1_000_000))
const capacitySeconds = 30
const members = 40
const share = 0.7
const quietMinutes = Math.max(2, minutes / 10)
/** After a fault, connections are opened again, and what waited is done. */
const recoveryMs = 15_000
const mostMegabytesPerHour = 5
const mostSlower = 2

// The first API and the worker live through it all, so that their memory can be followed: what is killed is the second.
const replaced = new Set(['both APIs are replaced, one after the other', 'the worker is killed'])
const among = faults.filter(({ name }) => !replaced.has(name))
const second = (below: number) => below - 1
const chances = chancesFrom(seed)

const pagesOf = (attempts: Attempt[], from: number, to: number) =>
  attempts.filter(({ since, outcome }) => outcome === 'acknowledged' && since >= from && since < to)
const p99 = (attempts: Attempt[]): number => {
  const times = attempts.map(({ since, to }) => to - since).toSorted((a, b) => a - b)
  return Math.round(times[Math.floor(times.length * 0.99)] ?? 0)
}

/** Hands out places in a line, so that all members together act at one rate. */
function paceOf(perSecond: number): () => number {
  let next = performance.now()
  return () => {
    const now = performance.now()
    // Who was held up by a fault doesn't catch up.
    next = Math.max(next + 1000 / perSecond, now)
    return next - now
  }
}

// What members write in all that time needs room.
const diskMegabytes = process.getuid?.() === 0 ? 1200 + 40 * minutes : undefined
const stack = await openStack({ hasOwnClock: true, diskMegabytes })
try {
  console.log(`seed ${seed}, ${minutes} minutes`)
  const busy = await startMembers(stack, { members, pick: chances, pauseMs: () => 0 })
  const startedAt = performance.now()
  await setTimeout(capacitySeconds * 1000)
  const capacity = pagesOf(busy.attempts, startedAt, performance.now()).length / capacitySeconds
  console.log(`capacity: ${capacity.toFixed(0)} acts a second; ${describe(await busy.finish())}`)

  const people = await startMembers(stack, { members, pick: chances, pauseMs: paceOf(share * capacity) })
  const began = performance.now()
  const samples = watch(stack)
  const renewal = setInterval(() => void people.renewTokens(), 4 * 60_000)
  await setTimeout(quietMinutes * 60_000)
  const quiet = p99(pagesOf(people.attempts, began, performance.now()))
  console.log(`p99 of an act in the quiet: ${quiet} ms`)
  const windows: { name: string; from: number; to: number; fromClock: number; toClock: number }[] = []
  const isOutside = ({ since, to }: Attempt) => windows.every((window) => to < window.from || since > window.to)
  for (let minute = Math.ceil(quietMinutes); minute < minutes; minute++) {
    await setTimeout(Math.max(0, began + minute * 60_000 - performance.now()))
    const fault = among[chances(among.length)]
    const [from, fromClock] = [performance.now(), Date.now()]
    await fault?.strike(stack, second)
    const [to, toClock] = [performance.now() + recoveryMs, Date.now() + recoveryMs]
    windows.push({ name: fault?.name ?? '', from, to, fromClock, toClock })
    if (minute % 10 > 0) continue
    const lately = p99(pagesOf(people.attempts, from - 10 * 60_000, from).filter(isOutside))
    console.log(`minute ${minute}: p99 between faults, in the last ten minutes: ${lately} ms`)
  }
  await setTimeout(Math.max(0, began + minutes * 60_000 - performance.now()))
  clearInterval(renewal)
  const ended = performance.now()
  const measured = await samples.stop()
  const outcomes = await people.finish()

  const between = p99(pagesOf(people.attempts, began + quietMinutes * 60_000, ended).filter(isOutside))
  const perSecond = pagesOf(people.attempts, began, ended).length / ((ended - began) / 1000)
  // A clock that jumped also dates the lines of the log.
  const clockIsTrue = windows.filter(({ name }) => !name.includes('clock'))
  const strange = stack.logLines(/"level":[56]0/).filter((line) => {
    const time = Number(/"time":(\d+)/.exec(line)?.[1])
    return time > measured.since && clockIsTrue.every(({ fromClock, toClock }) => time < fromClock || time > toClock)
  })
  console.table(
    Object.entries(Object.groupBy(windows, ({ name }) => name)).map(([fault, of]) => ({ fault, times: of?.length })),
  )
  console.log(`${perSecond.toFixed(0)} acts a second, ${windows.length} faults; ${describe(outcomes)}`)
  console.log(`p99 of an act between faults: ${between} ms, in the quiet: ${quiet} ms`)
  const slopes = lastsLong(measured.processes).map(({ name, samples: of }) => {
    const slope = slopePerHour(of.slice(Math.floor(of.length / 3)).map(({ at, megabytes }) => [at, megabytes]))
    const [first, last] = [of[Math.floor(of.length / 3)], of.at(-1)]
    console.log(
      `${name}: ${slope.toFixed(1)} MB/h after the first third, ${first?.megabytes} to ${last?.megabytes} MB, ` +
        `${first?.handles} to ${last?.handles} handles`,
    )
    return slope
  })
  const third = measured.database.slice(Math.floor(measured.database.length / 3))
  console.log(
    `oldest job that could run: at most ${Math.max(...third.map(({ queueSeconds }) => queueSeconds))} s, ` +
      `${third.at(-1)?.queueSeconds} s at the end; dead rows: ${third[0]?.deadPercent} to ${third.at(-1)?.deadPercent} %, ` +
      `at most ${Math.max(...third.map(({ deadPercent }) => deadPercent))} %`,
  )
  console.log(`errors outside of faults: ${strange.length}`)
  for (const line of strange.slice(0, 10)) console.log(`  ${line}`)
  const [load = 0] = loadavg()
  console.log(`load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores`)
  const isFlat = slopes.every((slope) => slope < mostMegabytesPerHour)
  if (problemsOf([outcomes]) > 0 || strange.length > 0 || !isFlat || between > mostSlower * quiet) process.exitCode = 1
} finally {
  await stack.close()
}
