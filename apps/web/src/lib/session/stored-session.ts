import { useSyncExternalStore } from 'react'
import { sessionStore } from './session-store.ts'

/** The session this browser holds, which the server may no longer honour; null on a prerendered page. */
export const useStoredSession = () => useSyncExternalStore(sessionStore.subscribe, sessionStore.read, () => null)
