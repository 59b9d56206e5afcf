import { socialStartPath, type SocialLoginProvider } from '@sadhana/contract'

const key = 'socialLogin'

/** Remembered while this tab is at a provider's page. */
type SavedState = {
  state: string
  /** The query with which the page was left: where to go afterwards, or a referral code. */
  search: string
}

/** Creates the state with which to leave. Only this tab knows it, so no one can make another browser return with it. */
export function rememberState(search = ''): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  const state = btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace('=', '')
  const saved: SavedState = { state, search }
  sessionStorage.setItem(key, JSON.stringify(saved))
  return state
}

export function leaveForProvider(provider: SocialLoginProvider, purpose: 'sign-in' | 'link', search = ''): void {
  location.assign(`${socialStartPath(provider)}?state=${rememberState(search)}&purpose=${purpose}`)
}

/** The saved state, if this is the tab that left with it. */
export function matchingState(state: string | null): SavedState | undefined {
  const stored = sessionStorage.getItem(key)
  const saved = stored ? (JSON.parse(stored) as SavedState) : undefined
  return state && saved?.state === state ? saved : undefined
}

export const forgetSocialState = (): void => sessionStorage.removeItem(key)

const answerNames = ['error', 'token', 'tempToken', 'ticket', 'proof']

/**
 * The parameters that a provider's callback put after `#`, or into the query as in earlier versions; undefined if there
 * are none.
 */
export const providerAnswer = ({ hash, search }: { hash: string; search: string }): URLSearchParams | undefined =>
  [hash.replace(/^#/, ''), search]
    .map((part) => new URLSearchParams(part))
    .find((params) => answerNames.some((name) => params.has(name)))
