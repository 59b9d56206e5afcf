import './challenge-desk.css'
import { ApiError, type ConsoleChallenge } from '@sadhana/contract'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { failureToast } from '#lib/query/failure-toast.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { toast } from '#ui/overlay/toast-store.ts'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { Table } from '#ui/table.tsx'
import { ReasonDialog } from '../shared/reason-dialog.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { StateMark } from '../shared/state-mark.tsx'
import { challengeDeskQuery, useCloseChallenge, useOpenChallenge } from './challenge-desk.queries.ts'
import { challengeDeskText as text } from './challenge-desk.text.ts'

export const ChallengeDeskScreen = () => (
  <>
    <header>
      <h1>{text.title}</h1>
      <p className="console-says">{text.lead}</p>
    </header>
    <Panel className="challenge-desk" aria-label={text.caption}>
      <Challenges />
    </Panel>
  </>
)

function Challenges() {
  const query = useInfiniteQuery(challengeDeskQuery)
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={5} />} failed={text.loadFailed}>
      {({ pages }) => {
        const challenges = pages.flatMap(({ items }) => items)
        if (challenges.length === 0) return <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        /** In some time zone it may still be the day before. */
        const yesterday = new Date(query.dataUpdatedAt - 24 * 60 * 60_000).toISOString().slice(0, 10)
        const isOver = ({ endDate }: ConsoleChallenge) => endDate < yesterday
        return (
          <>
            <Table
              caption={text.caption}
              rows={challenges}
              rowKey={({ id }) => id}
              columns={[
                { header: text.challenge, render: ({ title }) => <strong>{title}</strong> },
                {
                  header: text.state,
                  render: (challenge) => <State isOpen={challenge.isOpen} isOver={isOver(challenge)} />,
                },
                { header: text.dates, numeric: true, render: text.between },
                { header: text.counts, render: text.amount },
                { header: text.people, numeric: true, render: ({ participants }) => text.joined(participants) },
                { header: text.change, render: (challenge) => !isOver(challenge) && <Change challenge={challenge} /> },
              ]}
            />
            <ShowMore query={query} label={text.more} />
          </>
        )
      }}
    </QueryView>
  )
}

function State({ isOpen, isOver }: { isOpen: boolean; isOver: boolean }) {
  if (isOver) return <StateMark tone="plain">{text.isOver}</StateMark>
  return isOpen ? <StateMark tone="fine">{text.isOpen}</StateMark> : <StateMark tone="look">{text.isClosed}</StateMark>
}

const done = (title: string) => toast({ title, tone: 'success' })

function Change({ challenge: { id, title, isOpen } }: { challenge: ConsoleChallenge }) {
  const [isClosing, setClosing] = useState(false)
  const opening = useOpenChallenge(id, {
    onDone: () => done(text.opened),
    onRefused: (error) => failureToast(error, { title: text.openFailed }),
  })
  const closing = useCloseChallenge(id, {
    onDone: () => {
      setClosing(false)
      done(text.closed)
    },
    onRefused: (error) => {
      if (!(error instanceof ApiError) || !error.fields['reason']) failureToast(error, { title: text.closeFailed })
    },
  })
  if (!isOpen) {
    return (
      <Button
        variant="secondary"
        aria-label={text.openOne(title)}
        pending={opening.isPending}
        onClick={() => opening.mutate()}
      >
        {text.open}
      </Button>
    )
  }
  return (
    <>
      <Button variant="secondary" aria-label={text.closeOne(title)} onClick={() => setClosing(true)}>
        {text.close}
      </Button>
      {isClosing && (
        <ReasonDialog
          title={text.closeOne(title)}
          description={text.closeText}
          action={text.closeAction}
          act={closing}
          onClose={() => setClosing(false)}
        />
      )}
    </>
  )
}
