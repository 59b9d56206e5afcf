/** The push services of the browsers that exist. A browser's address is one that a member gives us. */
const hosts = new Set(['fcm.googleapis.com', 'web.push.apple.com', 'updates.push.services.mozilla.com'])
const domains = ['.push.apple.com', '.push.services.mozilla.com', '.notify.windows.com']

/** `standIn` is the origin of a stand-in, on a developer's machine or in a test. */
export function isPushService(endpoint: string, standIn?: string): boolean {
  const { protocol, hostname, port, username, password, origin } = new URL(endpoint)
  if (standIn !== undefined && origin === new URL(standIn).origin) return true
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
  return hosts.has(hostname) || domains.some((domain) => hostname.endsWith(domain))
}
