import { onSignOut } from '#lib/session/forget-member.ts'
import type { SealedDraft } from './draft-seal.ts'
import { browserStorage, canSeal, type KeyValueStorage } from '#lib/browser/browser-storage.ts'

const maxAgeMs = 7 * 24 * 60 * 60 * 1000
/** A browser that doesn't hand out the key in this time opens the app without the draft. */
const patienceMs = 1000

/** When it was started and last changed, in milliseconds on this device's clock. */
type StoredDraft<Draft> = { userId: string; draft: Draft; begunAt: number; changedAt: number }

/** Plain http has no Web Crypto, and some browsers store no keys. There, a draft stays readable. */
const isSealing = () => canSeal() && 'indexedDB' in globalThis

const drafts = new Set<{ isOpen: (userId: string) => boolean; open: (userId: string) => Promise<void> }>()

/** False if something on this device has to be unsealed before the forms can show it. */
export const areDraftsOpen = (userId: string): boolean => [...drafts].every(({ isOpen }) => isOpen(userId))

export const openDrafts = (userId: string): Promise<unknown> => Promise.all([...drafts].map(({ open }) => open(userId)))

/**
 * An unfinished text, kept on this device for a week, or until it is sent, discarded, or its writer signs out. It is
 * sealed with a key that can't leave the browser. `member-app.tsx` also loads each file that creates a draft, so that
 * signing out removes it even if its form was never opened.
 */
export function createDraft<Draft extends object>(key: string, storage: KeyValueStorage = browserStorage()) {
  /** What was opened or written last, and the stored text that stands for it: null while it is being sealed. */
  let known: StoredDraft<Draft> | null = null
  let knownText: string | null = null
  let openedFor: string | undefined
  let writes = 0

  const isOpen = (userId: string) => openedFor === userId || !isSealed(parse(storage.getItem(key)))

  async function open(userId: string): Promise<void> {
    const text = storage.getItem(key)
    const stored = parse(text)
    if (!isSealed(stored)) return
    const number = writes
    // A browser that is slow hands it out later, unless something else was written by then.
    const opening = unsealed<Draft>(userId, stored).then((opened) => {
      if (number !== writes || text !== storage.getItem(key)) return
      known = opened
      knownText = text
    })
    await Promise.race([
      opening,
      loadSeal().then(
        () => later(patienceMs),
        () => null,
      ),
    ])
    openedFor = userId
  }

  /** Null for every member except its writer. */
  function read(userId: string): Pick<StoredDraft<Draft>, 'draft' | 'begunAt'> | null {
    const text = storage.getItem(key)
    const isBeingSealed = known !== null && knownText === null
    // Another tab may have sent it, or changed it.
    if (!isBeingSealed && text !== knownText) known = wholeDraft(parse(text))
    return known?.userId === userId && Date.now() - known.changedAt < maxAgeMs ? known : null
  }

  function write(userId: string, draft: Draft): void {
    const now = Date.now()
    const written = { userId, draft, begunAt: read(userId)?.begunAt ?? now, changedAt: now }
    const number = (writes += 1)
    known = written
    knownText = null
    openedFor = userId
    const store = (text: string) => {
      if (number !== writes) return
      storage.setItem(key, text)
      known = written
      knownText = text
    }
    // Where no key can be stored, it lasts as long as this page.
    if (isSealing()) void sealed(written).then(store, () => undefined)
    else store(JSON.stringify(written))
  }

  const forget = () => {
    writes += 1
    known = null
    knownText = null
    storage.removeItem(key)
  }

  drafts.add({ isOpen, open })
  // While we learn who the member is.
  if (isSealed(parse(storage.getItem(key)))) loadSeal().catch(() => undefined)
  globalThis.addEventListener?.('storage', ({ key: changed, newValue }: StorageEvent) => {
    const stored = parse(newValue)
    if (changed === key && isSealed(stored)) void open(stored.userId)
  })
  onSignOut(() => {
    forget()
    if (isSealing()) indexedDB.deleteDatabase(draftKeys)
  })
  return { read, write, forget }
}

/** The database of the keys. */
const draftKeys = 'sadhana-drafts'

/** Part of the outbox's file, so that a page without a draft doesn't load it. */
const loadSeal = () => import('./draft-seal.ts')

async function sealed(written: StoredDraft<object>): Promise<string> {
  const { sealDraft } = await loadSeal()
  return JSON.stringify(await sealDraft(draftKeys, written))
}

async function unsealed<Draft>(userId: string, stored: SealedDraft): Promise<StoredDraft<Draft> | null> {
  if (stored.userId !== userId) return null
  try {
    const { unsealDraft } = await loadSeal()
    return wholeDraft(await unsealDraft(draftKeys, userId, stored))
  } catch {
    return null
  }
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))

function parse(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

const isSealed = (stored: unknown): stored is SealedDraft =>
  typeof (stored as Partial<SealedDraft> | null)?.sealed === 'string'

function wholeDraft<Draft>(stored: unknown): StoredDraft<Draft> | null {
  const { userId, draft, begunAt, changedAt } = (stored ?? {}) as Partial<StoredDraft<Draft>>
  const isWhole = userId && typeof draft === 'object' && draft && begunAt && changedAt
  return isWhole ? { userId, draft, begunAt, changedAt } : null
}
