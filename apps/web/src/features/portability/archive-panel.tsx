import './archive.css'
import { useQuery } from '@tanstack/react-query'
import type { Archive } from '@sadhana/contract'
import { ArchiveIcon } from 'lucide-react'
import { QueryView } from '#lib/query/query-view.tsx'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { archiveQuery, useMakeArchive, useRemoveArchive } from './shared/archive.queries.ts'
import { archiveText } from './shared/archive.text.ts'
import { MadeFile } from './shared/made-file.tsx'

const { make: words } = archiveText

/** `isLast` is set for a member who is about to leave. */
type ArchivePanelProps = { isLast?: boolean }

/** Everything we hold about the member, prepared in the background and stored for a day. */
export function ArchivePanel({ isLast = false }: ArchivePanelProps) {
  const { title, about } = isLast ? archiveText.last : words
  const query = useQuery(archiveQuery)
  return (
    <Panel aria-labelledby="archive">
      <PanelHeader id="archive" title={title} />
      <p className="text-muted">{about}</p>
      <div className="archive-panel-body">
        <QueryView
          query={query}
          skeleton={<SkeletonRows count={1} />}
          failed={archiveText.couldNotLoad}
          failedText={archiveText.couldNotLoadText}
          heading="#archive"
        >
          {(archive) => <Stage archive={archive} />}
        </QueryView>
      </div>
    </Panel>
  )
}

function Stage({ archive }: { archive: Archive | null }) {
  const { isPending: removing, mutate: remove } = useRemoveArchive()
  const { isPending, mutate: make } = useMakeArchive()
  const hasFailed = archive?.state === 'failed'
  useHeldFocus(archive?.state, '#archive')
  return (
    <>
      <MadeFile file={archive} words={words} removing={removing} onRemove={(id) => remove(id)} />
      {(!archive || hasFailed) && (
        <Button variant="secondary" pending={isPending} onClick={() => make()}>
          {!isPending && <ArchiveIcon aria-hidden="true" />} {hasFailed ? words.again : words.start}
        </Button>
      )}
    </>
  )
}
