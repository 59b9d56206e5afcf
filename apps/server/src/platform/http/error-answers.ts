import { type ErrorBody, type ErrorCode, errors, type Language } from '@sadhana/contract'
import type { FastifyError, FastifyInstance } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { isPassingFault } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import { requestLanguage } from './request-language.ts'
import { issueText, translateError } from './translate-error.ts'

/**
 * Answers every failure with `{ code, message, fields? }` in the language of the request, and an unexpected one without
 * details.
 */
export function addErrorAnswers(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError>((thrown, request, reply) => {
    const error = isPassingFault(thrown) ? busy(thrown) : isStorageFull(thrown) ? full(thrown) : thrown
    const language = requestLanguage(request)
    const body = bodyOf(error, language)
    const [status] = errors[body.code]
    request.refusal = body.code
    if (status >= 500) request.log.error({ err: error }, 'request failed')
    if (error instanceof AppError && error.retryAfterSeconds) reply.header('retry-after', error.retryAfterSeconds)
    reply.header('cache-control', 'no-store').header('vary', 'accept-language, cookie')
    const translated = answerIn(language, error, body)
    if (translated.language !== 'en') reply.header('content-language', translated.language)
    return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(translated.body)
  })
}

function answerIn(language: Language, error: Error, body: ErrorBody): ReturnType<typeof translateError> {
  if (!(error instanceof AppError) || !error.messageIn) return translateError(body, language)
  return { body: { ...body, message: error.messageIn(language) }, language }
}

const busy = (cause: Error) => new AppError('service.unavailable', { cause, retryAfterSeconds: 2 })

const full = (cause: Error) => new AppError('service.storage_full', { cause, retryAfterSeconds: 600 })

/** The codes of the file system and of stores such as S3. PostgreSQL's errors are handled before. */
const fullCodes = new Set(['ENOSPC', 'EDQUOT', 'XMinioStorageFull', 'QuotaExceeded', 'InsufficientStorage'])
const isStorageFull = (error: Error & { code?: string }): boolean =>
  fullCodes.has(error.code ?? '') || fullCodes.has(error.name)

export function answerOf(
  code: ErrorCode,
  fields?: Record<string, string>,
  message: string = errors[code][1],
): ErrorBody {
  return { code, message, ...(fields && { fields }) }
}

const codeByStatus: Record<number, ErrorCode> = {
  403: 'request.not_found',
  404: 'request.not_found',
  408: 'request.timeout',
  412: 'request.precondition_failed',
  413: 'request.too_large',
  415: 'request.unsupported_type',
  416: 'request.range_outside',
  431: 'request.headers_too_large',
  503: 'service.unavailable',
}

function bodyOf(error: FastifyError | AppError, language: Language): ErrorBody {
  if (error instanceof AppError) return answerOf(error.code, error.fields, error.message)
  if (hasZodFastifySchemaValidationErrors(error)) return answerOf('request.invalid', fieldsOf(error, language))
  const { statusCode = 500 } = error
  return answerOf(codeByStatus[statusCode] ?? (statusCode < 500 ? 'request.malformed' : 'service.failed'))
}

type FieldIssue = { instancePath: string; keyword: string; message?: string }

/** The first message for each field, under the path that a form uses: `conversationHistory.0.role`. */
function fieldsOf(error: { validation: FieldIssue[] }, language: Language): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { instancePath, ...issue } of error.validation) {
    fields[instancePath.split('/').filter(Boolean).join('.')] ??= issueText(issue, language)
  }
  return fields
}
