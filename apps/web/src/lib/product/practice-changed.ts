import { practice } from '@sadhana/contract'
import { queryClient } from '#lib/query/query-client.ts'

const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === practice.list.path

/**
 * Loads everything again that a change of the log may affect, which is nearly everything. `keepLists` leaves open lists
 * alone.
 */
export async function practiceChanged({ keepLists = false } = {}): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => !isList(query) }),
    // An open list may keep its order. It is loaded again the next time it is opened.
    queryClient.invalidateQueries({ predicate: isList, refetchType: keepLists ? 'none' : 'active' }),
  ])
}
