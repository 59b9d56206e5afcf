import { readdirSync, readFileSync } from 'node:fs'
import type { Stack } from './stack.ts'

type ProcessSample = { pid: number; at: number; megabytes: number; handles: number }
type DatabaseSample = { at: number; queueSeconds: number; deadPercent: number }
type Watched = { name: string; samples: ProcessSample[] }

const everyMs = 10_000

const readDatabase = `select
  coalesce((select extract(epoch from now() - min(run_at)) from graphile_worker.jobs
    where run_at <= now() and attempts < max_attempts and locked_at is null), 0)::int as queue,
  (select 100 * sum(n_dead_tup) / greatest(sum(n_live_tup + n_dead_tup), 1) from pg_stat_user_tables)::int as dead`

function sampleOf(pid: number): ProcessSample | undefined {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
    const handles = readdirSync(`/proc/${pid}/fd`).length
    return { pid, at: Date.now(), megabytes: Math.round(Number(kilobytes) / 1024), handles }
  } catch {
    // It's just being replaced.
    return undefined
  }
}

/** Looks every ten seconds how large the processes are, and how much waits in the queue and in tables. */
export function watch({ services: { apis, worker }, query }: Stack) {
  const since = Date.now()
  const processes: Watched[] = [...apis, worker].map(({ name }) => ({ name, samples: [] }))
  const database: DatabaseSample[] = []
  const look = async (): Promise<void> => {
    for (const [at, { pid }] of [...apis, worker].entries()) {
      const sample = sampleOf(pid())
      if (sample) processes[at]?.samples.push(sample)
    }
    // While PostgreSQL is the one that is down, there's nothing to see.
    const [row] = await query(readDatabase).catch(() => [])
    if (row) database.push({ at: Date.now(), queueSeconds: Number(row.queue), deadPercent: Number(row.dead) })
  }
  let last = look()
  const timer = setInterval(() => void (last = look()), everyMs)
  return {
    stop: async () => {
      clearInterval(timer)
      await last
      return { since, processes, database }
    },
  }
}

/** Those that were the same process from the beginning to the end. */
export const lastsLong = (processes: Watched[]): Watched[] =>
  processes.filter(({ samples }) => new Set(samples.map(({ pid }) => pid)).size === 1)

const hourMs = 3_600_000

/** The slope of the line that fits best. */
export function slopePerHour(points: [at: number, value: number][]): number {
  const meanOf = (at: 0 | 1) => points.reduce((sum, point) => sum + point[at], 0) / points.length
  const [middle, mean] = [meanOf(0), meanOf(1)]
  const spread = points.reduce((sum, [at]) => sum + (at - middle) ** 2, 0)
  return (points.reduce((sum, [at, value]) => sum + (at - middle) * (value - mean), 0) / spread) * hourMs
}
