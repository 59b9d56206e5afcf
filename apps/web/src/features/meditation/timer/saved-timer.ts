import type { KeyValueStorage } from '#lib/browser/browser-storage.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import type { Sit } from './timer.rules.ts'

/** The sit on this device, saved so that it survives a reload or a crash. */
export type SavedTimer = {
  /** The saved record, or the text that another tab has just written. */
  read: (text?: string | null) => Sit | null
  write: (sit: Sit | null) => void
}

export const createSavedTimer = (storage: KeyValueStorage, userId: string): SavedTimer => ({
  read(text = storage.getItem(sitKey)) {
    const sit = parse(text)
    return sit?.userId === userId ? sit : null
  },
  write(sit) {
    if (sit) storage.setItem(sitKey, JSON.stringify(sit))
    else storage.removeItem(sitKey)
  },
})

function parse(text: string | null): Sit | null {
  try {
    const sit = JSON.parse(text ?? 'null') as Partial<Sit> | null
    return sit?.id && sit.userId && Number.isFinite(sit.startsAt) && sit.bells ? (sit as Sit) : null
  } catch {
    return null
  }
}
