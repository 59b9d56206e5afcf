import { Check, TriangleAlert } from 'lucide-react'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { Button } from '#ui/button.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Skeleton, SkeletonRows } from '#ui/status/skeleton.tsx'
import { SpinnerMark } from '#ui/spinner.tsx'
import { Table } from '#ui/table.tsx'
import { VerifiedBadge } from '#ui/motifs/verified-badge.tsx'

export const StatusSections = () => (
  <>
    <Panel>
      <PanelHeader title="Badges and people" />
      <div className="gallery-stack">
        <div className="gallery-row">
          <Badge tone="sun">Most Popular</Badge>
          <Badge tone="good">
            <Check />
            Verified
          </Badge>
          <Badge tone="bad">
            <TriangleAlert />
            Failed
          </Badge>
          <Badge tone="soft">Following</Badge>
          <Badge>Gentle</Badge>
        </div>
        <div className="gallery-row">
          <Avatar name="Tomás Oyelaran" size="sm" />
          <Avatar name="Tomás Oyelaran" />
          <Avatar name="Tomás Oyelaran" size="lg" />
          <span className="gallery-row">
            <strong>Tomás Oyelaran</strong>
            <VerifiedBadge />
          </span>
        </div>
        <div className="gallery-row">
          <Meter label="How sure" share={0.78} className="gallery-meter" />
          <span className="gallery-meta">78% sure, 14 sessions</span>
          <SpinnerMark />
        </div>
      </div>
    </Panel>
    <Panel>
      <PanelHeader title="Notices" />
      <div className="gallery-stack">
        <Notice tone="error" title="Failed to fetch recommendations">
          Everything you’ve logged is safe. Please try again. <a href="#again">Try again</a>
        </Notice>
        <Notice tone="info" title="You are offline" action={<Button variant="secondary">Try again</Button>}>
          What you log now is kept on this device and sent later.
        </Notice>
        <Notice tone="success" title="Email verified" />
      </div>
    </Panel>
    <Panel>
      <PanelHeader title="Empty state" />
      <EmptyState title="No practice sessions yet" action={<Button>Log a practice</Button>}>
        Your first one can be as short as a minute.
      </EmptyState>
    </Panel>
    <Panel>
      <PanelHeader title="Loading" />
      <div className="gallery-stack">
        <SkeletonRows count={2} />
        <Skeleton className="gallery-skeleton" />
      </div>
    </Panel>
    <Panel className="gallery-wide">
      <PanelHeader title="Table" />
      <SecurityLog />
    </Panel>
  </>
)

const log = [
  { event: 'Signed in', good: true, details: 'Firefox on Linux', ip: '203.0.113.24', at: 'Nov 14, 2025, 6:28 AM' },
  { event: '2FA turned on', good: true, details: 'Authenticator app', ip: '203.0.113.24', at: 'Nov 12, 2025, 9:02 PM' },
  { event: 'Sign-in failed', good: false, details: 'Wrong password', ip: '198.51.100.7', at: 'Nov 11, 2025, 3:47 AM' },
] as const

const SecurityLog = () => (
  <Table
    caption="Security events"
    columns={[
      {
        header: 'Event',
        render: (row) => (
          <Badge tone={row.good ? 'good' : 'bad'}>
            {row.good ? <Check /> : <TriangleAlert />}
            {row.event}
          </Badge>
        ),
      },
      { header: 'Details', render: (row) => row.details },
      { header: 'IP Address', render: (row) => row.ip, numeric: true },
      { header: 'Date & Time', render: (row) => row.at, numeric: true },
    ]}
    rows={log}
    rowKey={(row) => row.at}
  />
)
