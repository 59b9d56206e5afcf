import { community } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { communityApi } from '#lib/api/community.ts'
import { companyWords } from './company.rules.ts'

/** One line about others who practised at the time of a sit. When it cannot be known, nothing is said. */
export function Company({ sessionId, quiet }: { sessionId: string; quiet: boolean }) {
  const { data } = useQuery({
    queryKey: [community.company.path, sessionId],
    queryFn: () => communityApi.company({ params: { id: sessionId } }),
  })
  return data ? <>{companyWords(data, quiet)}</> : null
}
