import { Link } from 'react-router'
import { Badge } from '#ui/status/badge.tsx'
import { waitText as text } from './wait.text.ts'
import type { WaitState } from './with-waiting.rules.ts'

/** Marks an entry in a list that the server doesn't have yet. */
export function WaitMark({ state }: { state: WaitState | undefined }) {
  if (!state) return null
  if (state === 'waits') return <Badge>{text.waits}</Badge>
  return (
    <Link className="link text-sm" to="/waiting">
      {text.asks}
    </Link>
  )
}
