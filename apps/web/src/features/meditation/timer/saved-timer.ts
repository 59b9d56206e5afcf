import type { KeyValueStorage } from '#lib/browser/browser-storage.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import type { Sit } from './timer.rules.ts'

/** This device's sit, saved so that it survives a reload or a crash. */
export type SavedTimer = {
  /** The record as it is, or as another tab has just written it. */
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
