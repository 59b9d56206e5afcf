import {
  failedWith,
  type Hardship,
  practice,
  type Limb,
  type NewPracticeSession,
  type PracticeChange,
  type PracticeSession,
} from '@sadhana/contract'
import { infiniteQueryOptions, queryOptions, useMutation, useMutationState } from '@tanstack/react-query'
import { useRef } from 'react'
import { callsOf } from '#lib/api/calls.ts'
import { changeItems, type Pages } from '#lib/api/pages.rules.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { hardText } from '#lib/product/hard/hard.text.ts'
import { practiceChanged } from '#lib/product/practice-changed.ts'
import { replyOr, throughOutbox } from '#lib/outbox/through-outbox.ts'
import { editedPractice, waitingPractice } from '#lib/outbox/waiting-entries.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { practiceText } from './practice.text.ts'

export const practiceApi = callsOf(practice)

export type SessionFilter = { limb?: Limb; tag?: string; from?: string; to?: string }

/** All keys start with the path of the list, so that a change to the log reaches all of them. */
const keys = {
  since: (day: string) => [practice.list.path, 'since', day],
  allPages: [practice.list.path, 'pages'],
  pages: (filter: SessionFilter) => [practice.list.path, 'pages', filter],
  removal: [practice.remove.path],
  deleted: [practice.listDeleted.path],
} as const

/** Newest first. */
export const sessionsSinceQuery = (day: string) =>
  queryOptions({
    queryKey: keys.since(day),
    queryFn: async () => (await practiceApi.list({ query: { from: day, limit: 50 } })).items,
  })

export const sessionPagesQuery = (filter: SessionFilter) =>
  infiniteQueryOptions({
    queryKey: keys.pages(filter),
    queryFn: ({ pageParam }) => practiceApi.list({ query: { ...filter, ...(pageParam && { cursor: pageParam }) } }),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
  })

export const deletedSessionsQuery = infiniteQueryOptions({
  queryKey: keys.deleted,
  queryFn: ({ pageParam }) => practiceApi.listDeleted({ query: pageParam ? { cursor: pageParam } : {} }),
  initialPageParam: '',
  getNextPageParam: (page) => page.nextCursor,
})

/** Updates a changed session in the open lists. */
const replaceInPages = (changed: PracticeSession): void =>
  void queryClient.setQueriesData<Pages<PracticeSession>>(
    { queryKey: keys.allPages },
    (data) => data && changeItems(data, (session) => (session.id === changed.id ? changed : session)),
  )

const saveFailed = (error: unknown) => failureToast(error, { text: practiceText.saveFailed })

/** `onSaved` is called even if the form is gone by then: the draft must not outlive the practice it became. */
export function useLogPractice(onSaved: (session: PracticeSession) => void) {
  const keyFor = useRetryKey()
  const saved = useRef(0)
  return useMutation({
    // A member may log the same practice again, but a lost reply must not log it twice.
    mutationFn: async (body: NewPracticeSession) => {
      const clientId = keyFor([saved.current, body])
      const log = () => practiceApi.log({ body: { ...body, clientId } })
      const written = await throughOutbox({ kind: 'practice', act: 'create', subject: clientId, body }, log)
      return replyOr(written, () => waitingPractice(clientId, body))
    },
    onSuccess: (session) => {
      saved.current += 1
      onSaved(session)
      void practiceChanged()
    },
    onError: saveFailed,
  })
}

/** Sends an edit. If it has to wait, returns the session as it will be. */
async function edited(session: PracticeSession, { version, ...body }: PracticeChange): Promise<PracticeSession> {
  const { id } = session
  const written = await throughOutbox({ kind: 'practice', act: 'edit', subject: id, body, version }, () =>
    practiceApi.edit({ params: { id }, body: { ...body, version } }),
  )
  return replyOr(written, () => editedPractice(session, body))
}

/** Saves an edit, or returns the latest version if another device changed the session first. */
export const useEditSession = (before: PracticeSession) =>
  useMutation({
    mutationFn: async (body: PracticeChange) => {
      const { id } = before
      return edited(before, body)
        .then((session) => ({ session, isSaved: true }))
        .catch(async (error: unknown) => {
          if (!failedWith(practice.edit, error, 'practice.changed_elsewhere')) throw error
          return { session: await practiceApi.read({ params: { id } }), isSaved: false }
        })
    },
    onSuccess: ({ session, isSaved }) => {
      replaceInPages(session)
      if (!isSaved) return
      toast({ title: practiceText.updated, tone: 'success' })
      void practiceChanged({ keepLists: true })
    },
    onError: saveFailed,
  })

type AddedHardship = { session: PracticeSession; hard: Hardship }

/** Adds to a practice what was hard about it. Runs on if the sheet is gone. */
export const useAddHardship = (onAdded: (session: PracticeSession) => void) =>
  useMutation({
    mutationFn: ({ session, hard }: AddedHardship) => edited(session, { version: session.version, hard }),
    onSuccess: (session) => {
      replaceInPages(session)
      onAdded(session)
      void practiceChanged({ keepLists: true })
    },
    onError: (error) => failureToast(error, { text: hardText.saveFailed }),
  })

export const useRemoveSession = (onRemoved: (session: PracticeSession) => void) =>
  useMutation({
    mutationKey: keys.removal,
    mutationFn: ({ id }: PracticeSession) =>
      throughOutbox({ kind: 'practice', act: 'remove', subject: id, body: {} }, () =>
        practiceApi.remove({ params: { id } }),
      ),
    onSuccess: (_reply, session) => {
      onRemoved(session)
      return practiceChanged({ keepLists: true })
    },
    onError: (error) => failureToast(error, { text: practiceText.deleteFailed }),
  })

type SessionRef = Pick<PracticeSession, 'id'>

export const useRestoreSession = (onRestored: (id: string) => void) =>
  useMutation({
    mutationKey: keys.removal,
    mutationFn: async ({ id }: SessionRef) => {
      const restore = () => practiceApi.restore({ params: { id } })
      const written = await throughOutbox({ kind: 'practice', act: 'restore', subject: id, body: {} }, restore)
      return written.isSent ? written.reply : undefined
    },
    onSuccess: (session, { id }) => {
      if (session) replaceInPages(session)
      onRestored(id)
      toast({ title: practiceText.restored, tone: 'success' })
      return practiceChanged({ keepLists: true })
    },
    onError: (error) => failureToast(error, { text: practiceText.restoreFailed }),
  })

export const useEraseSession = (onErased: () => void) =>
  useMutation({
    mutationKey: keys.removal,
    mutationFn: ({ id }: SessionRef) => practiceApi.erase({ params: { id } }),
    onSuccess: () => {
      onErased()
      toast({ title: practiceText.erased, tone: 'success' })
      return queryClient.invalidateQueries({ queryKey: keys.deleted })
    },
    onError: (error) => failureToast(error, { text: practiceText.eraseFailed }),
  })

/** The sessions that are being deleted, restored or erased right now. */
export const useRemovalsUnderWay = (): string[] =>
  useMutationState({
    filters: { mutationKey: keys.removal, status: 'pending' },
    select: ({ state }) => (state.variables as SessionRef).id,
  })
