import { lazy, Suspense, useSyncExternalStore } from 'react'
import { isSitRunning } from '#lib/browser/app-version.ts'

const SitPill = lazy(async () => {
  try {
    return { default: (await import('#features/meditation/pill/sit-pill.tsx')).SitPill }
  } catch {
    // The sit is safe without its pill, and so is the rest of the page.
    return { default: () => null }
  }
})

/** Other tabs may start a sit. In this tab it starts on the timer's own screen, after which the frame renders again. */
function subscribe(onChange: () => void) {
  window.addEventListener('storage', onChange)
  return () => window.removeEventListener('storage', onChange)
}

/** The place where a running sit is shown. None of the timer's code is loaded unless there is one. */
export function SitSlot({ userId }: { userId: string }) {
  return useSyncExternalStore(subscribe, isSitRunning) ? (
    <Suspense>
      <SitPill userId={userId} />
    </Suspense>
  ) : null
}
