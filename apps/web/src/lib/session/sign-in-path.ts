/** The path of the sign-in form, which leads back to `path` afterwards. */
export const signInPathReturningTo = (path: string) => `/login?redirect=${encodeURIComponent(path)}`

/**
 * A path on our own site. Anything else, such as `//elsewhere.example`, could lead a member astray. Browsers drop tabs
 * and line breaks from addresses, so `/<tab>/elsewhere.example` is the same.
 */
const ownPath = /^\/(?![/\\])\P{Cc}*$/u

/**
 * Where a sign-in leads: to the page the visitor was heading for, to the tier they chose on the pricing page, or home.
 */
export function destinationAfterSignIn(search: URLSearchParams): string {
  const tier = search.get('tier')
  const wanted = search.get('redirect') ?? (tier ? '/pricing' : '/')
  if (!ownPath.test(wanted)) return '/'
  return tier && wanted === '/pricing' ? `/pricing?tier=${encodeURIComponent(tier)}` : wanted
}
