import { useOnline } from '#lib/online.ts'

/** Always present, because a screen reader announces only what changes inside a region it already knows. */
export function OfflineNotice() {
  const online = useOnline()
  return (
    <output className="offline-notice">
      {online ? null : 'You are offline. Nothing new can be loaded or saved until the connection is back.'}
    </output>
  )
}
