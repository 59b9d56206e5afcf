import { type Import, type ImportCounts, switchedOffTexts } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSwitchedOff } from '#lib/member/switched-off.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Meter } from '#ui/status/meter.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { importQuery, useCommitImport, useSendArchive, useUndoImport } from './shared/archive.queries.ts'
import { archiveText } from './shared/archive.text.ts'

const { bring: words } = archiveText

/** Sends an archive from here or elsewhere, checks it and shows what is in it, and only then adds it. */
export function ImportArchivePanel() {
  const isOff = useSwitchedOff('imports')
  const [share, setShare] = useState(0)
  const { isPending, mutate: send, data: sent, variables: file, reset } = useSendArchive(setShare)
  useHeldFocus(isPending ? 'sending' : sent?.id, '#bring')
  return (
    <Panel aria-labelledby="bring">
      <PanelHeader id="bring" title={words.title} />
      {isPending && (
        <>
          <output className="block">{words.sending(file.name)}</output>
          <Meter className="made-file-meter" label={words.progress} share={share} />
        </>
      )}
      {!isPending && sent && <ArchiveImportOutcome key={sent.id} id={sent.id} restart={reset} />}
      {!isPending &&
        !sent &&
        (isOff ? <Notice tone="info" title={switchedOffTexts.imports} /> : <FileChoice choose={send} />)}
    </Panel>
  )
}

function FileChoice({ choose }: { choose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <p className="text-muted">{words.about}</p>
      <input
        ref={input}
        className="sr-only"
        type="file"
        tabIndex={-1}
        accept=".zip,application/zip"
        aria-label={words.choose}
        onChange={({ target }) => target.files?.[0] && choose(target.files[0])}
      />
      <Button className="archive-panel-body" variant="secondary" onClick={() => input.current?.click()}>
        {words.choose}
      </Button>
      <p className="mt-3 text-sm text-muted">{words.safe}</p>
    </>
  )
}

function ArchiveImportOutcome({ id, restart }: { id: string; restart: () => void }) {
  const query = useQuery(importQuery(id))
  const { data } = query
  useHeldFocus(data?.state, '#bring')
  if (!data) return <LoadError title={archiveText.couldNotLoad} query={query} heading="#bring" />
  if (data.state === 'checked' && data.counts)
    return <CheckedImport importJob={data} counts={data.counts} restart={restart} />
  if (data.state === 'added' && data.counts) return <AddedImport importJob={data} counts={data.counts} />
  if (data.state === 'undone') {
    return (
      <Notice tone="success" title={words.undone} action={<OtherFileButton restart={restart} />}>
        {words.undoneHint}
      </Notice>
    )
  }
  if (data.state === 'refused') {
    return (
      <Notice tone="error" title={words.refused} action={<OtherFileButton restart={restart} />}>
        {data.refusal && words.refusals[data.refusal]}
      </Notice>
    )
  }
  return <output className="block">{words.reading(data.name)}</output>
}

const OtherFileButton = ({ restart }: { restart: () => void }) => (
  <Button variant="secondary" onClick={restart}>
    {words.other}
  </Button>
)

type CountedImport = { importJob: Import; counts: ImportCounts }

const headline = (practices: number, isAnything: boolean): string => {
  if (practices > 0) return words.practices(practices)
  return isAnything ? words.others : words.nothing
}

function CheckedImport({ importJob, counts, restart }: CountedImport & { restart: () => void }) {
  const { isPending, mutate: add } = useCommitImport()
  const isQuiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  const { practices, moods, nights, others, longestStreak } = counts
  const already = practices.duplicate + moods.duplicate + nights.duplicate
  const isAnything = practices.new + moods.new + nights.new + others.new > 0
  return (
    <>
      <p className="text-muted">{words.ahead}</p>
      <p className="import-archive-panel-count">{headline(practices.new, isAnything)}</p>
      <ul className="import-archive-panel-effects">
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
        <Button variant="quiet" onClick={restart}>
          {words.other}
        </Button>
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
      <Button className="archive-panel-body" variant="secondary" pending={isPending} onClick={() => undo(importJob.id)}>
        {words.undo}
      </Button>
    </>
  )
}
