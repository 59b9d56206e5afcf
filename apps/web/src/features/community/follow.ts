import { account, type CurrentUser, type FollowState, type MemberPage, type PersonCard } from '@sadhana/contract'
import { communityApi } from '#lib/api/community.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import type { Pages } from '#lib/pages.rules.ts'
import { queryClient } from '#lib/query-client.ts'
import { keys } from './community.queries.ts'
import { changePerson, followingChange } from './people.rules.ts'

/** Follows, or stops following, or takes a request back; then everything that shows it follows suit. */
export async function toggleFollow(person: PersonCard): Promise<void> {
  const call = person.follow === 'none' ? communityApi.follow : communityApi.unfollow
  const { follow, followers } = await call({ params: { id: person.id } })
  showFollow(person.id, follow)
  queryClient.setQueriesData<MemberPage>({ queryKey: keys.people }, (page) =>
    page?.id === person.id ? { ...page, follow, followers } : page,
  )
  const change = followingChange(person.follow, follow)
  queryClient.setQueryData<CurrentUser>(
    currentUserQuery.queryKey,
    (me) => me && { ...me, following: Math.max(0, me.following + change) },
  )
  refreshAfterFollow()
}

function showFollow(id: string, follow: FollowState): void {
  for (const queryKey of [keys.discover, keys.search, keys.followers, keys.following, keys.requests])
    queryClient.setQueriesData<{ items: PersonCard[] } | Pages<PersonCard>>(
      { queryKey },
      (list) => list && changePerson(list, id, (person) => ({ ...person, follow })),
    )
}

/** The people one might meet stay in their places until the next visit. */
function refreshAfterFollow(): void {
  const social = [keys.feeds, keys.search, keys.people, keys.sessions, keys.followers, keys.following]
  for (const queryKey of [...social, [account.me.path]]) void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: keys.discover, refetchType: 'none' })
}
