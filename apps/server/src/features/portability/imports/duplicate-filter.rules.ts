import type { Entries, ParsedRow, ExistingEntries } from '../shared/entries.rules.ts'

const practiceKey = ({ date, time, limbType }: ExistingEntries['practices'][number]) =>
  `${date} ${time.slice(0, 5)} ${limbType}`
const moodKey = (at: Date, mood: string) => `${Math.floor(at.getTime() / 1000)} ${mood}`

type Interval = { from: number; to: number }

/**
 * Tells for one row after the other whether it is already there. A practice is the same on the same day, at the same
 * time, in the same limb; a mood at the same second; a night when it overlaps another, or when one of them has no times
 * and both are of one day. A picture comes with its practice or not at all. Rows of an archive are only compared with
 * what was there before: two alike were two, but for what the member has once: a hidden limb, a challenge, and the
 * offer of a day.
 */
export function createDuplicateFilter(
  existing: ExistingEntries,
): (row: Exclude<ParsedRow, { fault: unknown }>) => boolean {
  const ids = new Set(existing.ids)
  const added = new Set<string>()
  const practices = new Set(existing.practices.map(practiceKey))
  const moods = new Set(existing.moods.map(({ at, mood }) => moodKey(at, mood)))
  const hiddenLimbs = new Set(existing.hiddenLimbs)
  const joined = new Set(existing.joinedChallenges)
  const offerDays = new Set(existing.gentleOfferDays)
  const nights = createNights()
  for (const night of existing.nights) nights.add(night)

  const isKnown = (entry: { id: string; sourceId: string | null }) =>
    ids.has(entry.id) || (entry.sourceId !== null && ids.has(entry.sourceId))

  const isNewPractice = (entry: Entries['practice']) => {
    const key = practiceKey(entry)
    if (isKnown(entry) || practices.has(key)) return false
    if (entry.sourceId === null) practices.add(key)
    return true
  }
  const isNewMood = (entry: Entries['mood']) => {
    const key = moodKey(new Date(entry.createdAt), entry.mood)
    if (isKnown(entry) || moods.has(key)) return false
    if (entry.sourceId === null) moods.add(key)
    return true
  }
  const isNewNight = (entry: Entries['night']) => {
    const night = { date: entry.date, bedtime: dateOf(entry.bedtime), wakeTime: dateOf(entry.wakeTime) }
    if (isKnown(entry) || nights.has(night)) return false
    if (entry.sourceId === null) nights.add(night)
    return true
  }

  return (row) => {
    if (row.kind === 'practice') return once(added, row.entry.id, once(ids, row.entry.id, isNewPractice(row.entry)))
    if (row.kind === 'picture') return added.has(row.entry.sessionId)
    if (row.kind === 'mood') return once(ids, row.entry.id, isNewMood(row.entry))
    if (row.kind === 'night') return once(ids, row.entry.id, isNewNight(row.entry))
    if (row.kind === 'hidden') return once(hiddenLimbs, row.entry.limbType, !hiddenLimbs.has(row.entry.limbType))
    if (row.kind === 'challenge') return once(joined, row.entry.challengeId, !joined.has(row.entry.challengeId))
    if (row.kind === 'gentle-offer') return once(offerDays, row.entry.offeredOn, !offerDays.has(row.entry.offeredOn))
    if (row.kind === 'question') return once(ids, row.entry.id, !ids.has(row.entry.id))
    if (row.kind === 'exchange') return once(ids, row.entry.id, !isKnown(row.entry))
    return true
  }
}

/** Remembers a new entry, so that the same entry again in one file isn't new. */
function once(ids: Set<string>, id: string, isNew: boolean): boolean {
  if (isNew) ids.add(id)
  return isNew
}

const dateOf = (text: string | null) => (text === null ? null : new Date(text))
const dayMs = 24 * 60 * 60_000

const intervalOf = ({ bedtime, wakeTime }: ExistingEntries['nights'][number]): Interval | undefined =>
  bedtime && wakeTime ? { from: bedtime.getTime(), to: wakeTime.getTime() } : undefined
const daysOf = ({ from, to }: Interval) => new Set([Math.floor(from / dayMs), Math.floor(to / dayMs)])

function createNights() {
  /** By calendar day in UTC. A night is at most a day long, so it touches at most two of them. */
  const intervals = new Map<number, Interval[]>()
  const days = new Map<string, { timed: number; untimed: number }>()
  const onDay = (date: string) => days.get(date) ?? { timed: 0, untimed: 0 }
  return {
    has: (night: ExistingEntries['nights'][number]): boolean => {
      const interval = intervalOf(night)
      const { timed, untimed } = onDay(night.date)
      if (!interval) return timed + untimed > 0
      const near = [...daysOf(interval)].flatMap((day) => intervals.get(day) ?? [])
      return untimed > 0 || near.some(({ from, to }) => from < interval.to && to > interval.from)
    },
    add: (night: ExistingEntries['nights'][number]): void => {
      const interval = intervalOf(night)
      const { timed, untimed } = onDay(night.date)
      days.set(night.date, interval ? { timed: timed + 1, untimed } : { timed, untimed: untimed + 1 })
      if (!interval) return
      for (const day of daysOf(interval)) intervals.set(day, [...(intervals.get(day) ?? []), interval])
    },
  }
}
