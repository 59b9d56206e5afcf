import { Link, useLocation } from 'react-router'
import { AuthLayout } from '../auth-layout.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterScreen() {
  const { search } = useLocation()
  return (
    <AuthLayout
      title="Create account"
      intro="Sadhana Compass is invite-only. You’ll need a referral code from a member."
    >
      <RegisterForm referralCode={new URLSearchParams(search).get('ref') ?? ''} />
      <p className="auth-ways">
        By creating an account, you agree to the <Link to="/terms">terms</Link>. We explain how we use your data on{' '}
        <Link to="/privacy">our privacy page</Link>.
      </p>
      <p className="auth-ways">
        Already a member? <Link to={{ pathname: '/login', search }}>Sign in</Link>. No code?{' '}
        <Link to="/waitlist">Join the waitlist</Link>.
      </p>
    </AuthLayout>
  )
}
