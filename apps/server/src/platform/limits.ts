import type { Limit } from '@sadhana/contract'
import type { Redis } from 'ioredis'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible'

/** `taken` false means over the limit; try again after `retryAfterSeconds`. */
type Taken = { taken: true; giveBack: () => Promise<void> } | { taken: false; retryAfterSeconds: number }
export type Limiter = { take: (name: string, who: string, limit: Limit) => Promise<Taken> }

/** Without Redis each process counts alone, and several may run: each then allows only a part. */
const shareOfOneProcess = 0.5

/** An outer wall against floods. Counters that are facts (attempts at a code) live in PostgreSQL instead. */
export function createLimiter(redis: Redis | undefined): Limiter {
  const known = new Map<string, RateLimiterAbstract>()

  const limiterOf = (name: string, { max, seconds }: Limit): RateLimiterAbstract => {
    const existing = known.get(name)
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
    known.set(name, limiter)
    return limiter
  }

  return {
    take: async (name, who, limit) => {
      const limiter = limiterOf(name, limit)
      try {
        await limiter.consume(who)
        return {
          taken: true,
          giveBack: async () => {
            await limiter.reward(who)
          },
        }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { taken: false, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}

/** One household usually holds a whole IPv6 /64, so it counts as one address. */
export function addressOf(ip: string): string {
  if (!ip.includes(':')) return ip
  if (ip.startsWith('::ffff:') && ip.includes('.')) return ip.slice('::ffff:'.length)
  const [head = '', tail] = ip.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':').filter(Boolean) ?? []
  const missing = tail === undefined ? 0 : 8 - left.length - right.length
  const groups = [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right]
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`
}
