import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { queryClient } from '#lib/query/query-client.ts'
import { waysInQuery } from '#lib/member/ways-in.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { accountText as text } from '../shared/account.text.ts'

/** Contains the rules for the numbers of all countries, so it loads only when someone taps the button. */
const PhoneDialog = lazyScreen(async () => (await import('./phone-dialog.tsx')).PhoneDialog)

/** Renders nothing if no texting service is configured, and a sentence while operators have turned texting off. */
export function PhoneButton({ isSignUp = false }: { isSignUp?: boolean }) {
  const { search } = useLocation()
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery(waysInQuery, queryClient)
  if (!data || data.phoneCountries.length === 0) return null
  if (data.off?.includes('texting'))
    return <Notice className="other-ways" tone="info" title={switchedOffTexts.texting} />
  return (
    <div className="other-ways">
      <p className="other-ways-or">{isSignUp ? text.orBegin : text.or}</p>
      <Button variant="secondary" block onClick={() => setOpen(true)}>
        <Smartphone aria-hidden="true" /> {text.continueWithPhone}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PhoneDialog
            countries={data.phoneCountries}
            isSignUp={isSignUp}
            referralCode={new URLSearchParams(search).get('ref') ?? ''}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  )
}
