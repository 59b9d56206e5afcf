import { practice } from '@sadhana/contract'
import { queryClient } from '#lib/query/query-client.ts'

const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === practice.list.path

/** Refetches everything that a change of the log may alter, which is nearly everything. `keepLists` spares open lists. */
export async function practiceChanged({ keepLists = false } = {}): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => !isList(query) }),
    // An open list may keep its order; it is loaded again when it is opened the next time.
    queryClient.invalidateQueries({ predicate: isList, refetchType: keepLists ? 'none' : 'active' }),
  ])
}
