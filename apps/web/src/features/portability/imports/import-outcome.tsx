import type { Import, ImportCounts } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, Check, HeartPulse, Lock, Moon, Notebook, RotateCcw, TrendingUp } from 'lucide-react'
import { type ComponentType, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { isFirstLoad } from '#lib/query/first-load.ts'
import { journeySettingsQuery } from '#lib/time/today.ts'
import { Button } from '#ui/button.tsx'
import { useHeldFocus } from '#ui/focus-heading.ts'
import { Stone } from '#ui/motifs/stone.tsx'
import { Panel } from '#ui/panel.tsx'
import { LoadError } from '#ui/status/load-error.tsx'
import { Notice } from '#ui/status/notice.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { importQuery, useCommitImport, useUndoImport } from '../shared/archive.queries.ts'
import { archiveText } from '../shared/archive.text.ts'
import { BrokenRows } from './broken-rows.tsx'
import { FilePanel } from './file-panel.tsx'
import type { OpenFile } from './import.queries.ts'
import { importText } from './import.text.ts'

const { check: words, done } = importText

type OutcomeProps = {
  id: string
  open: OpenFile
  back: () => void
  restart: () => void
  steps: ComponentType<{ now: number; source?: OpenFile['opened']['source'] }>
}

export const newOf = ({ practices, moods, nights }: ImportCounts): number => practices.new + moods.new + nights.new

/** From the dry run on: what adding would do, what it did, and a way to undo it. */
export function ImportOutcome({ id, open, back, restart, steps: Steps }: OutcomeProps) {
  const query = useQuery(importQuery(id))
  const { data } = query
  const isOver = data?.state === 'added' || data?.state === 'undone'
  useHeldFocus(data?.state)
  return (
    <>
      <Steps now={isOver ? 4 : 2} source={open.opened.source} />
      <div className="import-columns">
        <Panel>
          {isFirstLoad(query) && <SkeletonRows count={2} />}
          {!data && !isFirstLoad(query) && <LoadError title={archiveText.couldNotLoad} query={query} />}
          {data?.counts && data.state === 'checked' && (
            <CheckedImport importJob={data} counts={data.counts} open={open} back={back} />
          )}
          {data?.counts && data.state === 'added' && (
            <AddedImport importJob={data} counts={data.counts} restart={restart} />
          )}
          {data?.state === 'undone' && (
            <Notice tone="success" title={archiveText.bring.undone} action={<AnotherFileButton restart={restart} />}>
              {archiveText.bring.undoneHint}
            </Notice>
          )}
        </Panel>
        {data?.state === 'checked' && <FilePanel open={open} />}
      </div>
    </>
  )
}

const AnotherFileButton = ({ restart }: { restart: () => void }) => (
  <Button variant="secondary" onClick={restart}>
    {done.another}
  </Button>
)

type CountedImport = { importJob: Import; counts: ImportCounts }

function CheckedImport({ importJob, counts, open, back }: CountedImport & { open: OpenFile; back: () => void }) {
  const { isPending, mutate: add } = useCommitImport()
  const [isOpen, setOpen] = useState(false)
  useHeldFocus(isOpen, '#import-broken')
  const total = newOf(counts)
  return (
    <>
      <p className="text-muted">{words.ahead}</p>
      <p className="import-lead">
        {total > 0 && <strong>{words.number(total)}</strong>} <em>{total > 0 ? words.added(total) : words.nothing}</em>
      </p>
      <Tallies
        counts={counts}
        why={
          !isOpen && (
            <button type="button" className="import-why" onClick={() => setOpen(true)}>
              {words.seeBroken}
            </button>
          )
        }
      />
      {isOpen && <BrokenRows id={importJob.id} reading={open.reading} />}
      <Effects counts={counts} />
      <div className="import-acts">
        {total > 0 && (
          <Button pending={isPending} onClick={() => add(importJob.id)}>
            {words.add(total)}
          </Button>
        )}
        <Button variant="quiet" onClick={back}>
          {words.back}
        </Button>
      </div>
    </>
  )
}

type TalliesProps = { counts: ImportCounts; why: ReactNode }

function Tallies({ counts: { practices, moods, nights, shortened, broken }, why }: TalliesProps) {
  const already = practices.duplicate + moods.duplicate + nights.duplicate
  const shown = [
    { name: words.already, count: already, hint: words.alreadyHint, look: '' },
    { name: words.shortened, count: shortened, hint: words.shortenedHint, look: '' },
    { name: words.broken, count: broken, hint: why, look: 'text-danger' },
  ].filter(({ count }) => count > 0)
  return (
    <dl className="import-tallies">
      {shown.map(({ name, count, hint, look }) => (
        <div key={name} className="import-tally">
          <dt className={look}>{name}</dt>
          <dd className={look}>{words.number(count)}</dd>
          {hint && <dd className="import-hint">{hint}</dd>}
        </div>
      ))}
    </dl>
  )
}

function Effects({ counts }: { counts: ImportCounts }) {
  const isQuiet = useQuery(journeySettingsQuery).data?.quietMode ?? true
  const { practices, moods, nights, firstDay, lastDay, longestStreak } = counts
  return (
    <ul className="import-list import-marked">
      {practices.new > 0 && (
        <li>
          <Notebook aria-hidden="true" /> {words.practices(practices.new)}
        </li>
      )}
      {moods.new > 0 && (
        <li>
          <HeartPulse aria-hidden="true" /> {words.moods(moods.new)}
        </li>
      )}
      {nights.new > 0 && (
        <li>
          <Moon aria-hidden="true" /> {words.nights(nights.new)}
        </li>
      )}
      {firstDay !== null && lastDay !== null && (
        <li>
          <CalendarDays aria-hidden="true" /> {words.days(firstDay, lastDay)}
        </li>
      )}
      {!isQuiet && (
        <li>
          <TrendingUp aria-hidden="true" /> {words.streak(longestStreak.before, longestStreak.after)}
        </li>
      )}
      <li>
        <Lock aria-hidden="true" /> {words.quiet}
      </li>
    </ul>
  )
}

function AddedImport({ importJob, counts, restart }: CountedImport & { restart: () => void }) {
  const { isPending, mutate: undo } = useUndoImport()
  return (
    <>
      <div className="import-done">
        <Stone tone="success" size="lg">
          <Check aria-hidden="true" />
        </Stone>
        <div>
          <output className="block import-drop-title">{done.added(newOf(counts))}</output>
          <p className="text-muted">{done.hint}</p>
        </div>
      </div>
      <h2 className="import-heading">{done.undoTitle}</h2>
      {importJob.undoUntil && <p className="import-hint">{archiveText.bring.undoUntil(importJob.undoUntil)}</p>}
      <div className="import-acts">
        <Button variant="secondary" pending={isPending} onClick={() => undo(importJob.id)}>
          <RotateCcw aria-hidden="true" /> {archiveText.bring.undo}
        </Button>
        <AnotherFileButton restart={restart} />
      </div>
      {counts.practices.new > 0 && (
        <p className="import-after">
          <Link to="/sessions">{done.see}</Link>
        </p>
      )}
    </>
  )
}
