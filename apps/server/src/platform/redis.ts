import { Redis } from 'ioredis'
import type { Logger } from './log.ts'

/**
 * How many failures in a row are reported. A process that is busy while it starts may read the first answers too late,
 * and then connects again at once.
 */
const failuresThatCount = 3

/**
 * No data is only in Redis, so a command that can't be answered at once fails fast, and its caller continues without
 * it.
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
  let failures = 0
  redis.on('error', (error) => {
    if (++failures !== failuresThatCount) return
    const { hostname, port } = new URL(url)
    const remedy = 'start it, or remove REDIS_URL; until then each process counts limits alone'
    log.warn({ reason: error.message }, `Redis does not answer at ${hostname}:${port || 6379}: ${remedy}`)
  })
  redis.on('ready', () => {
    failures = 0
    log.info('redis is reachable')
  })
  return redis
}
