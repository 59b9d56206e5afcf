import type { SocialLoginProvider } from '@sadhana/contract'

/** Who someone is at a provider: the subject decides, never the email. */
export type Identity = {
  provider: SocialLoginProvider
  subject: string
  /** Only an address that the provider has verified. */
  email: string | null
  name: string | null
}

/** Both derive from the state, so that neither is stored. */
export type Secrets = { state: string; nonce: string; codeVerifier: string }

export type IdentityProvider = {
  /** Where the browser goes to sign in at the provider; with `isFresh`, also someone who is signed in there already. */
  startUrl: (secrets: Secrets, options?: { isFresh?: boolean }) => Promise<string>
  /**
   * Reads what the provider sent back with the browser; rejects whatever isn't right about it. With `maxAge`, in
   * seconds, it also rejects a sign-in that the provider says was earlier.
   */
  identify: (answer: URLSearchParams, secrets: Secrets, maxAge?: number) => Promise<Identity>
}

export type IdentityProviders = ReadonlyMap<SocialLoginProvider, IdentityProvider>

export const callbackPath = (provider: SocialLoginProvider): string => `/api/auth/social/${provider}/callback`
