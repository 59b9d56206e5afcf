import { practice } from '@sadhana/contract'
import { queryClient } from '#lib/query/query-client.ts'

const isList = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === practice.list.path

/** Asks again for what the log's change may have altered, which is nearly everything; for the lists of sessions too, unless told to leave them. */
export async function practiceChanged({ keepLists = false } = {}): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ predicate: (query) => !isList(query) }),
    // A list that is being looked at may keep its place; it is read anew when it is opened the next time.
    queryClient.invalidateQueries({ predicate: isList, refetchType: keepLists ? 'none' : 'active' }),
  ])
}
