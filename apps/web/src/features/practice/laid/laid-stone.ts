import type { PracticeSession } from '@sadhana/contract'
import { useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { onSignOut } from '#lib/session/forget-member.ts'

type Laid = { session: PracticeSession; isEditing: boolean }

/** The practice logged last on this page, which home shows until its next visit. In memory only. */
function createLaidStone() {
  let laid: Laid | null = null
  const listeners = new Set<() => void>()
  const set = (next: Laid | null) => {
    laid = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => laid,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Returns what the address must carry for home to show it. */
    lay(session: PracticeSession) {
      set({ session, isEditing: false })
      return { laid: session.id }
    },
    setEditing: (isEditing: boolean) => laid && set({ ...laid, isEditing }),
    change: (session: PracticeSession) => laid?.session.id === session.id && set({ session, isEditing: false }),
    forget: (id = laid?.session.id) => laid?.session.id === id && set(null),
  }
}

export const laidStone = createLaidStone()
onSignOut(() => void laidStone.forget())

/** Null on any visit of home but the one that follows saving. */
export function useLaidStone(): Laid | null {
  const { state } = useLocation() as { state: { laid?: string } | null }
  const laid = useSyncExternalStore(laidStone.subscribe, laidStone.get, () => null)
  return laid && laid.session.id === state?.laid ? laid : null
}
