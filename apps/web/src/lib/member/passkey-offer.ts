import { browserStorage } from '#lib/browser/browser-storage.ts'

/** Kept after signing out, because the offer is made once on each device. */
const offeredKey = 'passkeyOffered'
let isDue = false

/** Called after a sign-in that would have been easier with a passkey. */
export const markPasskeyOfferDue = (): void => void (isDue = browserStorage().getItem(offeredKey) === null)

export function takePasskeyOffer(): boolean {
  const wasDue = isDue
  isDue = false
  return wasDue
}

export const markPasskeyOffered = (): void => browserStorage().setItem(offeredKey, 'yes')
