import { AppError } from './errors.ts'

export type BoundedQueue<Lane> = { run: <T>(work: (lane: Lane) => Promise<T>) => Promise<T> }

const retryAfterSeconds = 2

/** Heavy work, one at a time in each lane. When too many wait, the next is turned away at once: better than all late. */
export function createBoundedQueue<Lane extends object>({
  lanes,
  mostWaiting,
}: {
  lanes: readonly Lane[]
  mostWaiting: number
}): BoundedQueue<Lane> {
  const free = [...lanes]
  const waiting: ((lane: Lane) => void)[] = []

  const enter = async (): Promise<Lane> => {
    const lane = free.pop()
    if (lane) return lane
    if (waiting.length >= mostWaiting) throw new AppError('request.too_many', { retryAfterSeconds })
    return new Promise((go) => waiting.push(go))
  }
  /** The lane is handed over rather than freed, so that nobody slips in between. */
  const leave = (lane: Lane) => {
    const next = waiting.shift()
    if (next) next(lane)
    else free.push(lane)
  }

  return {
    run: async (work) => {
      const lane = await enter()
      try {
        return await work(lane)
      } finally {
        leave(lane)
      }
    },
  }
}
