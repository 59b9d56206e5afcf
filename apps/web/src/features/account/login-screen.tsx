import { emailLinks, type ErasureBegun as Begun } from '@sadhana/contract'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { providerAnswer } from '#lib/session/social-state.ts'
import { Notice } from '#ui/status/notice.tsx'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { AuthLayout } from './shared/auth-layout.tsx'
import { FinishRecovery } from './recovery/finish-recovery.tsx'
import { ForgotForm } from './recovery/forgot-form.tsx'
import { searchWithView, viewIn } from './shared/login-view.ts'
import { ResetForm } from './recovery/reset-form.tsx'
import { PhoneButton } from './phone/phone-button.tsx'
import { SignInForm } from './sign-in/sign-in-form.tsx'
import { SocialButtons } from './social/social-buttons.tsx'
import { useEmailedToken } from './shared/emailed-token.ts'

const SocialCallback = lazyScreen(async () => (await import('./social/social-callback.tsx')).SocialCallback)
const ErasureStarted = lazyScreen(async () => (await import('./erase/erasure-started.tsx')).ErasureStarted)

export function LoginScreen() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [comesFromProvider] = useState(() => providerAnswer({ search, hash }) !== undefined)
  const resetToken = useEmailedToken(emailLinks.resetPassword.key, searchWithView(search, 'reset'))
  const recoveryToken = useEmailedToken(emailLinks.recoverTwoFactor.key, searchWithView(search, 'recovery'))

  const signInView = { search: searchWithView(search, 'sign-in') }
  const backToSignIn = () => void navigate(signInView, { replace: true })
  const wayBack = <Link to={signInView}>Back to sign in</Link>

  const { erasure, sentTo } = (state ?? {}) as { erasure?: Begun; sentTo?: string }
  if (erasure) {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <ErasureStarted {...erasure} />
      </Suspense>
    )
  }

  switch (viewIn(new URLSearchParams(search))) {
    case 'forgot':
      return (
        <AuthLayout
          title="Forgot password"
          intro="Enter your email and we’ll send you a link to choose a new password."
        >
          <ForgotForm onSent={(sentTo) => void navigate(signInView, { replace: true, state: { sentTo } })} />
          <p className="auth-ways">
            <Link to={{ search: searchWithView(search, 'reset') }}>I have a reset token</Link> · {wayBack}
          </p>
        </AuthLayout>
      )
    case 'reset':
      return (
        <AuthLayout
          title="Choose a new password"
          intro="Your reset token is in the email we sent you. It works for 30 minutes."
        >
          <ResetForm key={resetToken} token={resetToken} onReset={backToSignIn} />
          <p className="auth-ways">{wayBack}</p>
        </AuthLayout>
      )
    case 'recovery':
      return (
        <AuthLayout
          title="Lost your phone and backup codes?"
          intro="Turn off two-factor authentication, then sign in without a code."
        >
          <FinishRecovery token={recoveryToken} onFinished={backToSignIn} />
          <p className="auth-ways">{wayBack}</p>
        </AuthLayout>
      )
    case 'sign-in':
      return (
        <AuthLayout title="Welcome back" intro="Sign in to continue your practice.">
          {comesFromProvider && (
            <Suspense fallback={null}>
              <SocialCallback />
            </Suspense>
          )}
          {sentTo && (
            <div className="auth-matter">
              <Notice tone="success" title="Please check your inbox">
                If there’s an account for {sentTo}, our email has a link to choose a new password. It works for 30
                minutes. Nothing there? Look in your spam folder, or check for a typo.
              </Notice>
            </div>
          )}
          <SignInForm />
          <PhoneButton />
          <SocialButtons />
          <p className="auth-ways">
            New here? <Link to={{ pathname: '/register', search }}>Create an account</Link> with a referral code, or{' '}
            <Link to="/waitlist">join the waitlist</Link>.
          </p>
        </AuthLayout>
      )
  }
}
