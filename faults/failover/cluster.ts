import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { until } from '../../scripts/long/lab.ts'
import { openProcesses } from '../processes.ts'
import { ask } from '../stack.ts'
import { configOf, createMachine, type Machine, openNetwork, password } from './machines.ts'

type Member = { name: string; role: string; state: string; timeline?: number; lag?: number | string }

/** Far more than it takes, because the machine may have other work. */
const patienceSeconds = 240
const superuser = `postgres:${password}`

const url = (port: number, user: string, database: string) =>
  `postgres://${user}@127.0.0.1:${port}/${database}?sslmode=no-verify`

/** Three machines as in docs/three-machines.md with the files of deploy/cluster, and HAProxy on this one. */
export async function openCluster(folder: string, debian: string) {
  openNetwork()
  const machines = [0, 1, 2].map((at) => createMachine(at, join(folder, `machine-${at + 1}`), debian))
  const processes = openProcesses(folder)

  /** What Patroni says on the first machine that answers. */
  async function askPatroni(path: string, init: RequestInit = {}): Promise<Response> {
    for (const { address } of machines) {
      try {
        const response = await fetch(`http://${address}:8008${path}`, { ...init, signal: AbortSignal.timeout(2_000) })
        if (response.ok) return response
      } catch {
        // It's off, or hangs.
      }
    }
    throw new Error(`no Patroni answers ${path}`)
  }
  const members = async () => ((await (await askPatroni('/cluster')).json()) as { members: Member[] }).members
  /** The machine that says of itself that it is the primary, as HAProxy asks. */
  async function primary(): Promise<Machine> {
    for (const machine of machines) {
      const init = { signal: AbortSignal.timeout(2_000) }
      const answer = await fetch(`http://${machine.address}:8008/primary`, init).catch(() => undefined)
      if (answer?.ok) return machine
    }
    throw new Error('no primary')
  }
  const isHealthy = async (isSynchronous: boolean) => {
    const [all, { name }] = [await members(), await primary()]
    const leader = all.find(({ role, state }) => role === 'leader' && state === 'running')
    const standbys = all.filter(({ state, timeline }) => state === 'streaming' && timeline === leader?.timeline)
    const areSynchronous = standbys.filter(({ role }) => role === 'sync_standby').length
    // A machine that was cut off still tells what it knew before.
    return leader?.name === name && standbys.length === 2 && areSynchronous === (isSynchronous ? 1 : 0)
  }

  for (const machine of machines) machine.switchOn()
  await until('three machines', patienceSeconds, () => isHealthy(true))
  writeFileSync(join(debian, 'mnt/haproxy.cfg'), configOf('haproxy.cfg'))
  processes.keepRunning('haproxy', 'chroot', [debian, 'haproxy', '-db', '-f', '/mnt/haproxy.cfg'])
  const asSuperuser = (text: string, database = 'postgres') => ask(url(5500, superuser, database), text)
  await until('HAProxy', patienceSeconds, async () => (await asSuperuser('select')).length === 1)
  await asSuperuser(`create role sadhana login password '${password}'`)
  await asSuperuser('create role sadhana_audit nologin')
  await asSuperuser('grant sadhana_audit to sadhana')
  await asSuperuser('create database sadhana owner sadhana')
  await asSuperuser('grant create on schema public to sadhana_audit', 'sadhana')

  return {
    machines,
    primary,
    members,
    query: (text: string) => asSuperuser(text, 'sadhana'),
    env: {
      DATABASE_URL: url(5500, `sadhana:${password}`, 'sadhana'),
      DATABASE_READ_URL: url(5501, `sadhana:${password}`, 'sadhana'),
      REDIS_URL: `redis://:${password}@127.0.0.1:6500`,
    },
    /** The address of one machine's PostgreSQL, past HAProxy. */
    directUrl: ({ address }: Machine) => `postgres://sadhana:${password}@${address}:5432/sadhana?sslmode=no-verify`,
    untilHealthy: (isSynchronous = true) => until('three machines', patienceSeconds, () => isHealthy(isSynchronous)),
    /** Changes how the cluster replicates, until it's changed again. */
    replicate: async (isSynchronous: boolean) => {
      const body = JSON.stringify({ synchronous_mode: isSynchronous, synchronous_mode_strict: isSynchronous })
      await askPatroni('/config', { method: 'PATCH', body })
      await until('the change', patienceSeconds, () => isHealthy(isSynchronous))
    },
    close: async () => {
      await processes.close()
      for (const machine of machines) await machine.kill()
    },
  }
}
export type Cluster = Awaited<ReturnType<typeof openCluster>>
