import { useSyncExternalStore } from 'react'
import { sessionStore } from './session-store.ts'

/** The session stored in this browser, which the server may no longer accept; null on a prerendered page. */
export const useStoredSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => null)
