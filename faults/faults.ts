import { readFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import type { Service } from './processes.ts'
import { faketime, ourName, type Stack } from './stack.ts'

/** Some need what not every machine has: `faketime`, or to be root. */
export type Fault = {
  name: string
  needs?: 'clock' | 'disk'
  strike: (stack: Stack, pick: (below: number) => number) => Promise<void>
}

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
/** Freezes PostgreSQL with all its processes, so that connections neither break nor answer. */
async function freezeWhole(service: Service): Promise<void> {
  const children = readFileSync(`/proc/${service.pid()}/task/${service.pid()}/children`, 'utf8').trim().split(' ')
  const pids = [service.pid(), ...children.map(Number)]
  const signalAll = (signal: NodeJS.Signals) => {
    for (const pid of pids) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended meanwhile.
      }
    }
  }
  signalAll('SIGSTOP')
  await setTimeout(stopMs)
  signalAll('SIGCONT')
}
async function during(begin: () => unknown, end: () => unknown): Promise<void> {
  await begin()
  await setTimeout(stopMs)
  end()
}
const oneOf = <T>(list: readonly T[], pick: (below: number) => number): T => list[pick(list.length)] as T

const all: Fault[] = [
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
  { name: 'PostgreSQL is frozen', strike: ({ services }) => freezeWhole(services.postgres) },
  {
    name: 'PostgreSQL crashes and recovers',
    strike: async ({ query }) => {
      const [backend] = await query(
        `select pid from pg_stat_activity where application_name <> '${ourName}' and usename is not null limit 1`,
      )
      if (typeof backend?.pid === 'number') process.kill(backend.pid, 'SIGKILL')
    },
  },
  {
    name: 'every connection to PostgreSQL is cut',
    strike: async ({ query }) => {
      for (let round = 0; round < 15; round++) {
        await query(
          `select pg_terminate_backend(pid) from pg_stat_activity
            where application_name <> '${ourName}' and usename is not null`,
        )
        await setTimeout(300)
      }
    },
  },
  { name: 'Redis is killed', strike: ({ services }) => kill(services.redis) },
  { name: 'Redis is frozen', strike: ({ services }) => freeze(services.redis) },
  { name: 'Redis is flushed', strike: async ({ flushRedis }) => void flushRedis() },
  { name: 'PostgreSQL is out of reach', strike: ({ gates }) => gates.postgres.shut(stopMs) },
  { name: 'Redis is out of reach', strike: ({ gates }) => gates.redis.shut(stopMs) },
  ...(['silent', 'refuses', 'forgets'] as const).map((mood) => ({
    name: `the mail server ${{ silent: 'is silent', refuses: 'refuses', forgets: 'takes emails and denies it' }[mood]}`,
    strike: ({ standIns: { mail } }: Stack) =>
      during(
        () => (mail.mood = mood),
        () => (mail.mood = 'accepts'),
      ),
  })),
  ...([true, 'silent'] as const).map((down) => ({
    name: down === true ? 'PayPal fails' : 'PayPal is silent',
    strike: ({ standIns: { paypal } }: Stack) =>
      during(
        () => (paypal.behaviour.down = down),
        () => (paypal.behaviour.down = false),
      ),
  })),
  ...(['silent', 'cut', 'broken'] as const).map((mood) => ({
    name: `the model ${{ silent: 'is silent', cut: 'breaks off', broken: 'fails' }[mood]}`,
    strike: ({ standIns: { model } }: Stack) =>
      during(
        () => (model.mood = mood),
        () => (model.mood = 'answers'),
      ),
  })),
  {
    name: 'the clock of the APIs jumps five minutes ahead, then back',
    needs: 'clock',
    strike: async ({ clock }) => {
      for (const offset of ['+5m', '-5m']) {
        clock?.set(offset)
        await setTimeout(stopMs / 2)
      }
      clock?.set('+0')
    },
  },
  {
    name: 'the disk of PostgreSQL is full',
    needs: 'disk',
    strike: ({ disk }) =>
      during(
        () => disk?.fill(),
        () => disk?.free(),
      ),
  },
]

const has = { clock: faketime().length > 0, disk: process.getuid?.() === 0 }
/** Those that this machine can have. */
export const faults: Fault[] = all.filter(({ needs }) => !needs || has[needs])
