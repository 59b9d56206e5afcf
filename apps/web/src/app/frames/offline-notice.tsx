import { useOnline } from '#lib/browser/online.ts'

/** Always rendered, because a screen reader announces only changes inside a region it already knows. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <output className="offline-notice">
      {online ? null : 'You’re offline. We can’t load or save anything new until you’re back online.'}
    </output>
  )
}
