import '#features/security/security.css'
import { Suspense, type ReactNode } from 'react'
import type { AccountForms } from '#features/profile/settings-tab.tsx'
import { ProfileScreen } from '#features/profile/profile-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'

const ReferralsTab = lazyScreen(async () => (await import('#features/referral/referrals-tab.tsx')).ReferralsTab)
const SubscriptionTab = lazyScreen(async () => (await import('#features/giving/subscription-tab.tsx')).SubscriptionTab)
const ChangeEmailForm = lazyScreen(
  async () => (await import('#features/security/verification/change-email-form.tsx')).ChangeEmailForm,
)
const ChangePasswordForm = lazyScreen(
  async () => (await import('#features/security/verification/change-password-form.tsx')).ChangePasswordForm,
)

const withSkeleton = (form: ReactNode) => (
  <Suspense
    fallback={
      <Panel>
        <SkeletonRows count={2} />
      </Panel>
    }
  >
    {form}
  </Suspense>
)

const forms: AccountForms = {
  email: (user) => withSkeleton(<ChangeEmailForm user={user} />),
  password: (user) => withSkeleton(<ChangePasswordForm user={user} />),
}

/** The profile, with the tabs that other features contribute. */
export const ProfileRoute = () => (
  <ProfileScreen quiet={useQuietMode()} referrals={<ReferralsTab />} subscription={<SubscriptionTab />} forms={forms} />
)
