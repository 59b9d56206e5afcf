import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'

/** The cost of statements: their number, their round trips, and the shared buffers they touched. */
export type Cost = { statements: number; roundTrips: number; buffers: number }

/** Every process checks for ended sessions at intervals. These statements belong to no request. */
const askedByTheClock = 'login_sessions'

export type Explained = { 'Query Text'?: string; Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number } }

/** Sends every statement's plan to its client as a notice, in JSON. */
const settings = {
  session_preload_libraries: 'auto_explain',
  'auto_explain.log_min_duration': '0',
  'auto_explain.log_analyze': 'on',
  'auto_explain.log_buffers': 'on',
  'auto_explain.log_timing': 'off',
  'auto_explain.log_format': 'json',
  'auto_explain.log_level': 'notice',
}
const options = Object.entries(settings)
  .map(([name, value]) => `-c ${name}=${value}`)
  .join(' ')

const noticeType = 'N'.charCodeAt(0)
/** Sent when PostgreSQL has finished its reply and is ready for more. */
const readyType = 'Z'.charCodeAt(0)
const planStart = 'plan:\n'

type Heard = { notice: (text: string) => void; ready: () => void }

/** Parses PostgreSQL's messages: a type byte, a length, and that many bytes. */
function listenFor({ notice, ready }: Heard): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0)
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const length = rest.readInt32BE(1) + 1
      if (rest[0] === noticeType) notice(rest.toString('utf8', 5, length))
      if (rest[0] === readyType) ready()
      rest = rest.subarray(length)
    }
  }
}

const buffersOf = ({ Plan }: Explained): number => Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks']

function explainedIn(notice: string): Explained {
  const start = notice.indexOf(planStart) + planStart.length
  return JSON.parse(notice.slice(start, notice.indexOf('\0', start))) as Explained
}

/** A proxy between a service and its database that adds up the cost of the statements. */
export async function startExplainingProxy(database: string) {
  const cost: Cost = { statements: 0, roundTrips: 0, buffers: 0 }
  const behind = new URL(database)
  const server = createServer((service) => {
    const postgres = connect(Number(behind.port || 5432), behind.hostname)
    const listen = listenFor({
      ready: () => cost.roundTrips++,
      notice: (text) => {
        if (!text.includes(planStart)) return
        const explained = explainedIn(text)
        if (explained['Query Text']?.includes(askedByTheClock)) return cost.roundTrips--
        cost.statements++
        cost.buffers += buffersOf(explained)
      },
    })
    service.pipe(postgres).pipe(service)
    postgres.on('data', listen)
    for (const socket of [service, postgres]) socket.on('error', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(database)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  url.searchParams.set('options', options)
  return { url: url.href, cost, stop: () => server.close() }
}
