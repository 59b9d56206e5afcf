import { type DeletedWellnessEntry, deletedEntriesShown } from '@sadhana/contract'
import { listDeletedMoods, toMood } from './mood.repo.ts'
import type { WellnessDeps } from './mood.service.ts'
import { listDeletedNights, toSleepEntry } from './sleep.repo.ts'
import { erasedAt, undoLimit } from './trash.rules.ts'

/** The latest deletion first. */
export async function listDeletedEntries({ db, clock }: WellnessDeps, userId: string): Promise<DeletedWellnessEntry[]> {
  const page = { since: undoLimit(clock.now()), count: deletedEntriesShown }
  const [moods, nights] = await Promise.all([listDeletedMoods(db, userId, page), listDeletedNights(db, userId, page)])
  return [
    ...moods.map(({ deletedAt, ...mood }) => Object.assign(datesOf(deletedAt), { mood: toMood(mood) })),
    ...nights.map(({ deletedAt, ...night }) => Object.assign(datesOf(deletedAt), { night: toSleepEntry(night) })),
  ]
    .toSorted((one, other) => Date.parse(other.deletedAt) - Date.parse(one.deletedAt))
    .slice(0, deletedEntriesShown)
}

const datesOf = (deletedAt: Date) => ({
  deletedAt: deletedAt.toISOString(),
  erasedAt: erasedAt(deletedAt).toISOString(),
})
