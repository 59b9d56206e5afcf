import {
  account,
  type CurrentUser,
  type FollowState,
  type MemberPage,
  type PersonCard,
  profile,
} from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { currentUserQuery } from '#lib/member/current-user.ts'
import type { Pages } from '#lib/api/pages.rules.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { peopleText } from './people.text.ts'
import { communityApi, keys } from './community.queries.ts'
import { changePerson, followingChange } from './people.rules.ts'

/** Follows, unfollows, or withdraws a request, and updates every list that shows it. */
export const useToggleFollow = (person: PersonCard) =>
  useMutation({
    mutationFn: () => {
      const call = person.follow === 'none' ? communityApi.follow : communityApi.unfollow
      return call({ params: { id: person.id } })
    },
    onSuccess: ({ follow, followers }) => {
      updateFollowInLists(person.id, follow)
      showOnPages(person.id, { follow, followers })
      showInOwnCount(followingChange(person.follow, follow))
      refetchAfterFollow()
    },
    onError: () => toast({ title: peopleText.followFailed, tone: 'error' }),
  })

function updateFollowInLists(id: string, follow: FollowState): void {
  for (const queryKey of [keys.discover, keys.searches, keys.followers, keys.following, keys.requests])
    queryClient.setQueriesData<{ items: PersonCard[] } | Pages<PersonCard>>(
      { queryKey },
      (list) => list && changePerson(list, id, (person) => ({ ...person, follow })),
    )
}

const showOnPages = (id: string, change: Pick<MemberPage, 'follow' | 'followers'>) =>
  queryClient.setQueriesData<MemberPage>({ queryKey: keys.people }, (page) =>
    page?.id === id ? { ...page, ...change } : page,
  )

const showInOwnCount = (change: number) =>
  queryClient.setQueryData<CurrentUser>(
    currentUserQuery.queryKey,
    (me) => me && { ...me, following: Math.max(0, me.following + change) },
  )

/** Suggestions stay where they are until the next visit. */
function refetchAfterFollow(): void {
  const social = [keys.feeds, keys.searches, keys.people, keys.sessions, keys.followers, keys.following]
  const own = [[account.me.path], [profile.socialConnections.path]]
  for (const queryKey of [...social, ...own]) void queryClient.invalidateQueries({ queryKey })
  void queryClient.invalidateQueries({ queryKey: keys.discover, refetchType: 'none' })
}
