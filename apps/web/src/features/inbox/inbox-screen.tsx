import './inbox.css'
import { type InboxEntry, localMoment } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { SlidersHorizontal } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { inboxQuery, useLiveInbox } from '#lib/realtime/inbox-news.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { journeySettingsQuery, memberCalendar, serverNow } from '#lib/time/today.ts'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { InboxRow } from './inbox-row.tsx'
import { useMarkSeen } from './inbox.queries.ts'
import { inboxText as text } from './inbox.text.ts'

export function InboxScreen() {
  const query = useQuery({ ...inboxQuery, staleTime: 0 })
  useLiveInbox()
  const quiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  return (
    <div className="inbox">
      <BackLink to="/community">{text.community}</BackLink>
      <header className="inbox-head">
        <h1>{text.title}</h1>
        <Button variant="quiet" asChild>
          <Link to="/inbox/settings">
            <SlidersHorizontal aria-hidden="true" /> {text.settings}
          </Link>
        </Button>
      </header>
      <Panel className="inbox-panel">
        <QueryView query={query} skeleton={<SkeletonRows count={5} />} failed={text.failed}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
            ) : (
              <Entries items={items} quiet={quiet} />
            )
          }
        </QueryView>
      </Panel>
    </div>
  )
}

const idsOfNew = (items: readonly InboxEntry[]) => items.filter(({ isNew }) => isNew).map(({ id }) => id)

/** What was new when the page was opened, or came since, keeps its dot until the page is left. */
function Entries({ items, quiet }: { items: readonly InboxEntry[]; quiet: boolean }) {
  const { mutate: markSeen } = useMarkSeen()
  const [newIds, setNewIds] = useState<readonly string[]>([])
  const added = idsOfNew(items).filter((id) => !newIds.includes(id))
  if (added.length > 0) setNewIds([...newIds, ...added])
  const upTo = items.some(({ isNew }) => isNew) ? items[0]?.at : undefined
  useEffect(() => {
    if (upTo !== undefined) markSeen(upTo)
  }, [upTo, markSeen])
  const here = { now: serverNow(), zone: memberCalendar().zone }
  const dayOf = (at: string) => localMoment(new Date(at), here.zone).date
  const today = dayOf(here.now.toISOString())
  const parts = [
    { title: text.today, entries: items.filter(({ at }) => dayOf(at) >= today) },
    { title: text.earlier, entries: items.filter(({ at }) => dayOf(at) < today) },
  ]
  return (
    <>
      {parts.map(
        ({ title, entries }) =>
          entries.length > 0 && (
            <section key={title} aria-label={title}>
              <PanelHeader title={title} />
              <ul className="inbox-list">
                {entries.map((entry) => (
                  <InboxRow key={entry.id} entry={entry} isNew={newIds.includes(entry.id)} here={here} quiet={quiet} />
                ))}
              </ul>
            </section>
          ),
      )}
      <p className="inbox-clears">{text.clears}</p>
    </>
  )
}
