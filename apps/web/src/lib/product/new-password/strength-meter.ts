import { trustedWorkerUrl } from '#lib/browser/trusted-worker.ts'
import type { Estimate, Question } from './strength-worker.ts'
// oxlint-disable-next-line import/default -- the bundler turns it into the address of the built worker
import workerUrl from './strength-worker.ts?worker&url'

const trusted = trustedWorkerUrl('strength-worker', workerUrl)

let worker: Worker | undefined
let lastId = 0
const open = new Map<number, PromiseWithResolvers<Estimate['strength']>>()

function start(): Worker {
  const started = new Worker(trusted(), { type: 'module' })
  started.addEventListener('message', ({ data: { id, strength } }: MessageEvent<Estimate>) => {
    open.get(id)?.resolve(strength)
    open.delete(id)
  })
  started.addEventListener('error', () => {
    worker = undefined
    for (const { reject } of open.values()) reject(new Error('We couldn’t load the password meter'))
    open.clear()
  })
  return started
}

/**
 * What the server will say: `ours` if little is left of it without the member's name and our own words, else a score from
 * 0 to 4. Loads the word lists on first use, and runs off the main thread.
 */
export function estimateStrength(password: string, about: readonly string[]): Promise<Estimate['strength']> {
  worker ??= start()
  const id = ++lastId
  const answer = Promise.withResolvers<Estimate['strength']>()
  open.set(id, answer)
  const question = { id, password, host: location.hostname, about }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- workers have no origin, windows do
  worker.postMessage(question satisfies Question)
  return answer.promise
}
