import { Navigate, useSearchParams } from 'react-router'
import { destinationAfterSignIn } from '#lib/session/sign-in-path.ts'

/** Members have no use for the doors: they go where they were heading, or home. */
export function SignedInAlready() {
  const [search] = useSearchParams()
  return <Navigate to={destinationAfterSignIn(search)} replace />
}
