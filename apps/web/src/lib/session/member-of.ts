import type { Session } from './session-store.ts'

/** The id of the member whose session this is, as their token says; null if it can't be read. */
export function memberOf(session: Pick<Session, 'accessToken'> | null): string | null {
  try {
    const payload = session?.accessToken.split('.')[1] ?? ''
    const { sub } = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown }
    return typeof sub === 'string' ? sub : null
  } catch {
    return null
  }
}
