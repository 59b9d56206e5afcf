import { useLocation } from 'react-router'
import { signInPathReturningTo } from '#lib/session/sign-in-path.ts'
import { LandingScreen } from './screens.ts'

type LandingRouteProps = { opensAfterSignIn: (pathname: string) => boolean }

/** Addresses that aren't for visitors show the landing page. Those for members also offer to sign in and continue. */
export function LandingRoute({ opensAfterSignIn }: LandingRouteProps) {
  const { pathname, search } = useLocation()
  const signInPath = opensAfterSignIn(pathname) ? signInPathReturningTo(pathname + search) : undefined
  return <LandingScreen {...(signInPath && { signInPath })} />
}
