import { execFileSync, spawnSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openApp } from '../app.ts'
import { chancesFrom, describe, firstAgain, longestWait, medianOf, problemsOf, startMembers } from '../workload.ts'
import { type Cluster, openCluster } from './cluster.ts'

/**
 * Three machines in network namespaces, with the files of deploy/cluster. Members use the app while the primary is
 * killed, hangs or is cut off; the books are compared once all three are well again. Needs root, Linux, and Debian 13 in
 * the folder DEBIAN_13: `mmdebstrap --variant=minbase --include=postgresql-17,patroni,etcd-server,python3-etcd,haproxy,\
 * valkey-server,valkey-sentinel trixie <folder>`.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '10' },
    hangs: { type: 'string', default: '10' },
    cuts: { type: 'string', default: '3' },
    /** Without them, a result of 0 would prove little: both must lose something. */
    controls: { type: 'boolean', default: false },
    members: { type: 'string', default: '40' },
    seed: { type: 'string', default: String(randomInt(1_000_000)) },
  },
})
const debian = process.env.DEBIAN_13
if (!debian) throw new Error('set DEBIAN_13 to a folder with Debian 13 (see faults/failover/run.ts)')

// Everything happens in namespaces of our own, which end with this process.
const folder = process.env.FAILOVER_FOLDER ?? ''
if (!folder) {
  const made = mkdtempSync(join(tmpdir(), 'failover-'))
  const isolated = ['--net', '--mount', '--pid', '--fork', '--kill-child', '--mount-proc', process.execPath]
  const env = { ...process.env, FAILOVER_FOLDER: made }
  const { status } = spawnSync('unshare', [...isolated, ...process.argv.slice(1)], { stdio: 'inherit', env })
  rmSync(made, { recursive: true })
  process.exit(status ?? 1)
}

type Fault = { name: string; strike: (cluster: Cluster) => Promise<void> }
const hangMs = 35_000

async function hang(cluster: Cluster, like: RegExp): Promise<void> {
  const machine = await cluster.primary()
  if (machine.signal(like, 'SIGSTOP') === 0) throw new Error('nothing to stop')
  await setTimeout(hangMs)
  machine.signal(like, 'SIGCONT')
}
const kill: Fault = {
  name: 'the machine of the primary is killed',
  strike: async (cluster) => {
    const machine = await cluster.primary()
    await machine.kill()
    await setTimeout(hangMs)
    machine.switchOn()
  },
}
const hangs: Fault[] = [
  { name: 'Patroni and PostgreSQL hang and wake up', strike: (cluster) => hang(cluster, /patroni|postgres/) },
  { name: 'Patroni alone hangs and wakes up', strike: (cluster) => hang(cluster, /\/patroni/) },
]
const cut: Fault = {
  name: 'the machine of the primary is cut off',
  strike: async (cluster) => {
    const machine = await cluster.primary()
    machine.connect(false)
    await setTimeout(hangMs)
    machine.connect(true)
  },
}

const quietMs = 8_000
// Disks in memory: this is about machines that die, not about power cuts. It all ends with this process.
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=8g', 'tmpfs', folder])
mkdirSync(join(folder, 'app'))
execFileSync('mount', ['-t', 'tmpfs', 'tmpfs', join(debian, 'mnt')])

const pick = chancesFrom(Number(values.seed))
console.log(`seed ${values.seed}`)
const cluster = await openCluster(folder, debian)
const app = await openApp({ folder: join(folder, 'app'), env: cluster.env, query: cluster.query })

async function runOnce({ name, strike }: Fault) {
  const members = await startMembers(app, { members: Number(values.members), pick })
  await setTimeout(quietMs)
  const struckAt = performance.now()
  await strike(cluster)
  const healedAfter = await cluster.untilHealthy()
  await members.untilWell(performance.now())
  const outcomes = await members.finish()
  const again = firstAgain(members.attempts, struckAt)
  const wait = longestWait(members.attempts, struckAt)
  console.log(
    `${name}: first acknowledgement again after ${again.toFixed(1)} s, no one waited over ${wait.toFixed(1)} s, ` +
      `healthy ${healedAfter.toFixed(0)} s after its end, ${describe(outcomes)}`,
  )
  return { name, again, wait, ...outcomes }
}

/** Asynchronous, and what the primary sends is held up: what was acknowledged meanwhile dies with it. */
async function controlByFrozenSenders() {
  await cluster.replicate(false)
  const members = await startMembers(app, { members: Number(values.members), pick })
  await setTimeout(quietMs)
  const machine = await cluster.primary()
  if (machine.signal(/walsender/, 'SIGSTOP') === 0) throw new Error('nothing to stop')
  await setTimeout(4_000)
  await machine.kill()
  await setTimeout(hangMs)
  machine.switchOn()
  await cluster.untilHealthy(false)
  const outcomes = await members.finish({ waitsForJobs: false })
  await cluster.replicate(true)
  return outcomes
}

/** Asynchronous, and the APIs go past HAProxy to a primary that doesn't know it is none any more. */
async function controlPastTheProxy() {
  await cluster.replicate(false)
  const machine = await cluster.primary()
  mkdirSync(join(folder, 'direct'), { recursive: true })
  const env = { ...cluster.env, DATABASE_URL: cluster.directUrl(machine) }
  const direct = await openApp({
    folder: join(folder, 'direct'),
    env,
    query: cluster.query,
    othersStandIns: app.standIns,
  })
  const members = await startMembers(direct, { members: Number(values.members), pick })
  await setTimeout(quietMs)
  await hang(cluster, /\/patroni/)
  await cluster.untilHealthy(false)
  const outcomes = await members.finish({ at: app, waitsForJobs: false })
  await direct.close()
  await cluster.replicate(true)
  return outcomes
}

type Result = Awaited<ReturnType<typeof runOnce>>
function printTable(results: Result[]): void {
  console.table(
    [...Map.groupBy(results, ({ name }) => name)].map(([fault, of]) => ({
      fault,
      runs: of.length,
      acknowledged: of.reduce((sum, { acknowledged }) => sum + acknowledged, 0),
      problems: problemsOf(of),
      'first again (median, s)': medianOf(of.map(({ again }) => again))?.toFixed(1),
      'worst (s)': Math.max(...of.map(({ again }) => again)).toFixed(1),
      'longest wait (s)': Math.max(...of.map(({ wait }) => wait)).toFixed(1),
    })),
  )
}

try {
  const results: Result[] = []
  const kills = Array.from({ length: Number(values.kills) }, () => kill)
  const bothHangs = Array.from({ length: Number(values.hangs) }, (_, at) => hangs[at % hangs.length] as Fault)
  const cuts = Array.from({ length: Number(values.cuts) }, () => cut)
  for (const fault of [...kills, ...bothHangs, ...cuts]) results.push(await runOnce(fault))
  if (results.length > 0) printTable(results)
  const problems = problemsOf(results)
  if (problems > 0) process.exitCode = 1
  const [load = 0] = loadavg()
  console.log(`load of the machine: ${load.toFixed(1)} on ${availableParallelism()} cores; ${problems} problems`)
  if (values.controls) {
    for (const control of [controlByFrozenSenders, controlPastTheProxy]) {
      const outcomes = await control()
      console.log(`${control.name}: ${describe(outcomes)}`)
      if (outcomes.lost === 0) process.exitCode = 1
    }
  }
} finally {
  await app.close()
  await cluster.close()
}
