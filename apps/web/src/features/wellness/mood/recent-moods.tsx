import { localMoment, type MoodEntry } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { moodLabels } from '#intl/feelings.text.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useInView } from '#lib/browser/when-in-view.tsx'
import { clockTime, shortDay } from '#intl/intl.rules.ts'
import { moodList } from '#lib/outbox/waiting-entries.ts'
import { WaitMark } from '#lib/outbox/wait-mark.tsx'
import type { WaitState } from '#lib/outbox/with-waiting.rules.ts'
import { memberCalendar } from '#lib/time/today.ts'
import { calendarText } from '#lib/time/calendar.text.ts'
import { MoodSymbol } from '#ui/motifs/mood-symbol.tsx'
import { Stone } from '#ui/motifs/stone.tsx'
import { SymbolFrame } from '#ui/symbol.tsx'
import { EntryActions, type RowEditing } from '../shared/entry-actions.tsx'
import { EntryPanel } from '../shared/entry-panel.tsx'
import { entryText } from '../shared/entry.text.ts'
import { moodsQuery } from '../shared/wellness.queries.ts'
import { moodText } from './mood.text.ts'

// Loaded only when a member edits something.
const EditMood = lazyScreen(async () => (await import('./edit-mood.tsx')).EditMood)

/** On a phone they are below the first screen, so they load when someone scrolls there. */
export function RecentMoods() {
  const place = useRef<HTMLElement>(null)
  const query = useQuery({ ...moodsQuery, enabled: useInView(place) })
  return (
    <EntryPanel
      id="recent-moods"
      ref={place}
      list="moods"
      text={moodText}
      query={query}
      waiting={moodList}
      editor={EditMood}
    >
      {(moods, editing, states) => (
        <ul className="mood-list">
          {moods.map((entry, index) => (
            <Row key={entry.id} entry={entry} index={index} state={states.get(entry.id)} {...editing} />
          ))}
        </ul>
      )}
    </EntryPanel>
  )
}

const shapes = ['a', 'b', 'c'] as const

type RowProps = RowEditing<MoodEntry> & { entry: MoodEntry; index: number; state: WaitState | undefined }

function Row({ entry, index, state, ...editing }: RowProps) {
  const { mood, createdAt, energy, energyGiven, notes } = entry
  const { date, time } = localMoment(new Date(createdAt), memberCalendar().zone)
  const when = calendarText.moment(shortDay(date), clockTime(time))
  const { removal, isEditing } = editing
  const isGone = removal.removedIds.includes(entry.id)
  const Name = isGone ? 's' : 'span'
  return (
    <li className={`mood-row tone-${mood}`}>
      <Stone tone={mood} size="sm" shape={shapes[index % shapes.length] ?? 'a'}>
        <MoodSymbol mood={mood} />
      </Stone>
      <div>
        <Name className="mood-row-name">{moodLabels[mood]}</Name>
        <span className="mood-row-when">{isGone ? entryText.deleted : when}</span>
        {notes && !isGone && <span className="mood-row-notes">{notes}</span>}
        {!isGone && <WaitMark state={state} />}
      </div>
      {!isGone && !isEditing && (
        <span className="mood-row-energy">
          {energyGiven ? (
            <>
              <EnergyIcon tier={energyTier(energy)} />
              {energy}/10
            </>
          ) : (
            <span className="text-sm text-muted">{moodText.noEnergy}</span>
          )}
        </span>
      )}
      {state !== 'asks' && <EntryActions entry={entry} name={moodText.entry(moodLabels[mood], when)} {...editing} />}
    </li>
  )
}

/** How many of four bars are filled: 8 and up, 6 to 7, 4 to 5, below 4. */
function energyTier(energy: number): 1 | 2 | 3 | 4 {
  if (energy >= 8) return 4
  if (energy >= 6) return 3
  return energy >= 4 ? 2 : 1
}

const bars = ['M4.5 19v-3.5', 'M9.5 19v-6.5', 'M14.5 19V9', 'M19.5 19V5']

/** One to four bars. */
const EnergyIcon = ({ tier }: { tier: number }) => (
  <SymbolFrame size={20} className="mood-row-bars" data-tier={tier}>
    {bars.map((path, index) => (
      <path key={path} d={path} strokeWidth="2.2" opacity={index < tier ? 1 : 0.28} />
    ))}
  </SymbolFrame>
)
