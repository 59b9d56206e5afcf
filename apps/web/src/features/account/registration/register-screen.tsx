import { closingText, switchedOffTexts } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { fullDate } from '#intl/intl.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { waysInQuery } from '#lib/member/ways-in.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { providerAnswer } from '#lib/session/social-state.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { AuthLayout } from '../shared/auth-layout.tsx'
import { PhoneButton } from '../phone/phone-button.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { RegisterForm } from './register-form.tsx'

const SocialSignUp = lazyScreen(async () => (await import('../social/social-sign-up.tsx')).SocialSignUp)

export function RegisterScreen() {
  const { search, hash } = useLocation()
  const { off = [], closing } = useQuery(waysInQuery, queryClient).data ?? {}
  if (providerAnswer({ search, hash })?.has('ticket')) {
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <SocialSignUp />
      </Suspense>
    )
  }
  return (
    <AuthLayout
      title="Create account"
      intro="Sadhana Compass is invite-only. You’ll need a referral code from a member."
    >
      {off.includes('registration') ? (
        <Notice tone="info" title={closing ? closingText(fullDate(closing.on)) : switchedOffTexts.registration} />
      ) : (
        <>
          <RegisterForm referralCode={new URLSearchParams(search).get('ref') ?? ''} />
          <PhoneButton isSignUp />
          <SocialButtons isSignUp />
        </>
      )}
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
