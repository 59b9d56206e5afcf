import { Worker } from 'node:worker_threads'
import { partToEstimate, wordsOf } from '@sadhana/contract'

export type Question = { id: number; password: string; words: string[] }
export type Estimate = { id: number; score: number }

type StrengthMeter = {
  score: (password: string, about: readonly (string | null)[]) => Promise<number>
  close: () => Promise<void>
}

/** An estimate takes up to a fifth of a second of pure computing, so a thread of its own does it, when first asked. */
export function createStrengthMeter(): StrengthMeter {
  let worker: Worker | undefined
  let asked = 0
  const open = new Map<number, PromiseWithResolvers<number>>()

  const start = (): Worker => {
    const started = new Worker(new URL('./strength-worker.ts', import.meta.url))
    started.unref()
    started.on('message', ({ id, score }: Estimate) => {
      open.get(id)?.resolve(score)
      open.delete(id)
    })
    started.on('error', (error) => {
      worker = undefined
      for (const { reject } of open.values()) reject(error)
      open.clear()
    })
    return started
  }

  return {
    score: (password, about) => {
      worker ??= start()
      const id = ++asked
      const answer = Promise.withResolvers<number>()
      open.set(id, answer)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin, windows do
      worker.postMessage({ id, password: partToEstimate(password), words: wordsOf(about) } satisfies Question)
      return answer.promise
    },
    close: async () => {
      await worker?.terminate()
    },
  }
}
