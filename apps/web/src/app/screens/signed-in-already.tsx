import { Navigate, useSearchParams } from 'react-router'
import { isNewMember } from '#lib/session/new-member.ts'
import { destinationAfterSignIn } from '#lib/session/sign-in-path.ts'

/** Members have no use for these pages: they go where they were heading, or home; a new one is welcomed first. */
export function SignedInAlready() {
  const [search] = useSearchParams()
  const to = isNewMember() ? { pathname: '/welcome', search: search.toString() } : destinationAfterSignIn(search)
  return <Navigate to={to} replace />
}
