import { ApiError } from '@sadhana/contract'
import { NetworkError } from '#lib/http/http.ts'
import { waitlistText as text } from './waitlist.text.ts'

/** The text of the toast when an entry couldn't be saved. */
export function waitlistFailureText(error: unknown): string {
  if (error instanceof ApiError) return text.failedWith(error.status, withoutStatus(error))
  if (error instanceof NetworkError) return error.message
  return text.failedText
}

/** The message of a reply that isn't ours starts with its status. */
const withoutStatus = ({ status, message }: ApiError) =>
  message.startsWith(`${status} `) ? message.slice(`${status} `.length) : message
