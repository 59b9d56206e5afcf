/** From where a request comes, as far as use cases care. */
export type Caller = {
  ip: string
  userAgent: string | undefined
  /** A browser keeps its tokens where scripts can read them, so its sessions are also bound to a cookie. */
  isBrowser: boolean
  /** What that cookie held. */
  browserKey: string | undefined
  keepBrowserKey: (key: string) => void
}
