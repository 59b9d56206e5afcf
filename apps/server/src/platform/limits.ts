import { isIPv4, isIPv6 } from 'node:net'
import type { Limit } from '@sadhana/contract'
import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** If `taken` is false, the limit is reached. Try again after `retryAfterSeconds`. */
type LimitOutcome = { taken: true; refund: () => Promise<void> } | { taken: false; retryAfterSeconds: number }
export type Limiter = {
  take: (name: string, who: string, limit: Limit) => Promise<LimitOutcome>
  /** The same, but the first few are counted in the process, without asking Redis. */
  takeLoosely: (name: string, who: string, limit: Limit) => Promise<LimitOutcome>
}

/** Without Redis, each process counts on its own. Several may be running, so each allows only a part. */
const shareOfOneProcess = 0.5
/**
 * What a process grants by itself when it counts loosely. Alone it allows exactly the limit; each further process adds
 * at most this part of it.
 */
const looseShare = 0.1

/** Protects against floods. Counts that must be exact, such as attempts at a code, are in PostgreSQL instead. */
export function createLimiter(redis: Redis | undefined): Limiter {
  const limiters = new Map<string, RateLimiterAbstract>()
  const firstLimiters = new Map<string, RateLimiterAbstract>()

  const limiterOf = (name: string, { max, seconds }: Limit): RateLimiterAbstract => {
    const existing = limiters.get(name)
    if (existing) return existing
    const alone = new RateLimiterMemory({ points: Math.max(1, Math.floor(max * shareOfOneProcess)), duration: seconds })
    const limiter = redis
      ? new RateLimiterRedis({
          storeClient: redis,
          keyPrefix: `limit:${name}`,
          points: max,
          duration: seconds,
          rejectIfRedisNotReady: true,
          insuranceLimiter: alone,
        })
      : alone
    limiters.set(name, limiter)
    return limiter
  }

  const firstLimiterOf = (name: string, { max, seconds }: Limit): RateLimiterAbstract => {
    const limiter = firstLimiters.get(name) ?? new RateLimiterMemory({ points: max, duration: seconds })
    firstLimiters.set(name, limiter)
    return limiter
  }

  const take: Limiter['take'] = (name, who, limit) => takeFrom(limiterOf(name, limit), who)

  return {
    take,
    takeLoosely: async (name, who, limit) => {
      const first = redis ? Math.floor(limit.max * looseShare) : 0
      if (first === 0) return take(name, who, limit)
      const outcome = await takeFrom(firstLimiterOf(name, { ...limit, max: first }), who)
      return outcome.taken ? outcome : take(name, who, { ...limit, max: limit.max - first })
    },
  }
}

async function takeFrom(limiter: RateLimiterAbstract, who: string): Promise<LimitOutcome> {
  try {
    await limiter.consume(who)
    return {
      taken: true,
      refund: async () => {
        await limiter.reward(who)
      },
    }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { taken: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
  }
}

/**
 * What counts as one address. A household usually has a whole IPv6 /64, and IPv4 may be written as IPv6. A client that
 * has disconnected has no address.
 */
export function addressOf(ip: string | undefined): string {
  const [address = ''] = (ip ?? '').split('%')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unknown'
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const isMapped = groups.slice(0, 6).join(':') === '0:0:0:0:0:65535'
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  const household = groups.slice(0, 4).map((group) => group.toString(16))
  return `${household.join(':')}::/64`
}

/** The eight numbers of an IPv6 address. A URL writes each address in only one way, without dots. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const [left = [], right = []] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean))
  const missing = Array<string>(8 - left.length - right.length).fill('0')
  return [...left, ...missing, ...right].map((group) => Number.parseInt(group, 16))
}

export const isLoopback = (ip: string): boolean => ip === '::1' || addressOf(ip) === '127.0.0.1'
