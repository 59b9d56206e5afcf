import { type BoundedQueue, createBoundedQueue } from './bounded-queue.ts'

export type Serialize = <T>(key: string, work: () => Promise<T>) => Promise<T>

/**
 * Queues work with the same key in this process and runs `atOnce` tasks at a time. In the database, each request that
 * waits for a row would hold a connection, and one popular row would take the whole pool.
 */
export function createKeyedQueue({ maxWaiting, atOnce = 1 }: { maxWaiting: number; atOnce?: number }): Serialize {
  const createQueue = () => createBoundedQueue({ lanes: Array.from({ length: atOnce }, () => ({})), maxWaiting })
  const queues = new Map<string, { queue: BoundedQueue<object>; inUse: number }>()
  return async (key, work) => {
    const entry = queues.get(key) ?? { queue: createQueue(), inUse: 0 }
    queues.set(key, entry)
    entry.inUse++
    try {
      return await entry.queue.run(work)
    } finally {
      entry.inUse--
      if (entry.inUse === 0) queues.delete(key)
    }
  }
}
