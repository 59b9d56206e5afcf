import '../shared/practice.css'
import './sessions.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { startTransition, Suspense, useOptimistic, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PracticeSession } from '@sadhana/contract'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { practiceList } from '#lib/outbox/waiting-entries.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { withWaiting } from '#lib/outbox/with-waiting.rules.ts'
import { Button } from '#ui/button.tsx'
import { Segmented } from '#ui/form/segmented.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { sessionPagesQuery, type SessionFilter } from '../shared/practice.queries.ts'
import { SessionFilterForm } from './session-filter-form.tsx'
import { filterFrom, isFiltered, matchesFilter, searchOf } from './session-filter.ts'
import { SessionTable } from './session-table.tsx'
import { sessionListText } from '../shared/practice.text.ts'
import { sessionsText as text } from './sessions.text.ts'
import { useSessionRemoval } from './use-session-removal.ts'

const DeletedSessions = lazyScreen(async () => (await import('./deleted-sessions.tsx')).DeletedSessions)
const EditSession = lazyScreen(async () => (await import('../form/edit-session.tsx')).EditSession)

type View = 'sessions' | 'deleted'

const views = [
  { value: 'sessions', label: text.views.sessions },
  { value: 'deleted', label: text.views.deleted },
] as const

/**
 * All of the member's sessions, or those deleted lately. The choice is in the address, so the back button restores it.
 */
export function SessionsScreen() {
  const [search, setSearch] = useSearchParams()
  const view: View = search.get('view') === 'deleted' ? 'deleted' : 'sessions'
  return (
    <div className="sessions-screen">
      <h1>{text.title}</h1>
      <div className="sessions-head">
        <Segmented
          label={text.views.label}
          options={views}
          value={view}
          onValueChange={(chosen) => setSearch(chosen === 'deleted' ? { view: chosen } : {}, { replace: true })}
        />
        {view === 'sessions' && (
          <Button asChild>
            <Link to="/?tab=practice">
              <Plus aria-hidden="true" /> {text.log}
            </Link>
          </Button>
        )}
      </div>
      {view === 'sessions' ? (
        <SessionList />
      ) : (
        <Suspense
          fallback={
            <Panel>
              <SkeletonRows count={3} />
            </Panel>
          }
        >
          <DeletedSessions />
        </Suspense>
      )}
    </div>
  )
}

/** Newest first. The filter is in the address too. */
function SessionList() {
  const [search, setSearch] = useSearchParams()
  const filter = filterFrom(search)
  // The router updates the address with low priority, so a second choice builds on this value, not on the address.
  const [chosen, showChosen] = useOptimistic(filter)
  const choose = (next: SessionFilter) =>
    startTransition(() => {
      showChosen(next)
      setSearch(searchOf(next), { replace: true })
    })
  const pages = useInfiniteQuery(sessionPagesQuery(filter))
  const removal = useSessionRemoval()
  const [edited, setEdited] = useState<PracticeSession>()
  const { entries: sessions, states } = withWaiting(itemsOf(pages.data), useWaiting(), practiceList, {
    matches: matchesFilter(filter),
    hasMore: pages.hasNextPage,
    keep: removal.removedIds,
  })

  return (
    <>
      <Panel>
        <SessionFilterForm filter={chosen} onChange={choose} />
        {pages.isPending && <SkeletonRows count={6} />}
        {pages.isError && !pages.isFetchNextPageError && (
          <LoadError title={text.failed} query={pages}>
            {text.failedText}
          </LoadError>
        )}
        {pages.isSuccess && sessions.length === 0 && <NoSessions filtered={isFiltered(filter)} />}
        {sessions.length > 0 && (
          <SessionTable sessions={sessions} states={states} removal={removal} onEdit={setEdited} />
        )}
        <ShowMore query={pages} failed={text.moreFailed} />
      </Panel>
      {edited && (
        <Suspense>
          <EditSession session={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </>
  )
}

const NoSessions = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState
      title={text.noMatch}
      action={
        <Button asChild variant="secondary">
          <Link to="/sessions">{text.showAll}</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState title={sessionListText.none}>{sessionListText.noneText}</EmptyState>
  )
