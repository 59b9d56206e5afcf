import { onSignOut } from '#lib/session/forget-member.ts'
import { browserStorage, type KeyValueStorage } from '#lib/browser/browser-storage.ts'

const maxAgeMs = 7 * 24 * 60 * 60 * 1000

/** When it was started and last changed, in milliseconds on this device's clock. */
type StoredDraft<Draft> = { userId: string; draft: Draft; begunAt: number; changedAt: number }

/**
 * An unfinished text, kept on this device for a week, or until it is sent, discarded, or its writer signs out.
 * `member-app.tsx` also loads each file that creates a draft, so that signing out removes it even if its form was never
 * opened.
 */
export function createDraft<Draft extends object>(key: string, storage: KeyValueStorage = browserStorage()) {
  /** Null for every member except its writer. */
  function read(userId: string): Pick<StoredDraft<Draft>, 'draft' | 'begunAt'> | null {
    const stored = parse<Draft>(storage.getItem(key))
    return stored?.userId === userId && Date.now() - stored.changedAt < maxAgeMs ? stored : null
  }

  function write(userId: string, draft: Draft): void {
    const now = Date.now()
    const stored: StoredDraft<Draft> = { userId, draft, begunAt: read(userId)?.begunAt ?? now, changedAt: now }
    storage.setItem(key, JSON.stringify(stored))
  }

  const forget = () => storage.removeItem(key)
  onSignOut(forget)
  return { read, write, forget }
}

function parse<Draft>(text: string | null): StoredDraft<Draft> | null {
  try {
    const stored = JSON.parse(text ?? 'null') as Partial<StoredDraft<Draft>> | null
    const isWhole =
      stored?.userId && typeof stored.draft === 'object' && stored.draft && stored.begunAt && stored.changedAt
    return isWhole ? (stored as StoredDraft<Draft>) : null
  } catch {
    return null
  }
}
