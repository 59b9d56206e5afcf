import { AppError } from '#platform/errors.ts'
import type { Mount } from '#platform/http/implement.ts'
import { type RawBody, withRawBodies } from '#platform/http/raw-body.ts'
import { MessageRefused, ProviderUnreachable } from '#platform/payment/payment-provider.ts'
import { applyMessage } from './apply-message.service.ts'
import type { GivingDeps } from '../shared/giving.deps.ts'

const messagePath = '/api/webhooks/paypal'

const limit = { max: 600, seconds: 60 }

/**
 * Receives the provider's messages. The body stays raw, because the signature covers its bytes. The route isn't in the
 * contract, because only the provider may use it.
 */
export const messageRoutes =
  ({ clock, log, provider }: Pick<GivingDeps, 'clock' | 'log' | 'provider'>): Mount =>
  (app, { db, limiter }) =>
    withRawBodies(app, (scope) => {
      scope.post<RawBody>(messagePath, { schema: { hide: true } }, async ({ headers, body, ip }, reply) => {
        if (!provider) throw new AppError('request.not_found')
        const outcome = await limiter.take(messagePath, ip, limit)
        if (!outcome.taken) throw new AppError('request.too_many', outcome)
        try {
          const message = await provider.readMessage(headers, body ?? Buffer.alloc(0))
          const effect = await applyMessage({ db, clock }, message)
          log.info({ event: message.id, type: message.type, effect }, 'a message from the provider')
        } catch (error) {
          // The provider's certificate couldn't be loaded. The provider will send the message again.
          if (error instanceof ProviderUnreachable) throw new AppError('giving.provider_unreachable', { cause: error })
          if (!(error instanceof MessageRefused)) throw error
          log.warn({ reason: error.message }, 'a message was refused that claims to be from the provider')
          throw new AppError('request.malformed', { cause: error })
        }
        return reply.code(200).send({})
      })
    })
