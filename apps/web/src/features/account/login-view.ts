import type { mailLinks } from '@sadhana/contract'
import { mailedSecret } from './mailed-secret.ts'

type LinkToTheDoor = (typeof mailLinks)['resetPassword' | 'recoverTwoFactor']
const door: LinkToTheDoor['path'] = '/login'
const mailedKeys = ['reset', 'recovery'] as const satisfies LinkToTheDoor['key'][]

const views = ['forgot', 'reset', 'recovery'] as const
type LoginView = 'sign-in' | (typeof views)[number]

/** The views of the sign-in page stand in its address, so that the browser's back button moves between them. */
export function viewIn(search: URLSearchParams): LoginView {
  const view = search.get('view')
  return views.find((known) => known === view) ?? 'sign-in'
}

/** Keeps what else the address says, such as where to go after signing in. */
export function searchWithView(search: string, view: LoginView): string {
  const params = new URLSearchParams(search)
  if (view === 'sign-in') params.delete('view')
  else params.set('view', view)
  return params.toString()
}

type Address = { pathname: string; search: string; hash: string }

/** A mailed link is there for members too, who have no other business at the door. */
export function isMailedErrand({ pathname, search, hash }: Address): boolean {
  const view = new URLSearchParams(search).get('view')
  return pathname === door && mailedKeys.some((key) => key === view || mailedSecret(hash, key) !== '')
}
