import type { SleepEntry } from '@sadhana/contract'
import { Suspense, useState } from 'react'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { QueryView, type ViewedQuery } from '#lib/query/query-view.tsx'
import { Panel, PanelHeader } from '#ui/panel.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { EmptyState } from '#ui/status/empty-state.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { EditToggle, EntryActions } from '../shared/entry-actions.tsx'
import { entryText } from '../shared/entry.text.ts'
import { type EntryRemoval, useEntryRemoval } from '../shared/use-entry-removal.ts'
import { NightBar } from './night-bar.tsx'
import { clockTimesOf, qualityBand } from './sleep-times.rules.ts'
import { durationText, sleepText } from './sleep.text.ts'

// Needed only once something is to be changed.
const EditSleep = lazyScreen(async () => (await import('./edit-sleep.tsx')).EditSleep)

export function SleepHistory({ query }: { query: ViewedQuery<SleepEntry[]> }) {
  const removal = useEntryRemoval('nights')
  const [isEditing, setIsEditing] = useState(false)
  const [edited, setEdited] = useState<SleepEntry>()
  return (
    <Panel aria-labelledby="sleep-history">
      <PanelHeader
        id="sleep-history"
        title={sleepText.history}
        {...(query.data &&
          query.data.length > 0 && { aside: <EditToggle isEditing={isEditing} onChange={setIsEditing} /> })}
      />
      <QueryView
        query={query}
        skeleton={<SkeletonRows count={4} />}
        failed={sleepText.loadFailed}
        failedText={sleepText.safe}
        heading="#sleep-history"
      >
        {(nights) =>
          nights.length === 0 ? (
            <EmptyState title={sleepText.empty}>{sleepText.emptyHint}</EmptyState>
          ) : (
            <>
              <ul className="sleep-list">
                {nights.map((night) => (
                  <Row key={night.id} {...{ night, removal, isEditing }} onEdit={setEdited} />
                ))}
              </ul>
              <p className="mt-4 text-sm text-muted">{sleepText.axisHint(clockTime('20:00'), clockTime('10:00'))}</p>
            </>
          )
        }
      </QueryView>
      {edited && (
        <Suspense>
          <EditSleep night={edited} onClose={() => setEdited(undefined)} />
        </Suspense>
      )}
    </Panel>
  )
}

const tones = { light: 'plain', fair: 'soft', restful: 'good' } as const

type RowProps = {
  night: SleepEntry
  removal: EntryRemoval
  isEditing: boolean
  onEdit: (night: SleepEntry) => void
}

function Row({ night, removal, isEditing, onEdit }: RowProps) {
  const { date, quality, duration, notes } = night
  const isGone = removal.removedIds.includes(night.id)
  const band = qualityBand(quality)
  const times = clockTimesOf(night)
  const Name = isGone ? 's' : 'strong'
  return (
    <li className="sleep-row">
      <div className="sleep-row-line">
        <Name>{shortDay(date)}</Name>
        {!isGone && !isEditing && <Badge tone={tones[band]}>{sleepText.badge(quality, band)}</Badge>}
        <EntryActions entry={night} name={shortDay(date)} removal={removal} isEditing={isEditing} onEdit={onEdit} />
      </div>
      {isGone ? (
        <span className="text-sm text-muted">{entryText.deleted}</span>
      ) : (
        <>
          <div className="sleep-row-line numerals">
            <span>{lengthOf(night)}</span>
            <span className="text-sm text-muted">{rangeOf(times)}</span>
          </div>
          {duration !== null && times.bedtime && <NightBar bedtime={times.bedtime} duration={duration} />}
          {notes && <p className="sleep-row-notes">{notes}</p>}
        </>
      )}
    </li>
  )
}

function lengthOf({ duration, bedtime, wakeTime }: SleepEntry): string {
  if (duration !== null) return durationText(duration)
  return bedtime || wakeTime ? sleepText.noDuration : sleepText.noTimes
}

function rangeOf({ bedtime, wakeTime }: { bedtime: string; wakeTime: string }): string {
  if (bedtime && wakeTime) return sleepText.range(bedtime, wakeTime)
  if (bedtime) return sleepText.from(bedtime)
  return wakeTime ? sleepText.until(wakeTime) : ''
}
