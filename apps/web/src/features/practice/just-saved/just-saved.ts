import type { PracticeSession } from '@sadhana/contract'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { onSignOut } from '#lib/session/forget-member.ts'

type JustSaved = {
  session: PracticeSession
  isEditing: boolean
  /** It was hard, and the sheet that offers more is open. */
  isHardOpen: boolean
}

/** The last practice logged on this page, which home shows until it is visited again. Held in memory only. */
function createJustSavedStore() {
  let justSaved: JustSaved | null = null
  const listeners = new Set<() => void>()
  const replace = (next: JustSaved | null) => {
    justSaved = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => justSaved,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns the navigation state that lets home show it. */
    set(session: PracticeSession) {
      replace({ session, isEditing: false, isHardOpen: session.hard !== undefined })
      return { justSaved: session.id }
    },
    setEditing: (isEditing: boolean) => justSaved && replace({ ...justSaved, isEditing, isHardOpen: false }),
    closeHard: () => justSaved && replace({ ...justSaved, isHardOpen: false }),
    change: (session: PracticeSession) =>
      justSaved?.session.id === session.id && replace({ session, isEditing: false, isHardOpen: false }),
    forget: (id = justSaved?.session.id) => justSaved?.session.id === id && replace(null),
  }
}

export const justSavedStore = createJustSavedStore()
onSignOut(() => void justSavedStore.forget())

/** Null, except on the visit to home that follows saving. */
export function useJustSaved(): JustSaved | null {
  const { state } = useLocation() as { state: { justSaved?: string } | null }
  const justSaved = useSyncExternalStore(justSavedStore.subscribe, justSavedStore.get, () => null)
  return justSaved && justSaved.session.id === state?.justSaved ? justSaved : null
}
