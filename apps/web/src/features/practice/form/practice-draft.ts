import { browserStorage, type KeyValueStorage } from '#lib/browser/browser-storage.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

const key = 'practice-draft'

/** An unfinished entry, kept on this device until it is saved, discarded, or its writer signs out. */
export const createPracticeDraft = <Draft extends object>(storage: KeyValueStorage = browserStorage()) => ({
  /** Null for every member but its writer. */
  read(userId: string): Draft | null {
    const kept = parse<Draft>(storage.getItem(key))
    return kept?.userId === userId ? kept.draft : null
  },
  write: (userId: string, draft: Draft) => storage.setItem(key, JSON.stringify({ userId, draft })),
  forget: () => storage.removeItem(key),
})

onSignOut(() => createPracticeDraft().forget())

type Kept<Draft> = { userId: string; draft: Draft }

function parse<Draft>(text: string | null): Kept<Draft> | null {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept<Draft>> | null
    return kept?.userId && typeof kept.draft === 'object' && kept.draft
      ? { userId: kept.userId, draft: kept.draft }
      : null
  } catch {
    return null
  }
}
