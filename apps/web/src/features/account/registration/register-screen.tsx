import { closingText } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Link, useLocation } from 'react-router'
import { fullDate } from '#intl/intl.rules.ts'
import { withMarked } from '#intl/marked-words.tsx'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { waysInQuery } from '#lib/member/ways-in.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { providerAnswer } from '#lib/session/social-state.ts'
import { FullScreenSpinner } from '#ui/spinner.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Agreement } from '../shared/agreement.tsx'
import { AuthLayout } from '../shared/auth-layout.tsx'
import { PhoneButton } from '../phone/phone-button.tsx'
import { SocialButtons } from '../social/social-buttons.tsx'
import { RegisterForm } from './register-form.tsx'
import { registerText as text } from './register.text.ts'

const SocialSignUp = lazyScreen(async () => (await import('../social/social-sign-up.tsx')).SocialSignUp)

const marks = (search: string) => ({
  signIn: (words: string) => <Link to={{ pathname: '/login', search }}>{words}</Link>,
  waitlist: (words: string) => <Link to="/waitlist">{words}</Link>,
})

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
    <AuthLayout title={text.title} intro={text.intro}>
      {off.includes('registration') ? (
        <Notice tone="info" title={closing ? closingText(fullDate(closing.on)) : switchedOffTexts.registration} />
      ) : (
        <>
          <RegisterForm referralCode={new URLSearchParams(search).get('ref') ?? ''} />
          <PhoneButton isSignUp />
          <SocialButtons isSignUp />
        </>
      )}
      <Agreement />
      <p className="auth-ways">{withMarked(text.member, marks(search))}</p>
    </AuthLayout>
  )
}
