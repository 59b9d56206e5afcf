import { ApiError, journey, type JourneySettings, type JourneySettingsChange, type NewPause } from '@sadhana/contract'
import { queryOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { commonText } from '#intl/common.text.ts'
import { callsOf } from '#lib/api/calls.ts'
import { useRetryKey } from '#lib/api/retry-key.ts'
import { failureToast } from '#lib/query/failure-toast.ts'
import { queryClient } from '#lib/query/query-client.ts'
import { useSavedChange } from '#lib/query/saved-change.ts'
import { refetchForNewDay, journeySettingsQuery } from '#lib/time/today.ts'
import { toast } from '#ui/overlay/toast-store.ts'
import { journeyText as text } from './journey.text.ts'

export const journeyApi = callsOf(journey)

const keys = {
  stats: () => [journey.stats.path],
  achievements: () => [journey.achievements.path],
} as const

export const journeyStatsQuery = queryOptions({ queryKey: keys.stats(), queryFn: () => journeyApi.stats() })

export const achievementsQuery = queryOptions({
  queryKey: keys.achievements(),
  queryFn: () => journeyApi.achievements(),
})

/** The stone is shown in its place at once; if saving fails, it is shown as new again. */
export const usePlaceAchievement = () =>
  useMutation({
    mutationFn: (id: string) => journeyApi.placeAchievement({ params: { id } }),
    onMutate: (id) => showPlaced(id, true),
    onError: (error, id) => {
      showPlaced(id, false)
      failureToast(error, { text: text.achievements.placeFailed })
    },
  })

const showPlaced = (id: string, isPlaced: boolean) =>
  queryClient.setQueryData(achievementsQuery.queryKey, (entries) =>
    entries?.map((entry) => (entry.id === id ? { ...entry, isPlaced } : entry)),
  )

/** Every change returns the new settings; everything calculated with them is loaded again. */
export function showSettings(settings: JourneySettings): void {
  queryClient.setQueryData(journeySettingsQuery.queryKey, settings)
  refetchForNewDay()
}

export const useSettingsChange = () =>
  useSavedChange(async (body: JourneySettingsChange) => showSettings(await journeyApi.changeSettings({ body })))

/** A failure does no harm: each session carries its own zone, and the next visit tries again. */
export const useDeviceZoneChange = () =>
  useMutation({
    mutationFn: (zone: string) => journeyApi.changeSettings({ body: { zone, zoneFollowsDevice: true } }),
    onSuccess: showSettings,
  })

export function useNewPause(onSaved: () => void) {
  const keyFor = useRetryKey()
  // Once a pause is removed, the same days can be paused again, so every saved pause is followed by a new key.
  const savedPauses = useRef(0)
  return useMutation({
    mutationFn: (body: NewPause) => journeyApi.pause({ body, idempotencyKey: keyFor([savedPauses.current, body]) }),
    onSuccess: (settings) => {
      savedPauses.current += 1
      showSettings(settings)
      onSaved()
      toast({ title: text.pauseSaved.title, text: text.pauseSaved.text, tone: 'success' })
    },
    onError: showFailure,
  })
}

export const useEndPause = (id: string, done: string) =>
  useMutation({
    mutationFn: () => journeyApi.endPause({ params: { id } }),
    onSuccess: (settings) => {
      showSettings(settings)
      toast({ title: done, tone: 'success' })
    },
    onError: showFailure,
  })

/** Shows the server's message if there is one. */
const showFailure = (error: Error) =>
  toast({
    title: commonText.error,
    text: error instanceof ApiError && error.code ? error.message : commonText.settingsFailed,
    tone: 'error',
  })
