import { ApiError } from '@sadhana/contract'
import { NetworkError } from '#lib/http/http.ts'

/** The text of the toast when an entry couldn't be saved. */
export function waitlistFailureText(error: unknown): string {
  if (error instanceof ApiError) return `HTTP ${error.status}: ${withoutStatus(error)}`
  if (error instanceof NetworkError) return error.message
  return 'Please try again later.'
}

/** The message of a reply that isn't ours starts with its status. */
const withoutStatus = ({ status, message }: ApiError) =>
  message.startsWith(`${status} `) ? message.slice(`${status} `.length) : message
