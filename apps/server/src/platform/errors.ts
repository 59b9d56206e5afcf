import { type ErrorCode, errors } from '@sadhana/contract'

type Details = ErrorOptions & { fields?: Record<string, string>; retryAfterSeconds?: number }

/** A failure the client is meant to see. Anything else that is thrown is a 500 without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Goes out as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  constructor(code: ErrorCode, { fields, retryAfterSeconds, ...options }: Details = {}) {
    super(errors[code][1], options)
    this.code = code
    this.fields = fields
    this.retryAfterSeconds = retryAfterSeconds
  }
  get status(): number {
    return errors[this.code][0]
  }
}

/** For what every member has: it is missing only where the token outlived the member, by some minutes at most. */
export function orAuthRequired<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('auth.required')
  return found
}
