import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react'
import { toastStore } from '#ui/overlay/toast-store.ts'

/** Loads the code that draws toasts when there is a first one to draw. If that fails, only the toast is missing. */
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
