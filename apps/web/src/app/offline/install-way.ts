import { isSitRunning } from '#lib/browser/app-version.ts'
import { heldPrompt, isInstallAnswered } from '#lib/browser/install-prompt.ts'
import { sitsHere } from '#lib/member/sits-here.ts'

/** The browser has a button for it, or the member needs the way in words. */
export type InstallWay = 'button' | 'words'

const sitsBeforeOffer = 5

/** How this device can install the app, or undefined as long as we shouldn't offer it. */
export function installWay(userId: string): InstallWay | undefined {
  if (isInstallAnswered() || sitsHere(userId) < sitsBeforeOffer || isSitRunning() || isInstalled()) return undefined
  if (heldPrompt()) return 'button'
  return isSafariOnPhone() ? 'words' : undefined
}

/** Only Apple's browsers know `standalone`. */
const apple = (): Navigator & { standalone?: boolean } => navigator

const isInstalled = () => window.matchMedia('(display-mode: standalone)').matches || apple().standalone === true

/** Safari on iPhone and iPad, which has no button for this. Other browsers there, and apps, have it elsewhere or not. */
const isSafariOnPhone = () =>
  apple().standalone === false &&
  navigator.maxTouchPoints > 1 &&
  /Version\/[\d.]+ (Mobile\/\w+ )?Safari\//.test(navigator.userAgent)
