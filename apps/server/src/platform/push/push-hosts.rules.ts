import { isOnList, outgoingHosts } from '#platform/outgoing/outgoing-hosts.rules.ts'

/**
 * A browser's address is one that a member gives us. `standIn` is the origin of a stand-in, on a developer's machine or
 * in a test.
 */
export function isPushService(endpoint: string, standIn?: string): boolean {
  const url = URL.parse(endpoint)
  if (!url) return false
  if (standIn !== undefined && url.origin === new URL(standIn).origin) return true
  const { protocol, username, password } = url
  return protocol === 'https:' && username === '' && password === '' && isOnList(outgoingHosts.push, url)
}
