import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { Client } from 'pg'
import { startSmtpCatcher } from '../smtp-catcher.ts'
import { freePort } from '../../apps/server/src/testing/processes/free-port.ts'
import { answers, kill, openLab, root, until } from './lab.ts'
import { startLoad, summaryOf } from './mixed-load.ts'

/**
 * Runs a real Prometheus and Alertmanager (Debian's packages) with our rules over two API processes and a worker.
 * First, nothing may fire during minutes of mixed load (ALERT_MINUTES, 30). Then each fault must reach the receiver.
 * Needs root, because the disk that fills up is a small tmpfs. ALERTS=silence or ALERTS=faults runs one of the two.
 */
const minutes = Number(process.env.ALERT_MINUTES ?? 30)
const wanted = process.env.ALERTS ?? 'silence faults'
const lab = await openLab('alerts')
const token = 'only-for-the-trial'

type Alert = { status: string; labels: Record<string, string>; annotations: Record<string, string> }
const received = new Map<string, number>()
const receiver = createServer((request, response) => {
  void (async () => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    const { alerts } = JSON.parse(body) as { alerts: Alert[] }
    for (const { status, labels } of alerts) {
      const name = labels.alertname ?? ''
      if (status === 'firing' && !received.has(name)) received.set(name, performance.now())
    }
    response.end()
  })()
}).listen(0, '127.0.0.1')
await once(receiver, 'listening')
const receiverPort = (receiver.address() as AddressInfo).port

async function proxyWith(days: number): Promise<string> {
  const [key, cert] = [join(lab.folder, `key-${days}.pem`), join(lab.folder, `cert-${days}.pem`)]
  const subject = ['-subj', '/CN=localhost', '-days', String(days)]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ed25519', '-nodes', '-keyout', key, '-out', cert, ...subject], {
    stdio: 'ignore',
  })
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(cert) }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  lab.onClose(() => server.close())
  return `https://localhost:${(server.address() as AddressInfo).port}`
}

const small = join(lab.folder, 'small-disk')
mkdirSync(small)
execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', small])
lab.onClose(() => execFileSync('umount', [small]))

const settings = {
  PUBLIC_URL: await proxyWith(90),
  TRUSTED_PROXIES: '127.0.0.1',
  METRICS_TOKEN: token,
  STORAGE_URL: `file://${small}`,
}
lab.run(process.execPath, ['apps/server/src/migrate.ts'], settings)
lab.run(process.execPath, ['apps/server/src/cli.ts', 'demo'], settings)
const backups = { ...settings, BACKUP_DIR: join(lab.folder, 'backups'), FILES: small }
lab.run('bash', ['deploy/backup.sh'], backups)
lab.run('bash', ['deploy/rehearse.sh'], backups)

async function startApi(label: string, more: NodeJS.ProcessEnv = {}) {
  const port = await freePort()
  const child = lab.node(label, 'api.ts', { ...settings, ...more, PORT: String(port) })
  await answers(`http://127.0.0.1:${port}/healthz`)
  return { child, port, url: `http://127.0.0.1:${port}` }
}
const apis = [await startApi('api-1'), await startApi('api-2')]
const smtp = await startSmtpCatcher(() => {})
const worker = lab.node('worker', 'worker.ts', { ...settings, SMTP_URL: smtp.url })
await answers(`${apis[0]?.url}/readyz?with=worker`)
const endingPort = await freePort()

const deploy = join(root, 'deploy/prometheus')
const read = (name: string) => readFileSync(join(deploy, name), 'utf8')
const write = (name: string, text: string) => writeFileSync(join(lab.folder, name), text)
const [prometheusPort, managerPort] = [await freePort(), await freePort()]
write('rules.yml', read('rules.yml'))
write('targets.json', JSON.stringify([{ targets: apis.map(({ port }) => `127.0.0.1:${port}`) }]))
write(
  'prometheus.yml',
  read('prometheus.yml')
    .replace('REPLACE-WITH-METRICS_TOKEN', token)
    .replace("static_configs: [{ targets: ['127.0.0.1:3000'] }]", 'file_sd_configs: [{ files: [targets.json] }]')
    .replace('127.0.0.1:9093', `127.0.0.1:${managerPort}`),
)
write('alertmanager.yml', read('alertmanager.yml').replaceAll('127.0.0.1:9999', `127.0.0.1:${receiverPort}`))
lab.start('prometheus', 'prometheus', [
  `--config.file=${lab.folder}/prometheus.yml`,
  `--storage.tsdb.path=${lab.folder}/tsdb`,
  `--web.listen-address=127.0.0.1:${prometheusPort}`,
])
lab.start('alertmanager', 'prometheus-alertmanager', [
  `--config.file=${lab.folder}/alertmanager.yml`,
  `--storage.path=${lab.folder}/alertmanager`,
  `--web.listen-address=127.0.0.1:${managerPort}`,
  '--cluster.listen-address=',
])
const prometheus = `http://127.0.0.1:${prometheusPort}`
await answers(`${prometheus}/-/ready`)

