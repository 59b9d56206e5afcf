import { Link, useMatch } from 'react-router'
import { isSitRunning } from '#lib/browser/app-version.ts'
import { useOnline } from '#lib/browser/online.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { memberFrameText } from './member-frame.text.ts'

const text = memberFrameText.waiting

/**
 * Above every page while something waits to be sent, except during a sit. It is part of the frame: without a network,
 * its code couldn't be loaded.
 */
export function WaitingBar() {
  const count = useWaiting().length
  const online = useOnline()
  const isThere = useMatch('/waiting') !== null
  return (
    <output className="waiting-bar">
      {count > 0 && !isThere && !isSitRunning() && (
        <span className="page">
          {/* The notice of a lost network, which this bar covers, has been read out already. */}
          {!online && <strong aria-hidden="true">{text.offline} </strong>}
          {text.count(count)} <Link to="/waiting">{text.see}</Link>
        </span>
      )}
    </output>
  )
}
