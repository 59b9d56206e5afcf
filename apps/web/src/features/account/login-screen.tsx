import { emailLinks, type ErasureBegun as Begun } from '@sadhana/contract'
import { Suspense, useState } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { withMarked } from '#intl/marked-words.tsx'
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
import { loginText as text } from './login.text.ts'

const SocialCallback = lazyScreen(async () => (await import('./social/social-callback.tsx')).SocialCallback)
const ErasureStarted = lazyScreen(async () => (await import('./erase/erasure-started.tsx')).ErasureStarted)

const marks = (search: string) => ({
  register: (words: string) => <Link to={{ pathname: '/register', search }}>{words}</Link>,
  waitlist: (words: string) => <Link to="/waitlist">{words}</Link>,
})

export function LoginScreen() {
  const { search, hash, state } = useLocation()
  const navigate = useNavigate()
  const [comesFromProvider] = useState(() => providerAnswer({ search, hash }) !== undefined)
  const resetToken = useEmailedToken(emailLinks.resetPassword.key, searchWithView(search, 'reset'))
  const recoveryToken = useEmailedToken(emailLinks.recoverTwoFactor.key, searchWithView(search, 'recovery'))

  const signInView = { search: searchWithView(search, 'sign-in') }
  const backToSignIn = () => void navigate(signInView, { replace: true })
  const wayBack = <Link to={signInView}>{text.back}</Link>

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
        <AuthLayout title={text.forgot.title} intro={text.forgot.intro}>
          <ForgotForm onSent={(sentTo) => void navigate(signInView, { replace: true, state: { sentTo } })} />
          <p className="auth-ways">
            <Link to={{ search: searchWithView(search, 'reset') }}>{text.forgot.haveToken}</Link> · {wayBack}
          </p>
        </AuthLayout>
      )
    case 'reset':
      return (
        <AuthLayout title={text.reset.title} intro={text.reset.intro}>
          <ResetForm key={resetToken} token={resetToken} onReset={backToSignIn} />
          <p className="auth-ways">{wayBack}</p>
        </AuthLayout>
      )
    case 'recovery':
      return (
        <AuthLayout title={text.recovery.title} intro={text.recovery.intro}>
          <FinishRecovery token={recoveryToken} onFinished={backToSignIn} />
          <p className="auth-ways">{wayBack}</p>
        </AuthLayout>
      )
    case 'sign-in':
      return (
        <AuthLayout title={text.signIn.title} intro={text.signIn.intro}>
          {comesFromProvider && (
            <Suspense fallback={null}>
              <SocialCallback />
            </Suspense>
          )}
          {sentTo && (
            <div className="auth-matter">
              <Notice tone="success" title={text.sent.title}>
                {text.sent.text(sentTo)}
              </Notice>
            </div>
          )}
          <SignInForm />
          <PhoneButton />
          <SocialButtons />
          <p className="auth-ways">{withMarked(text.signIn.newHere, marks(search))}</p>
        </AuthLayout>
      )
  }
}
