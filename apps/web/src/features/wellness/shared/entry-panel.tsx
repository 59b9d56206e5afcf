import { type ComponentType, type ReactNode, type Ref, Suspense, useState } from 'react'
import { QueryView, type ViewedQuery } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { EditToggle, type RowEditing } from './entry-actions.tsx'
import { useEntryRemoval } from './use-entry-removal.ts'

type EntryPanelProps<Entry> = {
  id: string
  ref?: Ref<HTMLElement>
  list: 'moods' | 'nights'
  text: Record<'recent' | 'loadFailed' | 'safe' | 'empty' | 'emptyHint', string>
  query: ViewedQuery<Entry[]>
  /** The dialog that edits an entry. */
  editor: ComponentType<{ entry: Entry; onClose: () => void }>
  children: (entries: Entry[], editing: RowEditing<Entry>) => ReactNode
}

/** The latest entries, which can be edited and deleted here. */
export function EntryPanel<Entry>({ id, ref, list, text, query, editor: Editor, children }: EntryPanelProps<Entry>) {
  const removal = useEntryRemoval(list)
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
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>
          ) : (
            children(entries, { removal, isEditing, onEdit: setEdited })
          )
        }
      </QueryView>
      {edited && (
        <Suspense>
          <Editor entry={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}
