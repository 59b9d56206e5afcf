import { lookup as ask, type LookupAddress } from 'node:dns'
import { type LookupFunction, Socket } from 'node:net'

type Ask = (
  name: string,
  options: { all: true },
  answer: (error: Error | null, addresses: LookupAddress[]) => void,
) => void
type Answer = (error: Error | null, addresses: LookupAddress[]) => void

const patienceMs = 500

/**
 * Looks up names and remembers them: while the name server is silent or fails, the last answer is used. In a container
 * network, it falls silent for seconds when containers start and stop, which is longer than a request can wait.
 */
export function createLastingLookup(askServer: Ask = ask, waitMs = patienceMs): LookupFunction {
  const cache = new Map<string, LookupAddress[]>()
  // Only one query per name at a time, because each blocks a thread of Node until it is answered.
  const pending = new Map<string, Answer[]>()

  function answerAll(name: string, error: Error | null, addresses: LookupAddress[]): void {
    if (!error) cache.set(name, addresses)
    const waiting = pending.get(name) ?? []
    pending.delete(name)
    for (const answer of waiting) answer(cache.has(name) ? null : error, cache.get(name) ?? [])
  }

  function find(name: string, answer: Answer): void {
    const waiting = pending.get(name)
    if (waiting) return void waiting.push(answer)
    pending.set(name, [answer])
    askServer(name, { all: true }, (error, addresses) => answerAll(name, error, addresses))
  }

  return (name, options, callback) => {
    const answer: Answer = (error, addresses) => {
      const [first] = addresses
      if (error || options.all) callback(error, addresses)
      else callback(null, first?.address ?? '', first?.family)
    }
    const remembered = cache.get(name)
    if (!remembered) return find(name, answer)
    let isAnswered = false
    const answerOnce: Answer = (error, addresses) => {
      if (!isAnswered) answer(error, addresses)
      isAnswered = true
      clearTimeout(timer)
    }
    const timer = setTimeout(() => answerOnce(null, remembered), waitMs)
    find(name, answerOnce)
  }
}

const lookup = createLastingLookup()

/** A socket for the driver, which passes only a port and a host. */
export function lastingSocket(): Socket {
  const socket = new Socket()
  const connect = socket.connect.bind(socket)
  socket.connect = ((port: number | string, host?: string) =>
    typeof port === 'string'
      ? connect(port)
      : connect({ port, host: host ?? 'localhost', lookup })) as Socket['connect']
  return socket
}
