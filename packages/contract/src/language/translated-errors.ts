import type { ErrorCode } from '../http/errors.ts'
import type { ReplyName } from '../http/replies.ts'

/** The messages of errors in another language. The operators' console is in English only. */
export type TranslatedErrors = Record<Exclude<ErrorCode, `operator.${string}`>, string>

/** What successful replies say in another language. */
export type TranslatedReplies = Record<ReplyName, string>
