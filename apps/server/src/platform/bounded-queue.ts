import { AppError } from './errors.ts'

export type BoundedQueue<Lane> = { run: <T>(work: (lane: Lane) => Promise<T>) => Promise<T> }

const retryAfterSeconds = 2

/** Runs heavy work, one task at a time in each lane. When too many tasks wait, the next is rejected at once. */
export function createBoundedQueue<Lane extends object>({
  lanes,
  maxWaiting,
}: {
  lanes: readonly Lane[]
  maxWaiting: number
}): BoundedQueue<Lane> {
  const free = [...lanes]
  const waiting: ((lane: Lane) => void)[] = []

  const enter = async (): Promise<Lane> => {
    const lane = free.pop()
    if (lane) return lane
    if (waiting.length >= maxWaiting) throw new AppError('request.too_many', { retryAfterSeconds })
    return new Promise((go) => waiting.push(go))
  }
  /** Hands the lane to the next task in the queue instead of freeing it, so that no newcomer can overtake. */
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
