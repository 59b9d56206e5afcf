import './archive-import-outcome.css'
import './made-file.css'
import type { Import, ImportCounts } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { LoadError } from '#ui/status/load-error.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { importQuery, useCommitImport, useUndoImport } from './archive.queries.ts'
import { archiveText } from './archive.text.ts'

const { bring: words } = archiveText

type ArchiveImportOutcomeProps = {
  id: string
  /** The heading above, which takes the focus when something changes. */
  heading: string
  /** Starts again with something else. */
  restart: () => void
  restartLabel?: string
  /** Shown below, once everything is added. */
  afterwards?: ReactNode
}

/** What an archive that has arrived would add, and, once the member wants it, has added. */
export function ArchiveImportOutcome({
  id,
  heading,
  restart,
  restartLabel = words.other,
  afterwards,
}: ArchiveImportOutcomeProps) {
  const query = useQuery(importQuery(id))
  const { data } = query
  const other = (variant: 'secondary' | 'quiet') => (
    <Button variant={variant} onClick={restart}>
      {restartLabel}
    </Button>
  )
  useHeldFocus(data?.state, heading)
  if (!data) return <LoadError title={archiveText.couldNotLoad} query={query} heading={heading} />
  if (data.state === 'checked' && data.counts)
    return <CheckedImport importJob={data} counts={data.counts} other={other} />
  if (data.state === 'added' && data.counts) {
    return (
      <>
        <AddedImport importJob={data} counts={data.counts} />
        {afterwards}
      </>
    )
  }
  if (data.state === 'undone') {
    return (
      <Notice tone="success" title={words.undone} action={other('secondary')}>
        {words.undoneHint}
      </Notice>
    )
  }
  if (data.state === 'refused') {
    return (
      <Notice tone="error" title={words.refused} action={other('secondary')}>
        {data.refusal && words.refusals[data.refusal]}
      </Notice>
    )
  }
  return <output className="block">{words.reading(data.name)}</output>
}

type CountedImport = { importJob: Import; counts: ImportCounts }

const headline = (practices: number, isAnything: boolean): string => {
  if (practices > 0) return words.practices(practices)
  return isAnything ? words.others : words.nothing
}

type CheckedImportProps = CountedImport & { other: (variant: 'quiet') => ReactNode }

function CheckedImport({ importJob, counts, other }: CheckedImportProps) {
  const { isPending, mutate: add } = useCommitImport()
  const isQuiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  const { practices, moods, nights, others, longestStreak } = counts
  const already = practices.duplicate + moods.duplicate + nights.duplicate
  const isAnything = practices.new + moods.new + nights.new + others.new > 0
  return (
    <>
      <p className="text-muted">{words.ahead}</p>
      <p className="archive-import-outcome-count">{headline(practices.new, isAnything)}</p>
      <ul className="archive-import-outcome-effects">
        {moods.new > 0 && <li>{words.moods(moods.new)}</li>}
        {nights.new > 0 && <li>{words.nights(nights.new)}</li>}
        {already > 0 && <li>{words.already(already)}</li>}
        {counts.broken > 0 && <li className="text-danger">{words.broken(counts.broken)}</li>}
        {!isQuiet && <li>{words.streak(longestStreak.before, longestStreak.after)}</li>}
        <li>{words.quiet}</li>
      </ul>
      <div className="made-file-acts">
        {isAnything && (
          <Button pending={isPending} onClick={() => add(importJob.id)}>
            {words.add}
          </Button>
        )}
        {other('quiet')}
      </div>
    </>
  )
}

function AddedImport({ importJob, counts }: CountedImport) {
  const { isPending, mutate: undo } = useUndoImport()
  return (
    <>
      <Notice tone="success" title={counts.practices.new > 0 ? words.added(counts.practices.new) : words.othersAdded}>
        {words.addedHint}
      </Notice>
      {importJob.undoUntil && <p className="mt-3 text-sm text-muted">{words.undoUntil(importJob.undoUntil)}</p>}
      <Button
        className="archive-import-outcome-undo"
        variant="secondary"
        pending={isPending}
        onClick={() => undo(importJob.id)}
      >
        {words.undo}
      </Button>
    </>
  )
}
