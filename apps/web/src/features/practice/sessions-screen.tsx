import './practice.css'
import './sessions.css'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import type { PracticeSession } from '@sadhana/contract'
import { itemsOf } from '#lib/pages.rules.ts'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { sessionPagesQuery } from './practice.queries.ts'
import { SessionFilterForm } from './session-filter-form.tsx'
import { filterFrom, isFiltered, searchOf } from './session-filter.ts'
import { SessionTable } from './session-table.tsx'
import { useSessionRemoval } from './use-session-removal.ts'

const EditSession = lazy(async () => ({ default: (await import('./edit-session.tsx')).EditSession }))

/** All sessions of the member, newest first. The filter is in the address, so that going back finds it again. */
export function SessionsScreen() {
  const [search, setSearch] = useSearchParams()
  const filter = filterFrom(search)
  const pages = useInfiniteQuery(sessionPagesQuery(filter))
  const removal = useSessionRemoval()
  const [edited, setEdited] = useState<PracticeSession>()
  const sessions = itemsOf(pages.data)

  return (
    <div className="sessions-screen">
      <div className="sessions-head">
        <h1>All my sessions</h1>
        <Button asChild>
          <Link to="/?tab=practice">
            <Plus aria-hidden="true" /> Log a practice
          </Link>
        </Button>
      </div>
      <Panel>
        <SessionFilterForm filter={filter} onChange={(next) => setSearch(searchOf(next), { replace: true })} />
        {pages.isPending && <SkeletonRows count={6} />}
        {pages.isError && (
          <Notice
            tone="error"
            title="Your sessions could not be fetched"
            action={
              <Button variant="secondary" pending={pages.isFetching} onClick={() => void pages.refetch()}>
                Try again
              </Button>
            }
          >
            They are safe; only the way to them is closed at the moment.
          </Notice>
        )}
        {pages.isSuccess && sessions.length === 0 && <NoSessions filtered={isFiltered(filter)} />}
        {sessions.length > 0 && <SessionTable sessions={sessions} removal={removal} onEdit={setEdited} />}
        {pages.hasNextPage && (
          <Button
            className="mt-5"
            variant="secondary"
            pending={pages.isFetchingNextPage}
            onClick={() => void pages.fetchNextPage()}
          >
            Show more
          </Button>
        )}
      </Panel>
      {edited && (
        <Suspense>
          <EditSession session={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </div>
  )
}

const NoSessions = ({ filtered }: { filtered: boolean }) =>
  filtered ? (
    <EmptyState
      title="No sessions match"
      action={
        <Button asChild variant="secondary">
          <Link to="/sessions">Show all sessions</Link>
        </Button>
      }
    />
  ) : (
    <EmptyState title="No practice sessions yet">The first one can be five minutes long.</EmptyState>
  )
