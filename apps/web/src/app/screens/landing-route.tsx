import { useLocation } from 'react-router'
import { signInPathReturningTo } from '#lib/session/sign-in-path.ts'
import { LandingScreen } from './screens.ts'

type LandingRouteProps = { opensAfterSignIn: (pathname: string) => boolean }

/** Every address that is not a visitor's shows the landing page; a member's address also offers to sign in and go on. */
export function LandingRoute({ opensAfterSignIn }: LandingRouteProps) {
  const { pathname, search } = useLocation()
  const signInPath = opensAfterSignIn(pathname) ? signInPathReturningTo(pathname + search) : undefined
  return <LandingScreen {...(signInPath && { signInPath })} />
}
