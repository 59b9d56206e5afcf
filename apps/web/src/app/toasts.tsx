import { lazy, Suspense, useSyncExternalStore } from 'react'
import { toastStore } from '#ui/toast-store.ts'

const Toaster = lazy(async () => ({ default: (await import('#ui/toaster.tsx')).Toaster }))

/** Fetches what draws a toast when there is a first one to draw. */
export function Toasts() {
  const hasToast = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get() !== undefined,
    () => false,
  )
  if (!hasToast) return null
  return (
    <Suspense>
      <Toaster />
    </Suspense>
  )
}
