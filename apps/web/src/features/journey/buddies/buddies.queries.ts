import { community, journey, type Person, type QuietWord } from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions, useMutation } from '@tanstack/react-query'
import { callsOf } from '#lib/api/calls.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { journeyApi } from '../shared/journey.queries.ts'
import { buddiesText } from './buddies.text.ts'

const communityApi = callsOf(community)

const keys = {
  buddies: () => [journey.buddies.path],
  candidates: () => [journey.buddyCandidates.path],
  /** The key that the member's page uses too. */
  person: (username: string) => [community.person.path, username],
} as const

export const buddiesQuery = queryOptions({ queryKey: keys.buddies(), queryFn: () => journeyApi.buddies() })

export const candidatesQuery = infiniteQueryOptions({
  queryKey: keys.candidates(),
  queryFn: ({ pageParam }) => journeyApi.buddyCandidates({ query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }) => nextCursor,
})

export const linkedPersonQuery = (username: string) =>
  queryOptions({
    queryKey: keys.person(username),
    queryFn: () => communityApi.person({ params: { username } }),
  })

const reload = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys.buddies() }),
    queryClient.invalidateQueries({ queryKey: keys.candidates(), refetchType: 'none' }),
  ])

type Words = { done?: string; failed: string; onDone?: () => void }

/** Every change reloads the list from the server; `onDone` runs after that. */
function useBuddyChange<Given = void>(change: (input: Given) => Promise<unknown>, { done, failed, onDone }: Words) {
  return useMutation({
    mutationFn: async (input: Given) => {
      await change(input)
      await reload()
    },
    onSuccess: () => {
      onDone?.()
      if (done) toast({ title: done, tone: 'success' })
    },
    onError: (error) => failureToast(error, { title: failed }),
  })
}

const about = ({ id }: Person) => ({ params: { id } })

export const useInvite = (person: Person, onDone?: () => void) =>
  useBuddyChange(() => journeyApi.inviteBuddy(about(person)), {
    done: buddiesText.invite.done(person.displayName),
    failed: buddiesText.invite.failed,
    ...(onDone && { onDone }),
  })

export const useAccept = (person: Person, onDone: () => void) =>
  useBuddyChange(() => journeyApi.acceptBuddy(about(person)), {
    done: buddiesText.invitations.accepted(person.displayName),
    failed: buddiesText.invitations.failed,
    onDone,
  })

export const useRemoveInvitation = (person: Person, onDone: () => void) =>
  useBuddyChange(() => journeyApi.removeInvitation(about(person)), {
    failed: buddiesText.invitations.failed,
    onDone,
  })

export const useEndBuddy = (person: Person, onDone: () => void) =>
  useBuddyChange(() => journeyApi.endBuddy(about(person)), {
    done: buddiesText.ending.done(person.displayName),
    failed: buddiesText.ending.failed,
    onDone,
  })

export const useSendQuietWord = (person: Person, onDone: () => void) =>
  useBuddyChange((word: QuietWord) => journeyApi.sendQuietWord({ ...about(person), body: { word } }), {
    done: buddiesText.word.done,
    failed: buddiesText.word.failed,
    onDone,
  })
