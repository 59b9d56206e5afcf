import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { connect } from 'node:tls'
import { fileURLToPath } from 'node:url'
import type { Config } from '#platform/config.ts'
import type { Db } from '#platform/db/database.ts'
import { gaugeFrom, type Metrics } from '#platform/metrics.ts'
import { storageUrl } from '#platform/storage/create-storage.ts'
import { countJobs, findKeeping, listLiveWorkers } from './operations.repo.ts'

type Deps = { db: Db; config: Config; metrics: Metrics }

const certificateKeptMs = 60 * 60_000
const tlsTimeoutMs = 3_000
/** Several gauges are read by one statement, whose result is kept for this long. */
const oneScrapeMs = 500

/** What operators need to know but no single process sees: the queue, the workers, backups, the disk and TLS. */
export function addOperationsGauges({ db, config, metrics: { registry } }: Deps): void {
  const readQueue = remembered(() => countJobs(db), oneScrapeMs)
  gaugeFrom(registry, {
    name: 'queue_jobs',
    help: 'Jobs in the queue, by task and state (waiting, failing, running, later, given up)',
    labelNames: ['task', 'state'],
    read: async () => (await readQueue()).map(({ task, state, jobs }) => ({ labels: { task, state }, value: jobs })),
  })
  gaugeFrom(registry, {
    name: 'queue_oldest_seconds',
    help: 'How long the oldest job that is due has been waiting',
    read: async () => {
      const due = (await readQueue()).filter(({ state }) => state === 'waiting')
      return [{ value: Math.max(0, ...due.map(({ oldestSeconds }) => oldestSeconds)) }]
    },
  })
  gaugeFrom(registry, {
    name: 'workers_alive',
    help: 'Workers with a heartbeat in the last 35 seconds',
    read: async () => [{ value: (await listLiveWorkers(db)).length }],
  })
  const readKeeping = remembered(() => findKeeping(db), oneScrapeMs)
  gaugeFrom(registry, {
    name: 'last_backup_timestamp_seconds',
    help: 'When the newest backup was finished; 0 for never',
    read: async () => [{ value: (await readKeeping()).lastBackup }],
  })
  gaugeFrom(registry, {
    name: 'last_rehearsal_timestamp_seconds',
    help: 'When a restored backup last equalled what had been recorded; 0 for never',
    read: async () => [{ value: (await readKeeping()).lastRehearsal }],
  })
  gaugeFrom(registry, {
    name: 'disk_used_ratio',
    help: 'How full the disk with the files is, from 0 to 1; absent when they are in a bucket',
    labelNames: ['place'],
    read: async () => {
      const { protocol, href } = storageUrl(config)
      return protocol === 'file:' ? [{ labels: { place: 'files' }, value: await usedOf(fileURLToPath(href)) }] : []
    },
  })
  const readCertificate = remembered(() => certificateEnd(new URL(config.PUBLIC_URL)), certificateKeptMs)
  gaugeFrom(registry, {
    name: 'certificate_expires_timestamp_seconds',
    help: 'When the certificate of PUBLIC_URL ends; absent without https',
    read: async () => {
      const end = await readCertificate()
      return end === undefined ? [] : [{ value: end }]
    },
  })
}

/**
 * The used share of the space that isn't reserved for root, as in `df`. The folder itself is created with the first
 * file.
 */
async function usedOf(folder: string): Promise<number> {
  const space = await statfs(folder).catch(() => undefined)
  if (!space) return folder === dirname(folder) ? Number.NaN : usedOf(dirname(folder))
  const { blocks, bfree, bavail } = space
  const used = blocks - bfree
  return used / (used + bavail)
}

function remembered<T>(read: () => Promise<T>, forMs: number): () => Promise<T> {
  let last: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!last || performance.now() - last.at > forMs) {
      const value = read()
      last = { at: performance.now(), value }
      value.catch(() => (last = undefined))
    }
    return last.value
  }
}

/**
 * Connects to the proxy as a browser would. The certificate may be expired or self-signed, because we only read its
 * date.
 */
function certificateEnd({ protocol, hostname, port }: URL): Promise<number | undefined> {
  if (protocol !== 'https:') return Promise.resolve(undefined)
  return new Promise((resolve, reject) => {
    const socket = connect({
      host: hostname,
      servername: hostname,
      port: Number(port || 443),
      rejectUnauthorized: false,
    })
    socket.setTimeout(tlsTimeoutMs, () => socket.destroy(new Error('no answer')))
    socket.once('error', reject)
    socket.once('secureConnect', () => {
      resolve(Date.parse(socket.getPeerCertificate().valid_to) / 1000)
      socket.destroy()
    })
  })
}
