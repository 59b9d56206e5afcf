import './home.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { privacyQuery } from '#features/profile/privacy.queries.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { CatchFocus } from './catch-focus.tsx'
import { HomeDashboard } from './home-dashboard.tsx'
import { lazyScreen } from './lazy-screen.tsx'

const HomeCommunity = lazyScreen(async () => (await import('./home-community.tsx')).HomeCommunity)
const NewPractice = lazyScreen(async () => (await import('#features/practice/new-practice.tsx')).NewPractice)

const tabIds = ['dashboard', 'community', 'practice'] as const

/** The tab is in the address, so that a link can lead to the form and going back leads out of it. */
export function HomeScreen() {
  const { data: user } = useQuery(currentUserQuery)
  const [search, setSearch] = useSearchParams()
  const tab = tabIds.find((id) => id === search.get('tab')) ?? 'dashboard'

  if (!user) return null
  return (
    <Tabs
      label="Home"
      listClassName="home-tabs"
      chosen={{ tab, onChange: (chosen) => setSearch(chosen === 'dashboard' ? {} : { tab: chosen }) }}
      tabs={[
        { id: 'dashboard', label: 'Dashboard', content: <HomeDashboard user={user} /> },
        { id: 'community', label: 'Community', content: <CommunityTab user={user} /> },
        { id: 'practice', label: 'Practice', content: <PracticeTab user={user} /> },
      ]}
    />
  )
}

const CommunityTab = ({ user }: { user: CurrentUser }) => (
  <Suspense fallback={<CommunityComing />}>
    <HomeCommunity user={user} />
    <CatchFocus />
  </Suspense>
)

const CommunityComing = () => (
  <div className="home-community">
    <div className="home-community-head">
      <h1>Community</h1>
    </div>
    <Skeleton className="h-96" />
  </div>
)

function PracticeTab({ user }: { user: CurrentUser }) {
  const { data: privacy, isError } = useQuery(privacyQuery)
  // Without the settings nobody knows whether sharing is wanted.
  const defaultVisibility = privacy?.defaultVisibility ?? (isError ? 'private' : undefined)
  return (
    <Suspense fallback={<Skeleton className="h-96" />}>
      <NewPractice userId={user.id} defaultVisibility={defaultVisibility} />
      <CatchFocus />
    </Suspense>
  )
}
