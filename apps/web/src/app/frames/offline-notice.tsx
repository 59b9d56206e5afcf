import { useOnline } from '#lib/browser/online.ts'
import { barsText } from './bars.text.ts'

/** Always rendered, because a screen reader announces only changes inside a region it already knows. */
export function OfflineNotice() {
  const online = useOnline()
  return <output className="offline-notice">{online ? null : barsText.offline}</output>
}
