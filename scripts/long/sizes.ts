import { randomInt, randomUUID } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { memberId } from '../../bench/kit/sizes.ts'
import { createAccessTokens } from '../../apps/server/src/features/account/sessions/access-tokens.service.ts'
import { systemClock } from '../../apps/server/src/platform/clock.ts'
import { createKeys } from '../../apps/server/src/platform/keys.ts'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'
import { answers, kill, openLab } from './lab.ts'

/**
 * Measures what this many members need (MEMBERS, `500 5000`), each with fifty practices, in a busy minute: 1 % are
 * online, each sends a request every two seconds, and 10 % of these log a practice. Then a backup is made. Before that
 * minute come ten seconds of the same load and a vacuum, so that statements are planned for full tables.
 */
const sessionsPerMember = 50
const seconds = Number(process.env.SIZES_SECONDS ?? 60)
const presentOf = (members: number) => members / 100
const reads = ['/api/auth/me', '/api/practice-sessions', '/api/gamification/stats', '/api/usual-practices', '/api/feed']
const today = new Date().toISOString().slice(0, 10)
const practice = { date: today, time: '00:00', limbType: 'dhyana', duration: 20 }
const feelings = { beforeFeeling: 'tired', afterFeeling: 'calm' }

const lab = await openLab('sizes')
mkdirSync(join(lab.folder, 'files'))
const prefix = `${lab.database}_`
const publicUrl = 'http://localhost'
const tokens = createAccessTokens({
  keys: createKeys({ current: lab.env.SECRET_KEY, previous: undefined }),
  clock: systemClock,
  publicUrl,
})
const megabytes = (bytes: number) => `${Math.round(bytes / 1e6)} MB`
const field = (path: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB$`, 'm').exec(readFileSync(path, 'utf8'))?.[1] ?? 0) * 1024
const peakOf = (pid = 0) => field(`/proc/${pid}/status`, 'VmHWM')
/** In hundredths of a second, as the kernel counts. */
const cpuOf = (pid = 0) => {
  const [, user = 0, system = 0] = /\) (?:\S+ ){11}(\d+) (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
  return (Number(user) + Number(system)) / 100
}

async function measure(members: number): Promise<void> {
  const sessions = members * sessionsPerMember
  const database = `${prefix}bench_${sessions}`
  const url = Object.assign(new URL(lab.databaseUrl), { pathname: `/${database}` }).href
  lab.run(process.execPath, ['bench/practice/load.ts', String(sessions)], { BENCH_DATABASE_PREFIX: prefix })
  const port = await freePort()
  const settings = { DATABASE_URL: url, NODE_ENV: 'production', PUBLIC_URL: publicUrl, PORT: String(port) }
  const flags = { NODE_OPTIONS: '--max-semi-space-size=4', READS_PER_MINUTE: '6000', WEB_ROOT: lab.folder }
  const api = lab.node('api', 'api.ts', { ...settings, ...flags })
  const worker = lab.node('worker', 'worker.ts', { ...settings, ...flags })
  const own = `http://127.0.0.1:${port}`
  await answers(`${own}/readyz?with=worker`)

  const times: number[] = []
  const failures: Record<string, number> = {}
  const fail = (why: unknown) => {
    failures[String(why)] = (failures[String(why)] ?? 0) + 1
  }
  const present = await Promise.all(
    Array.from({ length: presentOf(members) }, () =>
      tokens.issue({ id: memberId(randomInt(members)), sessionId: randomUUID() }),
    ),
  )
  async function call(number: number): Promise<void> {
    const began = performance.now()
    const token = present[randomInt(present.length)]
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
    const response = await (number % 10 === 0
      ? fetch(`${own}/api/practice-sessions`, {
          method: 'POST',
          headers: { ...headers, 'idempotency-key': randomUUID() },
          body: JSON.stringify({ ...practice, ...feelings }),
        })
      : fetch(own + (reads[number % reads.length] ?? ''), { headers }))
    await response.arrayBuffer()
    if (!response.ok) fail(response.status)
    times.push(performance.now() - began)
  }
  async function askFor(duration: number): Promise<void> {
    const open: Promise<void>[] = []
    const [began, every] = [performance.now(), 2000 / present.length]
    for (let number = 0; number * every < duration * 1000; number++) {
      await setTimeout(Math.max(0, began + number * every - performance.now()))
      open.push(call(number).catch(fail))
    }
    await Promise.all(open)
  }
  await askFor(10)
  lab.run('psql', ['-qd', url, '-c', 'vacuum analyze'])
  times.length = 0
  const cpuBefore = cpuOf(api.pid)
  await askFor(seconds)
  const cpu = cpuOf(api.pid) - cpuBefore
  const [size] = await lab.query(`select pg_database_size('${database}')::float8 as bytes`)
  const backends = await lab.query(`select pid from pg_stat_activity where datname = '${database}'`)
  const memory = backends.reduce((sum, { pid }) => sum + field(`/proc/${String(pid)}/smaps_rollup`, 'Pss'), 0)

  const backups = join(lab.folder, `backups-${members}`)
  const backupBegan = performance.now()
  lab.run('bash', ['deploy/backup.sh'], { ...settings, BACKUP_DIR: backups, FILES: join(lab.folder, 'files') })
  const backupSeconds = ((performance.now() - backupBegan) / 1000).toFixed(1)
  const backup = readdirSync(backups).find((name) => name.endsWith('Z')) ?? ''
  const dump = Number(lab.run('stat', ['-c', '%s', join(backups, backup, 'rows.dump')]))
  const sorted = times.toSorted((a, b) => a - b)
  console.log(
    `${members} members, ${sessions} practices: database ${megabytes(Number(size?.bytes))}; ` +
      `${times.length} requests in ${seconds} s (failed: ${JSON.stringify(failures)}), 95 % within ${Math.round(sorted[Math.floor(sorted.length * 0.95)] ?? 0)} ms, ` +
      `${cpu.toFixed(1)} s of one processor; most memory of the API ${megabytes(peakOf(api.pid))}, of the worker ${megabytes(peakOf(worker.pid))}; ` +
      `${backends.length} connections with ${megabytes(memory)}; backup ${megabytes(dump)} in ${backupSeconds} s`,
  )
  await Promise.all([kill(api), kill(worker)])
  await lab.query(`drop database ${database} with (force)`)
}

try {
  for (const members of (process.env.MEMBERS ?? '500 5000').split(' ')) await measure(Number(members))
} finally {
  await lab.close()
}
