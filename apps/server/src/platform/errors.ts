import { type ErrorCode, errors } from '@sadhana/contract'

type Details = ErrorOptions & { fields?: Record<string, string> }

/** A failure the client is meant to see. Anything else that is thrown is a 500 without detail. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  constructor(code: ErrorCode, { fields, ...options }: Details = {}) {
    super(errors[code][1], options)
    this.code = code
    this.fields = fields
  }
  get status(): number {
    return errors[this.code][0]
  }
}
