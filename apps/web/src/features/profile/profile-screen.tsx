import './profile.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState, type ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { useTabInAddress } from '#lib/browser/tab-in-address.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { AboutTab } from './about-tab.tsx'
import { ProfileHeader } from './profile-header.tsx'
import { profileText } from './shared/profile.text.ts'
import { PictureButton } from './picture/picture-button.tsx'
import { SettingsTab, type AccountForms } from './settings-tab.tsx'

const SocialTab = lazyScreen(async () => (await import('./social/social-tab.tsx')).SocialTab)

const tabIds = ['profile', 'social', 'referrals', 'subscription', 'settings'] as const

type ProfileScreenProps = {
  quiet: boolean
  referrals: ReactNode
  subscription: ReactNode
  forms: AccountForms
}

/** The payment provider names the tab in its own way. */
export function ProfileScreen({ quiet, referrals, subscription, forms }: ProfileScreenProps) {
  const { data: user } = useQuery(currentUserQuery)
  const [search] = useSearchParams()
  const [isEditing, setEditing] = useState(false)
  const { tab, onChange } = useTabInAddress(tabIds, search.has('subscription') ? 'subscription' : undefined)
  if (!user) return null

  const show = (chosen: string) => {
    setEditing(false)
    onChange(chosen)
  }
  const contents: Record<(typeof tabIds)[number], ReactNode> = {
    profile: <AboutTab user={user} isEditing={isEditing} onEditing={setEditing} />,
    social: withSkeleton(<SocialTab />),
    referrals: withSkeleton(referrals),
    subscription: withSkeleton(subscription),
    settings: <SettingsTab user={user} forms={forms} />,
  }
  return (
    <div className="profile-screen">
      <ProfileHeader user={user} quiet={quiet} pictureButton={isEditing && <PictureButton user={user} />} />
      <Tabs
        label={profileText.title}
        chosen={{ tab, onChange: show }}
        tabs={tabIds.map((id) => ({ id, label: profileText.tabs[id], content: contents[id] }))}
      />
    </div>
  )
}

const withSkeleton = (tab: ReactNode) => (
  <Suspense
    fallback={
      <Panel>
        <SkeletonRows count={4} />
      </Panel>
    }
  >
    {tab}
  </Suspense>
)
