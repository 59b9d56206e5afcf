import type { emailLinks } from '@sadhana/contract'
import { emailedToken } from './emailed-token.ts'

type SignInLink = (typeof emailLinks)['resetPassword' | 'recoverTwoFactor']
const signInPath: SignInLink['path'] = '/login'
const emailedKeys = ['reset', 'recovery'] as const satisfies SignInLink['key'][]

const views = ['forgot', 'reset', 'recovery'] as const
type LoginView = 'sign-in' | (typeof views)[number]

/** The view of the sign-in page is in its address, so the back button moves between views. */
export function viewIn(search: URLSearchParams): LoginView {
  const view = search.get('view')
  return views.find((option) => option === view) ?? 'sign-in'
}

/** Keeps the other parameters, such as the page to show after signing in. */
export function searchWithView(search: string, view: LoginView): string {
  const params = new URLSearchParams(search)
  if (view === 'sign-in') params.delete('view')
  else params.set('view', view)
  return params.toString()
}

type Address = { pathname: string; search: string; hash: string }

/** True for links from emails, which work for signed-in members too. Otherwise the sign-in page redirects them. */
export function isEmailedLink({ pathname, search, hash }: Address): boolean {
  const view = new URLSearchParams(search).get('view')
  return pathname === signInPath && emailedKeys.some((key) => key === view || emailedToken(hash, key) !== '')
}
