import { Hero } from './hero.tsx'
import { Inside } from './inside.tsx'
import { Invitation } from './invitation.tsx'
import { LimbList } from './limb-list.tsx'
import { Promises } from './promises.tsx'
import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'
import { landingText as text } from './landing.text.ts'

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
  <section className="page" aria-label={text.signIn.title}>
    <div className="sign-in-call">
      <p>{text.signIn.text}</p>
      <Button asChild>
        <Link to={path}>{text.signIn.title}</Link>
      </Button>
    </div>
  </section>
)
