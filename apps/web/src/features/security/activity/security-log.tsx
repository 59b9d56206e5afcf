import type { SecurityLogEntry } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { commonText } from '#intl/common.text.ts'
import { momentText } from '#intl/intl.rules.ts'
import { moveFocusTo } from '#ui/focus-heading.ts'
import { Badge } from '#ui/status/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { eventText, eventTone } from './log-event.rules.ts'
import { logQuery } from './activity.queries.ts'
import { securityLogText as text } from './activity.text.ts'

export const SecurityLog = () => (
  <Panel aria-labelledby="security-log-title">
    <PanelHeader title={text.title} id="security-log-title" />
    <LogPages />
  </Panel>
)

function LogPages() {
  const log = useInfiniteQuery(logQuery)
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  const count = entries.length
  const body = useRef<HTMLDivElement>(null)
  const firstNew = useRef<number>(undefined)

  const showMore = () => {
    firstNew.current = count
    return log.fetchNextPage()
  }
  // The button moves down or disappears, so the focus goes to the first new entry.
  useEffect(() => {
    const index = firstNew.current
    if (index === undefined || count <= index) return
    firstNew.current = undefined
    moveFocusTo(body.current?.querySelectorAll<HTMLElement>('tbody tr')[index])
  }, [count])

  if (log.isPending) return <SkeletonRows count={4} />
  return (
    <div className="security-body" ref={body}>
      {entries.length > 0 && <LogTable entries={entries} />}
      {log.isError ? (
        <LoadError
          title={text.loadFailed}
          heading="#security-log-title"
          query={log.isFetchNextPageError ? { isFetching: log.isFetching, refetch: showMore } : log}
        />
      ) : (
        entries.length === 0 && <EmptyState title={text.none} />
      )}
      {log.hasNextPage && !log.isError && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={log.isFetchingNextPage}
          onClick={() => void showMore()}
        >
          {commonText.showMore}
        </Button>
      )}
    </div>
  )
}

const LogTable = ({ entries }: { entries: readonly SecurityLogEntry[] }) => (
  <Table
    caption={text.title}
    columns={[
      { header: text.event, render: ({ eventType }) => <Event type={eventType} /> },
      { header: text.details, render: ({ details }) => details },
      { header: text.ipAddress, render: ({ ipAddress }) => ipAddress, numeric: true },
      { header: text.time, render: ({ timestamp }) => momentText(timestamp), numeric: true },
    ]}
    rows={entries}
    rowKey={({ id }) => id}
  />
)

function Event({ type }: { type: string }) {
  const tone = eventTone(type)
  return (
    <Badge tone={tone}>
      {tone === 'good' && <Check aria-hidden="true" />}
      {tone === 'bad' && <TriangleAlert aria-hidden="true" />}
      {eventText(type)}
    </Badge>
  )
}
