import type { ConsoleAccess, Language, OperatorRole, TokenScope } from '@sadhana/contract'

/**
 * A signed-in member, and the session they signed in with. A member's tool has `token` instead, and its id in place of
 * the session's; it reaches only routes that name one of its scopes.
 */
export type Member = { id: string; sessionId: string; token?: { id: string; scopes: readonly TokenScope[] } }

/** Identifies the sender of a request. Null for a visitor without a valid session. */
export type Authenticate = (request: {
  headers: { authorization?: string | undefined }
  ip: string
}) => Promise<Member | null>

/** Lets a member with a role into the console. For everyone else, the page doesn't exist. */
export type Authorise = (member: Member | null, access: ConsoleAccess) => Promise<ConsoleMember>
export type ConsoleMember = Member & { role: OperatorRole }

/** The details about the client of a request that use cases need. */
export type Caller = {
  ip: string
  userAgent: string | undefined
  /** In a browser, scripts can read the tokens, so its sessions are also bound to a cookie. */
  isBrowser: boolean
  /** The value of that cookie. */
  browserKey: string | undefined
  keepBrowserKey: (key: string) => void
  language: Language
  /** Has the browser ask for this language from now on. */
  rememberLanguage: (language: Language) => void
  /** The same for the language of an account, unless one was chosen in this browser. True if the pages change. */
  followLanguage: (language: Language) => boolean
}
