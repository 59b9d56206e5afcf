import { type ErrorBody, type ErrorCode, errors } from '@sadhana/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { AppError } from '#platform/errors.ts'

/** Every failure leaves as `{ code, message, fields? }`; what we did not foresee leaves without detail. */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const body = bodyOf(error)
    const [status] = errors[body.code]
    if (status >= 500) request.log.error({ err: error }, 'a request failed')
    if (error instanceof AppError && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body)
  })
}

export function answerOf(code: ErrorCode, fields?: Record<string, string>): ErrorBody {
  return { code, message: errors[code][1], ...(fields && { fields }) }
}

const codeByStatus: Record<number, ErrorCode> = {
  400: 'request.malformed',
  404: 'request.not_found',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  503: 'service.unavailable',
}

function bodyOf(error: FastifyError): ErrorBody {
  if (error instanceof AppError) return answerOf(error.code, error.fields)
  if (hasZodFastifySchemaValidationErrors(error)) return answerOf('request.invalid', fieldsOf(error))
  return answerOf(codeByStatus[error.statusCode ?? 500] ?? 'service.failed')
}

/** The first message of each field, under the path a form knows it by: `conversationHistory.0.role`. */
function fieldsOf(error: { validation: { instancePath: string; message?: string }[] }): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { instancePath, message } of error.validation) {
    fields[instancePath.split('/').filter(Boolean).join('.')] ??= message ?? errors['request.invalid'][1]
  }
  return fields
}
