import { useQuery } from '@tanstack/react-query'
import { alongsideQuery } from '../data/community.queries.ts'
import { alongsideText } from './alongside.text.ts'

/** One line about the people who practised during a sit. Renders nothing if it can't be loaded. */
export function PractisedAlongside({ sessionId, quiet }: { sessionId: string; quiet: boolean }) {
  const { data } = useQuery(alongsideQuery(sessionId))
  return data ? <>{alongsideText(data, quiet)}</> : null
}
