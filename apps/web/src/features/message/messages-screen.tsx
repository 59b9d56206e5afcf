import './message.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Link, useParams } from 'react-router'
import { itemsOf } from '#lib/api/pages.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Switch } from '#ui/form/switch.tsx'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { ShowMore } from '#ui/status/show-more.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { ConversationPane } from './conversation-pane.tsx'
import { ConversationRows } from './conversation-rows.tsx'
import { conversationsQuery, settingsQuery, useLiveMessages, useReceipts } from './message.queries.ts'
import { messageText as text } from './message.text.ts'

const NewMessageDialog = lazyScreen(async () => (await import('./new-message-dialog.tsx')).NewMessageDialog)

/** The conversations, and beside them the open one. A phone shows one of the two. */
export function MessagesScreen() {
  const { id } = useParams()
  useLiveMessages()
  const conversations = useInfiniteQuery(conversationsQuery)
  const [isChoosing, setChoosing] = useState(false)
  const isEmpty = conversations.data !== undefined && itemsOf(conversations.data).length === 0
  return (
    <div className={classNames('messages', id !== undefined && 'messages-open')}>
      <header className="messages-head">
        <h1>{text.title}</h1>
        <Button variant="secondary" onClick={() => setChoosing(true)}>
          <Plus aria-hidden="true" /> {text.newMessage}
        </Button>
      </header>
      {isEmpty && id === undefined ? (
        <Panel>
          <EmptyState
            title={text.empty}
            action={
              <Button asChild>
                <Link to="/community">{text.findSomeone}</Link>
              </Button>
            }
          >
            {text.emptyText}
          </EmptyState>
        </Panel>
      ) : (
        <section className="panel messages-panes" aria-label={text.listLabel}>
          <div className="messages-list">
            <QueryView query={conversations} skeleton={<SkeletonRows count={4} />} failed={text.listFailed}>
              {(data) => (
                <div>
                  <ConversationRows conversations={itemsOf(data)} openId={id} />
                  <ShowMore query={conversations} centred />
                </div>
              )}
            </QueryView>
            <Rules />
          </div>
          <div className="messages-pane">
            {id === undefined ? (
              <p className="messages-choose">{text.choose}</p>
            ) : (
              <ConversationPane key={id} id={id} />
            )}
          </div>
        </section>
      )}
      <Suspense>{isChoosing && <NewMessageDialog onClose={() => setChoosing(false)} />}</Suspense>
    </div>
  )
}

function Rules() {
  const { data: settings } = useQuery(settingsQuery)
  const { isPending, variables, mutate: change } = useReceipts()
  return (
    <div className="messages-rules">
      <p>{text.rules}</p>
      {settings && (
        <Switch
          label={text.receipts}
          hint={text.receiptsHint}
          checked={isPending ? variables : settings.readReceipts}
          onChange={({ target }) => change(target.checked)}
        />
      )}
    </div>
  )
}
