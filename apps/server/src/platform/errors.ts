import { type ErrorCode, errors } from '@sadhana/contract'

type Details = ErrorOptions & { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number }

/** A failure the client is meant to see. Anything else that is thrown is a 500 without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Goes out as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  constructor(code: ErrorCode, { message = errors[code][1], fields, retryAfterSeconds, ...options }: Details = {}) {
    super(message, options)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
  get status(): number {
    return errors[this.code][0]
  }
}

/** For rows that every member has: one is missing only if the member was erased and the token still works. */
export function orAuthRequired<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('auth.required')
  return row
}
