import { setTimeout } from 'node:timers/promises'
import type { Service, Stack } from './stack.ts'

export type Fault = { name: string; strike: (stack: Stack, pick: (below: number) => number) => Promise<void> }

const stopMs = 8_000

/** Ends it without a chance to tidy up. */
async function kill(service: Service): Promise<void> {
  service.signal('SIGKILL')
}
/** Freezes it, so that it neither answers nor lets go of anything, then lets it continue. */
async function freeze(service: Service, ms = stopMs): Promise<void> {
  const pid = service.pid()
  process.kill(pid, 'SIGSTOP')
  await setTimeout(ms)
  try {
    process.kill(pid, 'SIGCONT')
  } catch {
    // The other fault of a pair has killed it meanwhile.
  }
}
const oneOf = <T>(list: readonly T[], pick: (below: number) => number): T => list[pick(list.length)] as T

export const faults: Fault[] = [
  { name: 'an API is killed', strike: ({ services }, pick) => kill(oneOf(services.apis, pick)) },
  { name: 'an API is frozen', strike: ({ services }, pick) => freeze(oneOf(services.apis, pick)) },
  {
    name: 'both APIs are replaced, one after the other',
    strike: async ({ services: { apis } }) => {
      for (const api of apis) {
        api.signal('SIGTERM')
        await setTimeout(4_000)
      }
    },
  },
  { name: 'the worker is killed', strike: ({ services }) => kill(services.worker) },
  { name: 'the worker is frozen', strike: ({ services }) => freeze(services.worker) },
  { name: 'PostgreSQL is killed', strike: ({ services }) => kill(services.postgres) },
  {
    name: 'PostgreSQL crashes and recovers',
    strike: async ({ query }) => {
      const [backend] = await query(
        'select pid from pg_stat_activity where pid <> pg_backend_pid() and usename is not null limit 1',
      )
      if (typeof backend?.pid === 'number') process.kill(backend.pid, 'SIGKILL')
    },
  },
  {
    name: 'every connection to PostgreSQL is cut',
    strike: async ({ query }) => {
      for (let round = 0; round < 5; round++) {
        await query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and usename is not null',
        )
        await setTimeout(300)
      }
    },
  },
  { name: 'Redis is killed', strike: ({ services }) => kill(services.redis) },
  { name: 'Redis is frozen', strike: ({ services }) => freeze(services.redis) },
  { name: 'Redis is flushed', strike: async ({ flushRedis }) => void flushRedis() },
]
