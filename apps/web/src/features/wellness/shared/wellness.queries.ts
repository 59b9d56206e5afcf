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
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
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
} as const

export const moodsQuery = queryOptions({
  queryKey: keys.moods,
  queryFn: async () => (await wellnessApi.moods({ query: { limit: recentEntriesShown } })).items,
})

export const nightsQuery = queryOptions({
  queryKey: keys.nights,
  queryFn: async () => (await wellnessApi.nights({ query: { limit: recentEntriesShown } })).items,
})

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
    mutationFn: (body: NewMoodEntry) => wellnessApi.logMood({ body: { ...body, clientId: idFor(body) } }),
    onSuccess: () => {
      nextId()
      onSaved?.()
      void entriesChanged('moods')
    },
  })
}

export const useEditMood = () =>
  useMutation({
    mutationFn: ({ id, ...body }: MoodChange & { id: string }) => wellnessApi.editMood({ params: { id }, body }),
    onSuccess: () => void entriesChanged('moods'),
  })

export function useLogSleep(onSaved: () => void) {
  const { idFor, onSaved: nextId } = useClientId()
  return useMutation({
    mutationFn: (body: NewSleepEntry) => wellnessApi.logSleep({ body: { ...body, clientId: idFor(body) } }),
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
    mutationFn: ({ id, ...body }: SleepChange & { id: string }) => wellnessApi.editSleep({ params: { id }, body }),
    onSuccess: () => void entriesChanged('nights'),
  })

type Entry = Pick<MoodEntry | SleepEntry, 'id'>
type Removal = { list: List; remove: (entry: Entry) => Promise<null>; restore: (entry: Entry) => Promise<Entry> }

const removals: Record<List, Removal> = {
  moods: {
    list: 'moods',
    remove: ({ id }) => wellnessApi.removeMood({ params: { id } }),
    restore: ({ id }) => wellnessApi.restoreMood({ params: { id } }),
  },
  nights: {
    list: 'nights',
    remove: ({ id }) => wellnessApi.removeSleep({ params: { id } }),
    restore: ({ id }) => wellnessApi.restoreSleep({ params: { id } }),
  },
}

export const useRemoveEntry = (list: List, onRemoved: (id: string) => void) =>
  useMutation({
    mutationFn: removals[list].remove,
    onSuccess: (_reply, { id }) => {
      onRemoved(id)
      return removalChanged(list)
    },
    onError: (error) => failureToast(error, { text: entryText.removeFailed }),
  })

export const useRestoreEntry = (list: List, onRestored: (id: string) => void) =>
  useMutation({
    mutationFn: removals[list].restore,
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
