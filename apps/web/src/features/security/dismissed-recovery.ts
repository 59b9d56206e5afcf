import { browserStorage } from '#lib/browser/browser-storage.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

const key = 'known-recovery'

/** "It was me" applies to this recovery, on this device. */
export const isRecoveryDismissed = (availableAt: string): boolean => browserStorage().getItem(key) === availableAt

export const dismissRecovery = (availableAt: string): void => browserStorage().setItem(key, availableAt)

onSignOut(() => browserStorage().removeItem(key))
