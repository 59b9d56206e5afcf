import { useEffect } from 'react'
import { onceOnlineAgain } from '#lib/api/stored-answers.ts'
import { watchInstall } from '#lib/browser/install-prompt.ts'
import { startOfflineApp } from '#lib/browser/offline-app.ts'
import { refreshAll } from '#lib/query/refresh-all.ts'

/** The page comes first: the worker loads the rest of the app when the browser has nothing else to do. */
const whenIdle = (work: () => void) =>
  'requestIdleCallback' in globalThis ? requestIdleCallback(work, { timeout: 10_000 }) : setTimeout(work, 3000)

/** Prepares this device for times without a network, and catches up when it is back. */
export function useOfflineApp(userId: string): void {
  useEffect(() => onceOnlineAgain(refreshAll), [])
  useEffect(watchInstall, [])
  useEffect(() => {
    whenIdle(() => void prepare(userId))
  }, [userId])
}

async function prepare(userId: string): Promise<void> {
  await startOfflineApp()
  if (!navigator.serviceWorker?.controller && !(await isControlledSoon())) return
  const { storeReads } = await import('./store-reads.ts')
  await storeReads(userId)
}

/** The first visit is taken over by the worker as soon as it has stored the app. */
const isControlledSoon = () =>
  new Promise<boolean>((resolve) => {
    if (!navigator.serviceWorker) resolve(false)
    else navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true })
  })
