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
import { securityScreenText as text } from './security-screen.text.ts'
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
      <h1>{text.title}</h1>
      {user.twoFactorRecoveryAt && <RecoveryNotice availableAt={user.twoFactorRecoveryAt} />}
      <Tabs
        label={text.title}
        chosen={chosen}
        tabs={[
          {
            id: 'two-factor',
            label: text.tabs.twoFactor,
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
          { id: 'verification', label: text.tabs.verification, content: withSkeleton(<VerificationTab user={user} />) },
          { id: 'activity', label: text.tabs.activity, content: withSkeleton(<ActivityTab />) },
          {
            id: 'access-tokens',
            label: text.tabs.accessTokens,
            content: withSkeleton(<AccessTokensTab user={user} />),
          },
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
      <p className="security-opening-words">{!isPending && text.protection[protection]}</p>
      {user.twoFactorEnabled && (
        <p className="text-muted">{user.hasPassword === false ? text.withoutPassword : text.withPassword}</p>
      )}
    </div>
  )
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
