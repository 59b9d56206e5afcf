import './wellness.css'
import type { DeletedWellnessEntry } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { moodLabels } from '#intl/feelings.text.ts'
import { longDay, momentText } from '#intl/intl.rules.ts'
import { QueryView } from '#lib/query/query-view.tsx'
import { BackLink } from '#ui/back-link.tsx'
import { Button } from '#ui/button.tsx'
import { focusHeading } from '#ui/focus-heading.ts'
import { Panel } from '#ui/panel.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { deletedEntriesQuery, useRestoreEntry } from './shared/wellness.queries.ts'
import { deletedText as text } from './wellness.text.ts'

/** Moods and nights deleted in the last seven days, and versions that weren't chosen. */
export function DeletedEntriesScreen() {
  const query = useQuery(deletedEntriesQuery)
  return (
    <div className="deleted-entries">
      <BackLink to="/wellness">{text.back}</BackLink>
      <h1 id="deleted-entries">{text.title}</h1>
      <p className="text-muted">{text.intro}</p>
      <Panel aria-labelledby="deleted-entries">
        <QueryView query={query} skeleton={<SkeletonRows count={3} />} failed={text.failed} heading="#deleted-entries">
          {(entries) =>
            entries.length === 0 ? (
              <EmptyState title={text.none}>{text.noneHint}</EmptyState>
            ) : (
              <ul>
                {entries.map((entry) => (
                  <DeletedRow key={(entry.mood ?? entry.night)?.id} {...entry} />
                ))}
              </ul>
            )
          }
        </QueryView>
      </Panel>
    </div>
  )
}

function DeletedRow({ mood, night, erasedAt }: DeletedWellnessEntry) {
  const { isPending, mutate } = useRestoreEntry(mood ? 'moods' : 'nights', () => focusHeading())
  const entry = mood ?? night
  if (!entry) return null
  const name = mood
    ? text.mood(moodLabels[mood.mood], momentText(mood.createdAt))
    : text.night(longDay(night?.date ?? ''))
  return (
    <li className="deleted-entry">
      <span>
        <b>{name}</b>
        <small>{text.until(momentText(erasedAt))}</small>
      </span>
      <Button variant="secondary" pending={isPending} aria-label={text.restoreOf(name)} onClick={() => mutate(entry)}>
        {text.restore}
      </Button>
    </li>
  )
}
