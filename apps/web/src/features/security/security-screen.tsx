import './security.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useTabInAddress } from '#lib/browser/tab-in-address.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { PasskeysPanel } from './passkeys/passkeys-panel.tsx'
import { passkeysQuery } from './shared/passkeys.queries.ts'
import { RecoveryNotice } from './recovery-notice.tsx'
import { TwoFactorTab, type TwoFactorView } from './two-factor/two-factor-tab.tsx'

// Most visits need only the first tab, so the others load when they are opened.
const VerificationTab = lazyScreen(async () => (await import('./verification/verification-tab.tsx')).VerificationTab)
const ActivityTab = lazyScreen(async () => (await import('./activity/activity-tab.tsx')).ActivityTab)
const AccessTokensTab = lazyScreen(async () => (await import('./access-tokens/access-tokens-tab.tsx')).AccessTokensTab)

const tabIds = ['two-factor', 'verification', 'activity', 'access-tokens'] as const

/** Another device may have changed this data, but hardly in the moment since the page loaded it. */
const freshMs = 5_000

export function SecurityScreen() {
  const chosen = useTabInAddress(tabIds)
  const { data: user } = useQuery({ ...currentUserQuery, staleTime: freshMs })
  const [view, setView] = useState<TwoFactorView>({ name: 'initial' })
  if (!user) return null
  return (
    <div className="security-screen">
      <h1>Account Security</h1>
      {user.twoFactorRecoveryAt && <RecoveryNotice availableAt={user.twoFactorRecoveryAt} />}
      <Tabs
        label="Account Security"
        chosen={chosen}
        tabs={[
          {
            id: 'two-factor',
            label: 'Two-Factor Auth',
            content: (
              <div className="security-overview">
                <div className="security-panels">
                  <ProtectionSummary user={user} />
                  <PasskeysPanel user={user} />
                </div>
                <TwoFactorTab user={user} view={view} onView={setView} />
              </div>
            ),
          },
          { id: 'verification', label: 'Verification', content: withSkeleton(<VerificationTab user={user} />) },
          { id: 'activity', label: 'Activity', content: withSkeleton(<ActivityTab />) },
          { id: 'access-tokens', label: 'Access tokens', content: withSkeleton(<AccessTokensTab user={user} />) },
        ]}
      />
    </div>
  )
}

/** Says what protects the account now. It waits for the passkeys, so that its text doesn't change later. */
function ProtectionSummary({ user }: { user: CurrentUser }) {
  const { data: passkeys, isPending } = useQuery(passkeysQuery)
  const hasPasskey = passkeys !== undefined && passkeys.length > 0
  const protection = user.twoFactorEnabled ? (hasPasskey ? 'both' : 'code') : 'none'
  return (
    <div className="security-opening">
      <p className="security-opening-words">{!isPending && protectionTexts[protection]}</p>
      {user.twoFactorEnabled && (
        <p className="text-muted">
          {user.hasPassword === false ? 'Signing in also asks for a code.' : 'Your password alone lets no one in.'}
        </p>
      )}
    </div>
  )
}

const protectionTexts = {
  both: 'A passkey and an app keep your account safe',
  code: 'A second step keeps your account safe',
  none: 'A second step would keep your account safer',
}

const withSkeleton = (tab: ReactNode) => (
  <Suspense
    fallback={
      <Panel>
        <SkeletonRows count={3} />
      </Panel>
    }
  >
    {tab}
  </Suspense>
)
