import { mailLinks } from '@sadhana/contract'
import { Link, useLocation, useNavigate } from 'react-router'
import { Door } from './door.tsx'
import { FinishRecovery } from './finish-recovery.tsx'
import { ForgotForm } from './forgot-form.tsx'
import { searchWithView, viewIn } from './login-view.ts'
import { ResetForm } from './reset-form.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useMailedSecret } from './use-mailed-secret.ts'

export function LoginScreen() {
  const { search } = useLocation()
  const navigate = useNavigate()
  const resetToken = useMailedSecret(mailLinks.resetPassword.key, searchWithView(search, 'reset'))
  const recoveryToken = useMailedSecret(mailLinks.recoverTwoFactor.key, searchWithView(search, 'recovery'))

  const signInView = { search: searchWithView(search, 'sign-in') }
  const backToSignIn = () => void navigate(signInView, { replace: true })
  const wayBack = <Link to={signInView}>Back to sign in</Link>

  switch (viewIn(new URLSearchParams(search))) {
    case 'forgot':
      return (
        <Door title="Forgot password" intro="Tell us your email, and we will send you a link to choose a new one.">
          <ForgotForm onSent={backToSignIn} />
          <p className="door-ways">
            <Link to={{ search: searchWithView(search, 'reset') }}>I have a reset token</Link> · {wayBack}
          </p>
        </Door>
      )
    case 'reset':
      return (
        <Door title="Choose a new password" intro="The token is in the mail we sent you. It works for 30 minutes.">
          <ResetForm key={resetToken} token={resetToken} onReset={backToSignIn} />
          <p className="door-ways">{wayBack}</p>
        </Door>
      )
    case 'recovery':
      return (
        <Door title="Lost your second factor?" intro="The link we mailed you switches two-factor sign-in off.">
          <FinishRecovery token={recoveryToken} onFinished={backToSignIn} />
          <p className="door-ways">{wayBack}</p>
        </Door>
      )
    case 'sign-in':
      return (
        <Door title="Welcome back" intro="Sign in to continue your practice.">
          <SignInForm />
          <p className="door-ways">
            New here? <Link to={{ pathname: '/register', search }}>Create an account</Link> with a referral code, or{' '}
            <Link to="/waitlist">join the waitlist</Link>.
          </p>
        </Door>
      )
  }
}
