import './phone-panel.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense, useState } from 'react'
import { switchedOffTexts } from '#intl/switched-off.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { waysInQuery } from '#lib/member/ways-in.ts'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { phonePanelText as text } from './phone-panel.text.ts'

/** Contains the rules for the numbers of all countries, so it loads only when there is a number to enter. */
const PhoneForm = lazyScreen(async () => (await import('./phone-form.tsx')).PhoneForm)

/** The same applies to formatting a number. */
const ReadableNumber = lazyScreen(async () => {
  const { readable } = await import('#lib/product/phone/phone-numbers.ts')
  return ({ number }: { number: string }) => readable(number)
})

/**
 * The number with which the member can sign in. Nothing is shown if texting isn't configured and there is no number.
 */
export function PhonePanel({ user }: { user: CurrentUser }) {
  const { data } = useQuery(waysInQuery)
  const [isUpdating, setUpdating] = useState(false)
  const isOff = data?.off?.includes('texting') ?? false
  const countries = data?.phoneCountries ?? []
  const verified = user.phoneVerified ? user.phone : null
  if (countries.length === 0 && !verified) return null
  const finish = () => {
    setUpdating(false)
    focusHeading('#phone-verification-title')
  }
  return (
    <Panel aria-labelledby="phone-verification-title">
      <PanelHeader title={text.title} id="phone-verification-title" />
      {verified && !isUpdating ? (
        <div className="phone-panel-row">
          <Stone>
            <Smartphone aria-hidden="true" />
          </Stone>
          <span>
            <strong>
              <Suspense fallback={verified}>
                <ReadableNumber number={verified} />
              </Suspense>
            </strong>
            <small>{text.verified}</small>
          </span>
          {countries.length > 0 && !isOff && (
            <Button variant="secondary" onClick={() => setUpdating(true)}>
              {text.update}
            </Button>
          )}
        </div>
      ) : isOff ? (
        <Notice tone="info" title={switchedOffTexts.texting} />
      ) : (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <PhoneForm
            user={user}
            countries={countries}
            replaces={verified}
            onVerified={finish}
            onCancel={verified ? finish : undefined}
          />
        </Suspense>
      )}
    </Panel>
  )
}
