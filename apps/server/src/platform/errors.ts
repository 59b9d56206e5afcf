import { type ErrorCode, errors } from '@sadhana/contract'

type Details = ErrorOptions & { message?: string; fields?: Record<string, string>; retryAfterSeconds?: number }

/** A failure that the client is meant to see. Any other error becomes a 500 without details. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  /** Sent as `Retry-After`. */
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

/** For rows that every member has. A row is missing only if the member was erased while the token still works. */
export function orAuthRequired<T>(row: T | undefined): T {
  if (row === undefined) throw new AppError('auth.required')
  return row
}
