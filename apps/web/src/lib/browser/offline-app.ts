import { checkShell, type ShellReport, type ShellState } from '#service-worker/messages.ts'
import { trustedWorkerUrl } from './trusted-worker.ts'

const workerUrl = trustedWorkerUrl('service-worker', '/sw.js')
const workers = (globalThis.navigator as Partial<Navigator> | undefined)?.serviceWorker

/** What the worker has said last. `unknown` in browsers without one, such as private windows. */
let state: ShellState | 'unknown' = workers?.controller ? 'ready' : 'unknown'
const listeners = new Set<() => void>()

export const offlineApp = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  /** Looks whether everything is still stored, and loads what isn't. */
  check: () => workers?.controller?.postMessage(checkShell),
}

let isStarted = false

/**
 * Starts the worker that opens the app without a network, or finds the one that runs already. Only members call this:
 * visitors shouldn't load the whole app.
 */
export async function startOfflineApp(): Promise<void> {
  if (!workers || isStarted || !import.meta.env.PROD) return
  isStarted = true
  workers.addEventListener('message', ({ data }: MessageEvent<ShellReport>) => {
    if (!data.shell) return
    state = data.shell
    listeners.forEach((listener) => listener())
  })
  try {
    await workers.register(workerUrl(), { updateViaCache: 'none' })
    offlineApp.check()
  } catch {
    // The browser forbids it, or the operators have turned it off.
  }
}

/** Stores the new version now, so that it also opens without a network. Browsers look for it only once a day. */
export async function updateOfflineApp(): Promise<void> {
  try {
    const registration = await workers?.getRegistration()
    await registration?.update()
  } catch {
    // It is tried again on the next day, by the browser itself.
  }
}
