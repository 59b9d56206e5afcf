import { account, community, insight, journey, meditation, practice } from '@sadhana/contract'
import { queryClient } from './query-client.ts'

/** Everything that is counted or drawn from the practice log, by the first part of its query key. */
const derived = [
  insight.analytics.path,
  journey.stats.path,
  account.me.path,
  meditation.list.path,
  meditation.stats.path,
  community.feed.path,
  community.sessionsOf.path,
]

/** Asks again for what the log's change may have altered; the lists of sessions too, unless told to leave them. */
export async function practiceChanged({ keepLists = false } = {}): Promise<void> {
  await Promise.all([
    ...derived.map((path) => queryClient.invalidateQueries({ queryKey: [path] })),
    // A list that is being looked at may keep its place; it is read anew when it is opened the next time.
    queryClient.invalidateQueries({ queryKey: [practice.list.path], refetchType: keepLists ? 'none' : 'active' }),
  ])
}
