import { Hero } from './hero.tsx'
import { Inside } from './inside.tsx'
import { Invitation } from './invitation.tsx'
import { LimbList } from './limb-list.tsx'
import { Promises } from './promises.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'

type LandingScreenProps = {
  /** Set if the visitor came for a member's page, to which signing in leads. */
  signInPath?: string
}

export const LandingScreen = ({ signInPath }: LandingScreenProps) => (
  <>
    {signInPath && <SignInCall path={signInPath} />}
    <Hero />
    <Promises />
    <LimbList />
    <Inside />
    <Invitation />
  </>
)

const SignInCall = ({ path }: { path: string }) => (
  <section className="page" aria-label="Sign in to continue">
    <div className="sign-in-call">
      <p>This page is for members. Sign in and we’ll take you straight there.</p>
      <Button asChild>
        <Link to={path}>Sign in to continue</Link>
      </Button>
    </div>
  </section>
)
