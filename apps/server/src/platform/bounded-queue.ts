import { AppError } from './errors.ts'

export type BoundedQueue = { run: <T>(work: () => Promise<T>) => Promise<T> }

/** Heavy work, a few at a time. When too many wait, the next is turned away at once: better than all of them late. */
export function createBoundedQueue({ lanes, mostWaiting }: { lanes: number; mostWaiting: number }): BoundedQueue {
  const waiting: (() => void)[] = []
  let busy = 0

  const enter = async () => {
    if (busy < lanes) {
      busy++
      return
    }
    if (waiting.length >= mostWaiting) throw new AppError('request.too_many')
    await new Promise<void>((go) => waiting.push(go))
  }
  /** The lane is handed over rather than freed, so that nobody slips in between. */
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else busy--
  }

  return {
    run: async (work) => {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
  }
}
