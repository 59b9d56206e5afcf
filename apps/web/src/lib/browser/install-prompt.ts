import { browserStorage } from './browser-storage.ts'

/** Chromium's event, which TypeScript doesn't know. Its `prompt` works once. */
type InstallEvent = Event & { prompt: () => Promise<unknown> }

/** The browser may offer to install the app before our code has loaded, so `boot.js` holds its offer back. */
const page = globalThis as { heldInstall?: InstallEvent | undefined }

/** The answer belongs to the device: it stays after signing out, so that no one is asked twice. */
const answeredKey = 'install-answered'

export const heldPrompt = (): InstallEvent | undefined => page.heldInstall

export const isInstallAnswered = (): boolean => browserStorage().getItem(answeredKey) !== null
export const markInstallAnswered = (): void => browserStorage().setItem(answeredKey, 'yes')

/** Someone may also install the app from the browser's menu. */
export function watchInstall(): () => void {
  window.addEventListener('appinstalled', markInstallAnswered)
  return () => window.removeEventListener('appinstalled', markInstallAnswered)
}