async function pending(): Promise<string[]> {
  const { data } = (await (await fetch(`${prometheus}/api/v1/alerts`)).json()) as {
    data: { alerts: { state: string; labels: { alertname: string } }[] }
  }
  return data.alerts.map(({ state, labels }) => `${labels.alertname} (${state})`)
}

/** Asks Prometheus how often each alert was firing during the whole run. */
async function firedDuring(): Promise<string[]> {
  const end = Date.now() / 1000
  const range = new URLSearchParams({
    query: 'count by (alertname) (ALERTS{alertstate="firing"})',
    start: String(end - minutes * 60),
    end: String(end),
    step: '15',
  })
  const { data } = (await (await fetch(`${prometheus}/api/v1/query_range?${range.toString()}`)).json()) as {
    data: { result: { metric: { alertname: string } }[] }
  }
  return data.result.map(({ metric }) => metric.alertname)
}

const load = await startLoad(
  apis.map(({ url }) => url),
  5,
)
let failed = false
try {
  if (wanted.includes('silence')) await beSilent()
  if (wanted.includes('faults')) await plantFaults()
} finally {
  await load.stop()
  console.log(summaryOf(load))
  receiver.close()
  await lab.close()
  await smtp.close()
}
process.exitCode = failed ? 1 : 0

async function beSilent(): Promise<void> {
  const end = performance.now() + minutes * 60_000
  while (performance.now() < end) {
    await setTimeout(Math.min(60_000, Math.max(0, end - performance.now())))
    const now = await pending()
    if (now.length > 0) console.log(`${new Date().toISOString()} ${now.join(', ')}`)
  }
  const fired = new Set([...(await firedDuring()), ...received.keys()])
  console.log(`${minutes} minutes of mixed load: ${fired.size} alerts fired ${[...fired].join(', ')}`)
  console.log(summaryOf(load))
  failed = fired.size > 0
}

/** Plants all faults at once; each affects a different part. */
async function plantFaults(): Promise<void> {
  const began = performance.now()
  const expected = [
    'ApiDown',
    'WorkerDead',
    'QueueOld',
    'JobsGivenUp',
    'DiskFull',
    'BackupStale',
    'CertificateEnding',
    'FailingFast',
    'Slow',
  ]
  if (apis[1]) await kill(apis[1].child)
  await kill(worker)
  await lab.query("select graphile_worker.add_job('waitlist.welcome', run_at => now() - interval '11 minutes')")
  await lab.query("select graphile_worker.add_job('letters.send_answer', priority => 9)")
  await lab.query('update graphile_worker._private_jobs set attempts = max_attempts where priority = 9')
  await lab.query("update backups set finished_at = finished_at - interval '27 hours'")
  execFileSync('dd', ['if=/dev/zero', `of=${small}/full`, 'bs=1M', 'count=60'], { stdio: 'ignore' })
  // A third process, behind a proxy whose certificate wasn't renewed.
  const ending = lab.node('api-3', 'api.ts', { ...settings, PUBLIC_URL: await proxyWith(10), PORT: String(endingPort) })
  await answers(`http://127.0.0.1:${endingPort}/healthz`)
  const ports = [...apis.map(({ port }) => port), endingPort]
  write('targets.json', JSON.stringify([{ targets: ports.map((port) => `127.0.0.1:${port}`) }]))
  // Someone's forgotten transaction: requests that need the table wait, and are refused.
  const blocker = new Client(lab.databaseUrl)
  await blocker.connect()
  await blocker.query('begin; lock table practice_sessions in access exclusive mode')
  await until('all alerts', 900, async () => expected.every((name) => received.has(name))).catch((error: unknown) => {
    failed = true
    console.log(String(error))
  })
  for (const name of expected) {
    const at = received.get(name)
    console.log(
      `${name.padEnd(20)} ${at === undefined ? 'NOT RECEIVED' : `after ${Math.round((at - began) / 1000)} s`}`,
    )
  }
  await blocker.end()
  await kill(ending)
}
