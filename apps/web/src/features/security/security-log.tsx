import type { SecurityLogEntry } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, TriangleAlert } from 'lucide-react'
import { momentText } from '#lib/moment-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Notice } from '#ui/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { eventText, eventTone } from './log-event.rules.ts'
import { logQuery } from './security.queries.ts'

export const SecurityLog = () => (
  <Panel aria-labelledby="security-log-title">
    <PanelHeader title="Security Activity Log" id="security-log-title" />
    <LogPages />
  </Panel>
)

function LogPages() {
  const log = useInfiniteQuery(logQuery)
  const entries = log.data?.pages.flatMap(({ items }) => items) ?? []
  if (log.isPending) return <SkeletonRows count={4} />
  return (
    <div className="security-body">
      {entries.length > 0 && <LogTable entries={entries} />}
      {log.isError ? (
        <Notice
          tone="error"
          title="Failed to fetch security logs"
          action={
            <Button
              variant="secondary"
              onClick={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
            >
              Try again
            </Button>
          }
        />
      ) : (
        entries.length === 0 && <EmptyState title="No security logs found" />
      )}
      {log.hasNextPage && !log.isError && (
        <Button
          variant="secondary"
          className="justify-self-start"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          Show more
        </Button>
      )}
    </div>
  )
}

const LogTable = ({ entries }: { entries: readonly SecurityLogEntry[] }) => (
  <Table
    caption="Security Activity Log"
    columns={[
      { header: 'Event', render: ({ eventType }) => <Event type={eventType} /> },
      { header: 'Details', render: ({ details }) => details },
      { header: 'IP Address', render: ({ ipAddress }) => ipAddress, numeric: true },
      { header: 'Date & Time', render: ({ timestamp }) => momentText(timestamp), numeric: true },
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
