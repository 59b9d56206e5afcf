import { Link } from 'react-router'
import { Button } from '#ui/button.tsx'

export const SignInCall = ({ path }: { path: string }) => (
  <section className="page" aria-label="Sign in to go on">
    <div className="sign-in-call">
      <p>The page you asked for belongs to members. Sign in, and we will take you straight there.</p>
      <Button asChild>
        <Link to={path}>Sign in to go on</Link>
      </Button>
    </div>
  </section>
)
