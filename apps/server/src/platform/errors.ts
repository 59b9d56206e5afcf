import { type ErrorCode, errors, type Language } from '@sadhana/contract'
import type { FieldMessages } from '@sadhana/contract/languages'

type Details = ErrorOptions & {
  message?: string
  /** A message with a day or an address in it, in every language. The others are translated by their code. */
  messageIn?: (language: Language) => string
  fields?: FieldMessages
  /** Dates and other values, which are sent as fields too. */
  values?: Record<string, string>
  retryAfterSeconds?: number
}

/** A failure that the client is meant to see. Any other error becomes a 500 without details. */
export class AppError extends Error {
  override name = 'AppError'
  readonly code: ErrorCode
  readonly fields: Record<string, string> | undefined
  readonly messageIn: Details['messageIn']
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds: number | undefined
  constructor(
    code: ErrorCode,
    {
      messageIn,
      message = messageIn?.('en') ?? errors[code][1],
      fields,
      values,
      retryAfterSeconds,
      ...options
    }: Details = {},
  ) {
    super(message, options)
    this.code = code
    this.messageIn = messageIn
    this.fields = values ?? fields
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
