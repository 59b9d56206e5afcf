import { recentEntriesShown } from '@sadhana/contract'
import { type ComponentType, type ReactNode, type Ref, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { type ListKind, type WaitState, withWaiting } from '#lib/outbox/with-waiting.rules.ts'
import { QueryView, type ViewedQuery } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { entryText } from './entry.text.ts'
import { EditToggle, type RowEditing } from './entry-actions.tsx'
import { useEntryRemoval } from './use-entry-removal.ts'

type EntryPanelProps<Entry> = {
  id: string
  ref?: Ref<HTMLElement>
  list: 'moods' | 'nights'
  text: Record<'recent' | 'loadFailed' | 'safe' | 'empty' | 'emptyHint', string>
  query: ViewedQuery<Entry[]>
  /** Adds what waits to be sent. */
  waiting: ListKind<Entry>
  /** The dialog that edits an entry. */
  editor: ComponentType<{ entry: Entry; onClose: () => void }>
  children: (entries: Entry[], editing: RowEditing<Entry>, states: ReadonlyMap<string, WaitState>) => ReactNode
}

/** The latest entries, which can be edited and deleted here. */
export function EntryPanel<Entry extends { id: string }>({ id, ref, list, ...rest }: EntryPanelProps<Entry>) {
  const { text, query, waiting, editor: Editor, children } = rest
  const removal = useEntryRemoval(list)
  const messages = useWaiting()
  const [isEditing, setIsEditing] = useState(false)
  const [edited, setEdited] = useState<Entry>()
  return (
    <Panel ref={ref} aria-labelledby={id}>
      <PanelHeader
        id={id}
        title={text.recent}
        {...(query.data?.length && { aside: <EditToggle isEditing={isEditing} onChange={setIsEditing} /> })}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} silent={!query.isFetching} />}
        failed={text.loadFailed}
        failedText={text.safe}
        heading={`#${id}`}
      >
        {(loaded) => {
          const options = { keep: removal.removedIds, limit: recentEntriesShown }
          const { entries, states } = withWaiting(loaded, messages, waiting, options)
          if (entries.length === 0) return <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
          return children(entries, { removal, isEditing, onEdit: setEdited }, states)
        }}
      </QueryView>
      <p className="text-sm">
        <Link className="link" to="/wellness/deleted">
          {entryText.recentlyDeleted}
        </Link>
      </p>
      {edited && (
        <Suspense>
          <Editor entry={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
