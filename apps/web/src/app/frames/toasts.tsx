import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastStore } from '#ui/overlay/toast-store.ts'

/** Fetches what draws a toast when there is a first one to draw. Where that fails, a toast is missing, not the page. */
export function Toasts() {
  const [Toaster, setToaster] = useState<ComponentType>()
  const hasToast = useSyncExternalStore(
    toastStore.subscribe,
    () => toastStore.get() !== undefined,
    () => false,
  )
  useEffect(() => {
    if (!hasToast || Toaster) return
    import('#ui/overlay/toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      () => undefined,
    )
  }, [hasToast, Toaster])
  return Toaster ? <Toaster /> : null
}
