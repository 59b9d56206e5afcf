import type { SleepEntry } from '@sadhana/contract'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { nightList } from '#lib/outbox/waiting-entries.ts'
import { WaitMark } from '#lib/outbox/wait-mark.tsx'
import type { WaitState } from '#lib/outbox/with-waiting.rules.ts'
import type { ViewedQuery } from '#lib/query/query-view.tsx'
import { Badge } from '#ui/status/badge.tsx'
import { EntryActions, type RowEditing } from '../shared/entry-actions.tsx'
import { EntryPanel } from '../shared/entry-panel.tsx'
import { entryText } from '../shared/entry.text.ts'
import { NightBar } from './night-bar.tsx'
import { clockTimesOf, qualityBand } from './sleep-times.rules.ts'
import { durationText, sleepText } from './sleep.text.ts'

// Loaded only when a member edits something.
const EditSleep = lazyScreen(async () => (await import('./edit-sleep.tsx')).EditSleep)

export const SleepHistory = ({ query }: { query: ViewedQuery<SleepEntry[]> }) => (
  <EntryPanel id="sleep-history" list="nights" text={sleepText} query={query} waiting={nightList} editor={EditSleep}>
    {(nights, editing, states) => (
      <>
        <ul className="sleep-list">
          {nights.map((night) => (
            <Row key={night.id} night={night} state={states.get(night.id)} {...editing} />
          ))}
        </ul>
        <p className="mt-4 text-sm text-muted">{sleepText.axisHint(clockTime('20:00'), clockTime('10:00'))}</p>
      </>
    )}
  </EntryPanel>
)

const tones = { light: 'plain', fair: 'soft', restful: 'good' } as const

type RowProps = RowEditing<SleepEntry> & { night: SleepEntry; state: WaitState | undefined }

function Row({ night, state, ...editing }: RowProps) {
  const { date, quality, duration, notes } = night
  const { removal, isEditing } = editing
  const isGone = removal.removedIds.includes(night.id)
  const band = qualityBand(quality)
  const times = clockTimesOf(night)
  const Name = isGone ? 's' : 'strong'
  return (
    <li className="sleep-row">
      <div className="sleep-row-line">
        <Name>{shortDay(date)}</Name>
        {!isGone && !isEditing && <Badge tone={tones[band]}>{sleepText.badge(quality, band)}</Badge>}
        {state !== 'asks' && <EntryActions entry={night} name={shortDay(date)} {...editing} />}
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
          <WaitMark state={state} />
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
