import { browserStorage } from '#lib/browser/browser-storage.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'
import { onSignOut } from '#lib/session/forget-member.ts'

onSignOut(() => browserStorage().removeItem(sitKey))
