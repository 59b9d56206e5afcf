/**
 * Every host that the server calls for a member, by the provider's name. A leading dot stands for everything below. Our
 * own mail server, bucket, language model and collector aren't here: operators name them in the settings.
 */
export const outgoingHosts = {
  google: ['oauth2.googleapis.com', 'www.googleapis.com'],
  facebook: ['graph.facebook.com', 'www.facebook.com'],
  apple: ['appleid.apple.com'],
  twilio: ['api.twilio.com'],
  paypal: ['api-m.paypal.com', 'api-m.sandbox.paypal.com', '.paypal.com'],
  // The push services of the browsers that exist.
  push: ['fcm.googleapis.com', '.push.apple.com', '.push.services.mozilla.com', '.notify.windows.com'],
  breaches: ['api.pwnedpasswords.com'],
  sns: ['.amazonaws.com', '.amazonaws.com.cn'],
} as const satisfies Record<string, readonly string[]>

type Listed = keyof typeof outgoingHosts
/**
 * Two aren't on the list: the operators' own provider, whose address is a setting and which names the others itself, and
 * other installations, whose addresses members type.
 */
export type Provider = Listed | 'oidc' | 'installation'

export type MayCall = (provider: Provider, url: URL) => boolean

export const isOnList = (hosts: readonly string[], { hostname, port }: URL): boolean =>
  port === '' && hosts.some((host) => (host.startsWith('.') ? hostname.endsWith(host) : hostname === host))

export const mayCallListed: MayCall = (provider, url) =>
  provider !== 'oidc' && provider !== 'installation' && isOnList(outgoingHosts[provider], url)
