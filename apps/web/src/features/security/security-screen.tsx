import './security.css'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, type ReactNode } from 'react'
import { currentUserQuery } from '#lib/current-user.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { TwoFactorTab } from './two-factor-tab.tsx'
import { useTwoFactor } from './use-two-factor.ts'

// Most visits need the first tab only; forms and tables come when their tab is opened.
const VerificationTab = lazy(async () => ({ default: (await import('./verification-tab.tsx')).VerificationTab }))
const ActivityTab = lazy(async () => ({ default: (await import('./activity-tab.tsx')).ActivityTab }))

export function SecurityScreen() {
  const { data: user } = useQuery({ ...currentUserQuery, refetchOnMount: 'always' })
  // Held here and not in its tab: backup codes are shown once, and must survive a look at another tab.
  const twoFactor = useTwoFactor()
  if (!user) return null
  return (
    <div className="security-screen">
      <h1>Account Security</h1>
      {user.twoFactorRecoveryAt && <RecoveryNotice availableAt={user.twoFactorRecoveryAt} />}
      <Tabs
        label="Account Security"
        tabs={[
          { id: 'two-factor', label: 'Two-Factor Auth', content: <TwoFactorTab user={user} twoFactor={twoFactor} /> },
          { id: 'verification', label: 'Verification', content: onceLoaded(<VerificationTab user={user} />) },
          { id: 'activity', label: 'Activity', content: onceLoaded(<ActivityTab />) },
        ]}
      />
    </div>
  )
}

const onceLoaded = (tab: ReactNode) => (
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
