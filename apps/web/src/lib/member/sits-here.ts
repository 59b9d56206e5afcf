import { browserStorage } from '#lib/browser/browser-storage.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

/** How many sits a member has finished on this device. That is theirs, so signing out removes it. */
const key = 'sits-here'

onSignOut(() => browserStorage().removeItem(key))

export function sitsHere(userId: string): number {
  const stored = browserStorage().getItem(key) ?? ''
  return stored.endsWith(` ${userId}`) ? Number.parseInt(stored, 10) : 0
}

export const countSit = (userId: string): void => browserStorage().setItem(key, `${sitsHere(userId) + 1} ${userId}`)
