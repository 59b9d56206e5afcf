import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'

export type InTurn = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Lets work on the same thing take turns in this process. At the database each of those who wait for one row would
 * hold a connection while it waits, and one thing that everybody wants would take the whole pool.
 */
export function createTurns({ mostWaiting }: { mostWaiting: number }): InTurn {
  const queues = new Map<string, { queue: BoundedQueue<object>; guests: number }>()
  return async (key, work) => {
    const place = queues.get(key) ?? { queue: createBoundedQueue({ lanes: [{}], mostWaiting }), guests: 0 }
    queues.set(key, place)
    place.guests++
    try {
      return await place.queue.run(work)
    } finally {
      place.guests--
      if (place.guests === 0) queues.delete(key)
    }
  }
}
