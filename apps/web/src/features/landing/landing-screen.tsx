import { Hero } from './hero.tsx'
import { Invitation } from './invitation.tsx'
import { LimbList } from './limb-list.tsx'
import { Promises } from './promises.tsx'
import { SignInCall } from './sign-in-call.tsx'

type LandingScreenProps = {
  /** Given when the visitor came for a member's page: signing in here leads on to it. */
  signInPath?: string
}

export const LandingScreen = ({ signInPath }: LandingScreenProps) => (
  <>
    {signInPath && <SignInCall path={signInPath} />}
    <Hero />
    <Promises />
    <LimbList />
    <Invitation />
  </>
)
