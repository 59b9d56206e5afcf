import './home.css'
import type { CurrentUser } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { currentUserQuery } from '#lib/current-user.ts'
import { Skeleton } from '#ui/skeleton.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { CatchFocus } from './catch-focus.tsx'
import { HomeCommunity } from './home-community.tsx'
import { HomeDashboard } from './home-dashboard.tsx'
import { lazyScreen } from './lazy-screen.tsx'

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
        { id: 'community', label: 'Community', content: <HomeCommunity /> },
        { id: 'practice', label: 'Practice', content: <PracticeTab user={user} /> },
      ]}
    />
  )
}

const PracticeTab = ({ user }: { user: CurrentUser }) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <NewPractice userId={user.id} />
    <CatchFocus />
  </Suspense>
)
