import { Link, useLocation } from 'react-router'
import { Door } from './door.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterScreen() {
  const { search } = useLocation()
  return (
    <Door title="Create account" intro="Members bring members: you need a referral code from one of them.">
      <RegisterForm referralCode={new URLSearchParams(search).get('ref') ?? ''} />
      <p className="door-ways">
        By creating an account you agree to the <Link to="/terms">terms</Link>; how we treat your data is in{' '}
        <Link to="/privacy">privacy</Link>.
      </p>
      <p className="door-ways">
        A member already? <Link to={{ pathname: '/login', search }}>Sign in</Link>. No code?{' '}
        <Link to="/waitlist">Join the waitlist</Link>.
      </p>
    </Door>
  )
}
