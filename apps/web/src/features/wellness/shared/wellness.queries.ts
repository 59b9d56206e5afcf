import {
  insight,
  type MoodChange,
  type MoodEntry,
  type NewMoodEntry,
  type NewSleepEntry,
  recentEntriesShown,
  type SleepChange,
  type SleepEntry,
  wellness,
  type WellnessInsights,
  type WellnessPreferencesChange,
} from '@sadhana/contract'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { callsOf } from '#lib/api/calls.ts'
import { editedMood, editedNight, waitingMood, waitingNight } from '#lib/outbox/waiting-entries.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { replyOr, throughOutbox } from '#lib/outbox/through-outbox.ts'
import { refetchForNewDay } from '#lib/time/today.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { entryText } from './entry.text.ts'

const insightApi = callsOf(insight)
const wellnessApi = callsOf(wellness)
const keys = {
  moods: [wellness.moods.path],
  nights: [wellness.nights.path],
  insights: [insight.wellness.path],
  preferences: [wellness.preferences.path],
  deleted: [wellness.deleted.path],
} as const

export const moodsQuery = queryOptions({
  queryKey: keys.moods,
  queryFn: async () => (await wellnessApi.moods({ query: { limit: recentEntriesShown } })).items,
})

export const nightsQuery = queryOptions({
  queryKey: keys.nights,
  queryFn: async () => (await wellnessApi.nights({ query: { limit: recentEntriesShown } })).items,
})

export const deletedEntriesQuery = queryOptions({ queryKey: keys.deleted, queryFn: () => wellnessApi.deleted() })

export const wellnessInsightsQuery = queryOptions({
  queryKey: keys.insights,
  queryFn: () => insightApi.wellness(),
})

export const preferencesQuery = queryOptions({
  queryKey: keys.preferences,
  queryFn: () => wellnessApi.preferences(),
})

type List = 'moods' | 'nights'

/** Everything else on the page is calculated from the entries. */
const entriesChanged = (list: List) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys[list] }),
    queryClient.invalidateQueries({ queryKey: keys.insights }),
  ])

/** The open list keeps its order, and is loaded again the next time it is opened. */
const removalChanged = (list: List) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: keys[list], refetchType: 'none' }),
    queryClient.invalidateQueries({ queryKey: keys.deleted }),
    queryClient.invalidateQueries({ queryKey: keys.insights }),
  ])

/** A member may save the same entry again, but a lost reply must not save it twice. */
function useClientId() {
  const keyFor = useRetryKey()
  const saved = useRef(0)
  return { idFor: (body: unknown) => keyFor([saved.current, body]), onSaved: () => (saved.current += 1) }
}

export function useLogMood(onSaved?: () => void) {
  const { idFor, onSaved: nextId } = useClientId()
  return useMutation({
    mutationFn: async (body: NewMoodEntry) => {
      const clientId = idFor(body)
      const log = () => wellnessApi.logMood({ body: { ...body, clientId } })
      const written = await throughOutbox({ kind: 'mood', act: 'create', subject: clientId, body }, log)
      return replyOr(written, () => waitingMood(clientId, body, new Date()))
    },
    onSuccess: () => {
      nextId()
      onSaved?.()
      void entriesChanged('moods')
    },
  })
}

export const useEditMood = () =>
  useMutation({
    mutationFn: async ({ entry, ...body }: Omit<MoodChange, 'version'> & { entry: MoodEntry }): Promise<MoodEntry> => {
      const { id, version } = entry
      const edit = () => wellnessApi.editMood({ params: { id }, body: { ...body, version } })
      const written = await throughOutbox({ kind: 'mood', act: 'edit', subject: id, body, version }, edit)
      return replyOr(written, () => editedMood(entry, body))
    },
    onSuccess: () => void entriesChanged('moods'),
  })

export function useLogSleep(onSaved: () => void) {
  const { idFor, onSaved: nextId } = useClientId()
  return useMutation({
    mutationFn: async (body: NewSleepEntry) => {
      const clientId = idFor(body)
      const log = () => wellnessApi.logSleep({ body: { ...body, clientId } })
      const written = await throughOutbox({ kind: 'sleep', act: 'create', subject: clientId, body }, log)
      return replyOr(written, () => waitingNight(clientId, body))
    },
    onSuccess: () => {
      nextId()
      onSaved()
      toast({ title: entryText.sleepSaved, tone: 'success' })
      void entriesChanged('nights')
    },
  })
}

export const useEditSleep = () =>
  useMutation({
    mutationFn: async ({ night, ...body }: Omit<SleepChange, 'version'> & { night: SleepEntry }) => {
      const { id, version } = night
      const edit = () => wellnessApi.editSleep({ params: { id }, body: { ...body, version } })
      const written = await throughOutbox({ kind: 'sleep', act: 'edit', subject: id, body, version }, edit)
      return replyOr(written, () => editedNight(night, body))
    },
    onSuccess: () => void entriesChanged('nights'),
  })

type Entry = Pick<MoodEntry | SleepEntry, 'id'>
type Removal = {
  kind: 'mood' | 'sleep'
  remove: (entry: Entry) => Promise<null>
  restore: (entry: Entry) => Promise<Entry>
}

const removals: Record<List, Removal> = {
  moods: {
    kind: 'mood',
    remove: ({ id }) => wellnessApi.removeMood({ params: { id } }),
    restore: ({ id }) => wellnessApi.restoreMood({ params: { id } }),
  },
  nights: {
    kind: 'sleep',
    remove: ({ id }) => wellnessApi.removeSleep({ params: { id } }),
    restore: ({ id }) => wellnessApi.restoreSleep({ params: { id } }),
  },
}

const removal = (list: List, act: 'remove' | 'restore') => (entry: Entry) => {
  const { kind, [act]: direct } = removals[list]
  return throughOutbox<unknown>({ kind, act, subject: entry.id, body: {} }, () => direct(entry))
}

export const useRemoveEntry = (list: List, onRemoved: (id: string) => void) =>
  useMutation({
    mutationFn: removal(list, 'remove'),
    onSuccess: (_reply, { id }) => {
      onRemoved(id)
      return removalChanged(list)
    },
    onError: (error) => failureToast(error, { text: entryText.removeFailed }),
  })

export const useRestoreEntry = (list: List, onRestored: (id: string) => void) =>
  useMutation({
    mutationFn: removal(list, 'restore'),
    onSuccess: (_reply, { id }) => {
      onRestored(id)
      toast({ title: entryText.restored, tone: 'success' })
      return removalChanged(list)
    },
    onError: (error) => failureToast(error, { text: entryText.restoreFailed }),
  })

/** Each change is saved at once and shown meanwhile; if that fails, the old value returns. */
export function usePreferencesChange() {
  const client = useQueryClient()
  return useMutation({
    scope: { id: 'preferences' },
    mutationFn: (body: WellnessPreferencesChange) => wellnessApi.changePreferences({ body }),
    onSuccess: (saved, { weeklyGoal }) => {
      client.setQueryData(keys.preferences, saved)
      // Streak, consistency and the practice settings depend on the weekly goal.
      if (weeklyGoal !== undefined) refetchForNewDay()
    },
  })
}

const hideHelpLine = () =>
  queryClient.setQueryData<WellnessInsights>(keys.insights, (data) => data && { ...data, offersHelp: false })

/** The line disappears at once: someone who doesn't want to see it shouldn't have to wait. */
export const useDismissHelp = () =>
  useMutation({ mutationFn: () => wellnessApi.dismissHelp(), onMutate: hideHelpLine, onError: () => undefined })
