import type { Limit } from '@sadhana/contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors.ts'
import { addressOf, type Limiter } from '#platform/limits.ts'

/** For routes outside the contract: refuses an address that asks too often, before anything is read. */
export const limitedPerAddress =
  (limiter: Limiter, name: string, limit: Limit) =>
  async ({ ip }: Pick<FastifyRequest, 'ip'>): Promise<void> => {
    const outcome = await limiter.take(name, addressOf(ip), limit)
    if (!outcome.taken) throw new AppError('request.too_many', outcome)
  }
