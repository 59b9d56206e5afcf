import type { OperatorRole, SocialLoginProvider } from '@sadhana/contract'

/** A person's identity at a provider. Only the subject identifies them, never the email. */
export type Identity = {
  provider: SocialLoginProvider
  subject: string
  /** Only set if the provider has verified the address. */
  email: string | null
  name: string | null
  /** For a provider that can be replaced by another: whose subject it is. */
  issuer?: string
  /** True if the provider says that it asked for two-factor authentication, and is believed. */
  hasSecondFactor?: boolean
  /** What the provider says about their role. Undefined if it isn't asked. */
  role?: OperatorRole | null
}

/** Nonce and verifier are derived from the state, so that neither is stored. */
export type Secrets = { state: string; nonce: string; codeVerifier: string }

export type IdentityProvider = {
  /**
   * The URL for signing in at the provider. With `isFresh`, even someone who is already signed in there has to sign in
   * again.
   */
  startUrl: (secrets: Secrets, options?: { isFresh?: boolean }) => Promise<string>
  /**
   * Reads what the provider sent back with the browser, and rejects anything invalid. With `maxAge`, in seconds, it
   * also rejects a sign-in that the provider says was earlier.
   */
  identify: (answer: URLSearchParams, secrets: Secrets, maxAge?: number) => Promise<Identity>
  /** Where to sign out there. Null if the provider has no page for that. */
  signOutUrl?: () => Promise<string | null>
}

export type IdentityProviders = ReadonlyMap<SocialLoginProvider, IdentityProvider>

export const callbackPath = (provider: SocialLoginProvider): string => `/api/auth/social/${provider}/callback`
