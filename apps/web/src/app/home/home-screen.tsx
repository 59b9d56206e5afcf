import './home.css'
import './home-beginning.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect } from 'react'
import { NavigationType, useNavigationType } from 'react-router'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import { useTabInAddress } from '#lib/browser/tab-in-address.ts'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { HomeCommunity, HomeDashboard, NewPractice } from './home-tabs.ts'
import { homeTabsText as text } from './home-tabs.text.ts'

const tabIds = ['dashboard', 'community', 'practice'] as const

export function HomeScreen() {
  const { data: user } = useQuery(currentUserQuery)
  const chosen = useTabInAddress(tabIds)

  if (!user) return null
  return (
    <Tabs
      label={text.label}
      listClassName="home-tabs"
      chosen={chosen}
      tabs={[
        { id: 'dashboard', label: text.dashboard, content: <DashboardTab user={user} /> },
        { id: 'community', label: text.community, content: <CommunityTab user={user} /> },
        { id: 'practice', label: text.practice, content: <PracticeTab user={user} /> },
      ]}
    />
  )
}

const DashboardTab = ({ user }: { user: CurrentUser }) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <HomeDashboard user={user} />
  </Suspense>
)

const CommunityTab = ({ user }: { user: CurrentUser }) => (
  <Suspense fallback={<CommunitySkeleton />}>
    <HomeCommunity user={user} />
    <CatchFocus />
  </Suspense>
)

const CommunitySkeleton = () => (
  <div className="home-community">
    <div className="home-community-head">
      <h1>{text.community}</h1>
    </div>
    <Skeleton className="h-96" />
  </div>
)

function PracticeTab({ user }: { user: CurrentUser }) {
  const { data: privacy, isError } = useQuery(privacyQuery)
  // Until the settings are loaded, we don't know whether to offer sharing.
  const defaultVisibility = privacy?.defaultVisibility ?? (isError ? 'private' : undefined)
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <NewPractice userId={user.id} defaultVisibility={defaultVisibility} />
      <CatchFocus />
    </Suspense>
  )
}

/** The link that led here disappeared with its tab of home, so the heading takes the focus. */
function CatchFocus() {
  const navigation = useNavigationType()
  useEffect(() => {
    if (navigation !== NavigationType.Pop && document.activeElement === document.body) focusHeading()
  }, [navigation])
  return null
}
