import type { NewPracticeSession } from '@sadhana/contract'
import { browserStorage, type KeyValueStorage } from './browser-storage.ts'

export type PracticeDraft = Partial<NewPracticeSession>

const key = 'practice-draft'

/** What a member began to log, kept on this device until it is saved, thrown away, or its writer signs out. */
export const createPracticeDraft = (storage: KeyValueStorage) => ({
  /** Only its writer's: another member on this device finds none. */
  read(userId: string): PracticeDraft | null {
    const kept = parse(storage.getItem(key))
    return kept?.userId === userId ? kept.draft : null
  },
  write: (userId: string, draft: PracticeDraft) => storage.setItem(key, JSON.stringify({ userId, draft })),
  forget: () => storage.removeItem(key),
})

export const practiceDraft = createPracticeDraft(browserStorage())

type Kept = { userId: string; draft: PracticeDraft }

function parse(text: string | null): Kept | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null
    return kept?.userId && typeof kept.draft === 'object' && kept.draft
      ? { userId: kept.userId, draft: kept.draft }
      : null
  } catch {
    return null
  }
}
