import './journey.css'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Tabs } from '#ui/tabs.tsx'
import { journeyTabs } from './journey-tabs.ts'
import { journeyText } from './shared/journey.text.ts'
import { StatsSkeleton } from './shared/stats-gate.tsx'

/** The tab is in the address, so that a link can lead to it. */
export function JourneyScreen() {
  const settings = useQuery(journeySettingsQuery)
  const [search, setSearch] = useSearchParams()
  const [first] = journeyTabs
  const { id: tab } = journeyTabs.find(({ id }) => id === search.get('tab')) ?? first ?? { id: '' }
  // Until the settings are loaded, we don't know whether to show numbers.
  const quiet = settings.data?.quietMode ?? true
  return (
    <div className="journey-screen">
      <h1>{journeyText.title}</h1>
      <Tabs
        label={journeyText.title}
        chosen={{
          tab,
          onChange: (chosen) => setSearch(chosen === first?.id ? {} : { tab: chosen }, { replace: true }),
        }}
        tabs={journeyTabs.map(({ id, label, Tab }) => ({
          id,
          label,
          content: settings.isFetched ? (
            <Suspense fallback={<StatsSkeleton />}>
              <Tab quiet={quiet} />
            </Suspense>
          ) : (
            <StatsSkeleton />
          ),
        }))}
      />
    </div>
  )
}
