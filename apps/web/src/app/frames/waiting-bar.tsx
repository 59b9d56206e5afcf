import { Link, useMatch } from 'react-router'
import { isSitRunning } from '#lib/browser/app-version.ts'
import { useWaiting } from '#lib/outbox/waiting.ts'
import { barsText } from './bars.text.ts'

const text = barsText.waiting

/**
 * Above every page while something waits to be sent, except during a sit. It is part of the frame: without a network,
 * its code couldn't be loaded.
 */
export function WaitingBar() {
  const count = useWaiting().length
  const isThere = useMatch('/waiting') !== null
  return (
    <output className="waiting-bar">
      {count > 0 && !isThere && !isSitRunning() && (
        <span className="page">
          {text.count(count)} <Link to="/waiting">{text.see}</Link>
        </span>
      )}
    </output>
  )
}
