import type { KeyValueStorage } from '#lib/browser-storage.ts'
import { sitKey } from '#lib/kept-sit-key.ts'
import type { Sit } from './timer.rules.ts'

/** The sit of this device, kept so that no reload and no crash can end it. */
export type KeptSit = { read: () => Sit | null; write: (sit: Sit | null) => void }

export const createKeptSit = (storage: KeyValueStorage, userId: string): KeptSit => ({
  read() {
    const sit = parse(storage.getItem(sitKey))
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
