import { ApiError } from '@sadhana/contract'
import { NetworkError } from '#lib/http.ts'

/** What the toast says about an entry that could not be saved. */
export function waitlistFailureText(error: unknown): string {
  if (error instanceof ApiError) return `HTTP ${error.status}: ${withoutStatus(error)}`
  if (error instanceof NetworkError) return error.message
  return 'Please try again later.'
}

/** An answer that is not ours repeats its status at the start of the message. */
const withoutStatus = ({ status, message }: ApiError) =>
  message.startsWith(`${status} `) ? message.slice(`${status} `.length) : message
