import { Redis } from 'ioredis'
import type { Logger } from './log.ts'

/**
 * Redis is never the only home of a fact, so a command that cannot be answered at once fails fast
 * and its caller goes on without it.
 */
export function createRedis(url: string | undefined, log: Logger): Redis | undefined {
  if (!url) return undefined
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 250,
    retryStrategy: (attempt) => Math.min(attempt * 100, 2_000),
  })
  redis.on('error', (error) => log.warn({ err: error }, 'redis is not reachable'))
  redis.on('ready', () => log.info('redis is reachable'))
  return redis
}
