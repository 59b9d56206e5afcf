import type { ConsoleAccess, OperatorRole } from '@sadhana/contract'

/** A signed-in member, and the session they signed in with. */
export type Member = { id: string; sessionId: string }

/** Identifies the sender of a request; null for a visitor without a valid session. */
export type Authenticate = (request: { headers: { authorization?: string | undefined } }) => Promise<Member | null>

/** Lets a member with a role into the console. To everyone else it is an address where nothing is. */
export type Authorise = (member: Member | null, access: ConsoleAccess) => Promise<ConsoleMember>
export type ConsoleMember = Member & { role: OperatorRole }

/** The client of a request, as far as use cases need it. */
export type Caller = {
  ip: string
  userAgent: string | undefined
  /** A browser keeps its tokens where scripts can read them, so its sessions are also bound to a cookie. */
  isBrowser: boolean
  /** The value of that cookie. */
  browserKey: string | undefined
  keepBrowserKey: (key: string) => void
}
