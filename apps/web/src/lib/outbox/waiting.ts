import { useSyncExternalStore } from 'react'
import { browserStorage } from '#lib/browser/browser-storage.ts'
import type { Stored } from './message.rules.ts'

let waiting: readonly Stored[] = []
const listeners = new Set<() => void>()
const markKey = (userId: string) => `outbox-waits:${userId}`

/** What this member did that the server doesn't have yet, in order. */
const waitingMessages = (): readonly Stored[] => waiting

/** Lets the next page know that there is something to send, without loading the code for it. */
export const markWaiting = (userId: string): void => browserStorage().setItem(markKey(userId), '1')

export function setWaiting(userId: string, messages: readonly Stored[]): void {
  waiting = messages
  if (messages.length > 0) markWaiting(userId)
  else browserStorage().removeItem(markKey(userId))
  listeners.forEach((listener) => listener())
}

export const isMarkedWaiting = (userId: string): boolean => browserStorage().getItem(markKey(userId)) !== null

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useWaiting = (): readonly Stored[] => useSyncExternalStore(subscribe, waitingMessages, waitingMessages)
