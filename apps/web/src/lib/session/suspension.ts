import { useSyncExternalStore } from 'react'
import type { Answer } from '@sadhana/contract'

/** When and why an account was suspended, and until when. An open-ended suspension lasts until someone lifts it. */
export type Suspension = { since: string; until: string | undefined; reason: string }

let current: Suspension | null = null
const listeners = new Set<() => void>()

function set(suspension: Suspension | null): void {
  current = suspension
  for (const listener of listeners) listener()
}

/** Any reply may contain it: to a sign-in, or to a device that was signed in. */
export function noteSuspension({ status, text }: Pick<Answer, 'status' | 'text'>): void {
  if (status !== 403 || !text.includes('account.suspended')) return
  const { fields = {} } = JSON.parse(text) as { fields?: Record<string, string> }
  const { since, until, reason } = fields
  if (since !== undefined && reason !== undefined) set({ since, until, reason })
}

export const forgetSuspension = (): void => set(null)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useSuspension = (): Suspension | null =>
  useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  )
