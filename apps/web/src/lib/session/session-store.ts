import { browserStorage, type KeyValueStorage } from '#lib/browser/browser-storage.ts'

/** The three values that a browser stores for a session. `expiresAt` is in milliseconds. */
export type Session = Readonly<{ accessToken: string; refreshToken: string; expiresAt: number }>

export type SessionStore = {
  read: () => Session | null
  write: (session: Session) => void
  clear: () => void
  /** Clears the session without notifying this tab, for a page that is about to be left anyway. */
  forget: () => void
  /** Calls the listener after changes here and in the other tabs of this browser. */
  subscribe: (listener: () => void) => () => void
}

export const sessionKeys = {
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  expiresAt: 'tokenExpiry',
} as const

type StorageEvents = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>

export function createSessionStore(storage: KeyValueStorage, otherTabs: StorageEvents): SessionStore {
  const listeners = new Set<() => void>()
  const notify = () => listeners.forEach((listener) => listener())
  let latest: Session | null = null

  const read = () => {
    const stored = readStored(storage)
    // Readers that compare by identity must get the same object as long as nothing has changed.
    if (!isSameSession(latest, stored)) latest = stored
    return latest
  }

  const forget = () => Object.values(sessionKeys).forEach((key) => storage.removeItem(key))

  return {
    read,
    forget,
    write({ accessToken, refreshToken, expiresAt }) {
      storage.setItem(sessionKeys.refreshToken, refreshToken)
      storage.setItem(sessionKeys.expiresAt, String(expiresAt))
      storage.setItem(sessionKeys.accessToken, accessToken)
      notify()
    },
    clear() {
      forget()
      notify()
    },
    subscribe(listener) {
      listeners.add(listener)
      otherTabs.addEventListener('storage', listener)
      return () => {
        listeners.delete(listener)
        otherTabs.removeEventListener('storage', listener)
      }
    },
  }
}

function readStored(storage: KeyValueStorage): Session | null {
  const accessToken = storage.getItem(sessionKeys.accessToken)
  const refreshToken = storage.getItem(sessionKeys.refreshToken)
  if (!accessToken || !refreshToken) return null
  // An invalid expiry counts as long past, so the session is renewed before its next request.
  return { accessToken, refreshToken, expiresAt: Number(storage.getItem(sessionKeys.expiresAt)) || 0 }
}

const isSameSession = (a: Session | null, b: Session | null) =>
  a?.accessToken === b?.accessToken && a?.refreshToken === b?.refreshToken && a?.expiresAt === b?.expiresAt

const silence: StorageEvents = { addEventListener: () => {}, removeEventListener: () => {} }

export const sessionStore = createSessionStore(browserStorage(), globalThis.window ?? silence)
