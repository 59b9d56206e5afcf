import { account, ApiError, type FeedSession, type MemberPage, type Person, type ReportKind } from '@sadhana/contract'
import { useMutation } from '@tanstack/react-query'
import { keepItems, type Pages } from '#lib/api/pages.rules.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { commonText } from '#intl/common.text.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { safetyText as text } from './safety.text.ts'
import { communityApi, keys } from './community.queries.ts'

// Callbacks are passed to the mutation and not to `mutate`: a mute or a block may remove its own button, and callbacks
// passed to `mutate` are dropped with the component.

type Key = readonly unknown[]

const refetch = (...queryKeys: Key[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey })
}

/** The open list stays as it is, and is loaded again on the next visit. */
const refetchLater = (...queryKeys: Key[]) => {
  for (const queryKey of queryKeys) void queryClient.invalidateQueries({ queryKey, refetchType: 'none' })
}

const byId = ({ id }: Person) => ({ params: { id } })

const removeFromFeeds = ({ id }: Person) =>
  queryClient.setQueriesData<Pages<FeedSession>>(
    { queryKey: keys.feedPages },
    (data) => data && keepItems(data, ({ user }) => user.id !== id),
  )

const markMuted = ({ id }: Person, isMuted: boolean) =>
  queryClient.setQueriesData<MemberPage>({ queryKey: keys.people }, (page) =>
    page?.id === id ? { ...page, isMuted } : page,
  )

async function unmute(person: Person): Promise<void> {
  await communityApi.unmute(byId(person))
  markMuted(person, false)
  refetch(keys.feeds)
  refetchLater(keys.mutes)
}

const useUnmute = (person: Person) =>
  useMutation({
    mutationFn: () => unmute(person),
    onSuccess: () => toast({ title: text.unmuted(person.displayName), tone: 'success' }),
    onError: () => toast({ title: text.unmuteFailed, tone: 'error' }),
  })

/** Mutes, with a way to undo it, or unmutes. */
export function useMute(person: Person, onMuted: (() => void) | undefined) {
  const { mutate: undo } = useUnmute(person)
  const { mutate } = useMutation({
    mutationFn: () => communityApi.mute(byId(person)),
    onSuccess: () => {
      removeFromFeeds(person)
      markMuted(person, true)
      refetch(keys.mutes)
      onMuted?.()
      toast({
        title: text.muted(person.displayName),
        text: text.mutedText,
        tone: 'success',
        action: {
          label: commonText.undo,
          altText: text.undoOtherwise,
          onSelect: () => undo(),
        },
      })
    },
    onError: () => toast({ title: text.muteFailed, tone: 'error' }),
  })
  return { mute: () => mutate(), unmute: () => undo() }
}

export const useBlock = (person: Person, onBlocked: () => void) =>
  useMutation({
    mutationFn: () => communityApi.block(byId(person)),
    onSuccess: () => {
      removeFromFeeds(person)
      refetch(keys.feeds, keys.blocks, keys.requests, keys.searches, keys.followers, keys.following, keys.discover)
      refetch([account.me.path])
      // The reader is about to leave the blocked member's page.
      refetchLater(keys.people, keys.sessions)
      onBlocked()
      toast({
        title: text.blocked(person.displayName),
        text: text.blockedText,
        tone: 'success',
      })
    },
    onError: () => toast({ title: text.blockFailed, tone: 'error' }),
  })

export function useReport(person: Person, sessionId: string | undefined, onReported: () => void) {
  const keyFor = useRetryKey()
  return useMutation({
    mutationFn: (report: { kind: ReportKind; reason: string }) => {
      const body = { userId: person.id, ...(sessionId && { sessionId }), ...report }
      return communityApi.report({ body, idempotencyKey: keyFor(body) })
    },
    onSuccess: () => {
      toast({ title: text.reported, tone: 'success' })
      onReported()
    },
    onError: (error) => {
      const why = error instanceof ApiError && error.code ? error.message : text.reportFailedText
      toast({ title: text.reportFailed, text: why, tone: 'error' })
    },
  })
}

/** Changes that deal with one row of a list. The row stays, and the list is loaded again on the next visit. */
const rowChanges = {
  unmute,
  unblock: async (person: Person) => {
    await communityApi.unblock(byId(person))
    refetch(keys.feeds, keys.discover, keys.searches, keys.people)
    refetchLater(keys.blocks)
  },
  removeFollower: async (person: Person) => {
    await communityApi.removeFollower(byId(person))
    refetch(keys.people, [account.me.path])
    refetchLater(keys.followers)
  },
  acceptRequest: async (person: Person) => {
    await communityApi.acceptRequest(byId(person))
    refetch(keys.people, keys.followers, [account.me.path])
    refetchLater(keys.requests)
  },
  declineRequest: async (person: Person) => {
    await communityApi.declineRequest(byId(person))
    refetchLater(keys.requests)
  },
}

export type RowAction = {
  change: keyof typeof rowChanges
  label: string
  /** The label that screen readers say, with the name of the person. */
  labelFor: (name: string) => string
  /** Replaces the buttons afterwards. */
  done: string
  failed: string
  /** Asked first if the action can't be undone. */
  question?: { title: (name: string) => string; text: string }
}

export const useRowChange = (person: Person) =>
  useMutation({
    mutationFn: ({ change }: RowAction) => rowChanges[change](person),
    onError: (_, { failed }) => toast({ title: failed, tone: 'error' }),
  })
