import './security.css'
import { useQuery } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/current-user.ts'
import { Tabs } from '#ui/tabs.tsx'
import { ActivityTab } from './activity-tab.tsx'
import { RecoveryNotice } from './recovery-notice.tsx'
import { TwoFactorTab } from './two-factor-tab.tsx'
import { useTwoFactor } from './use-two-factor.ts'
import { VerificationTab } from './verification-tab.tsx'

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
          { id: 'verification', label: 'Verification', content: <VerificationTab user={user} /> },
          { id: 'activity', label: 'Activity', content: <ActivityTab /> },
        ]}
      />
    </div>
  )
}
