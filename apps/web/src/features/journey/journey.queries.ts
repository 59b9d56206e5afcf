import { insight, journey, type JourneySettings } from '@sadhana/contract'
import { queryOptions } from '@tanstack/react-query'
import { journeyApi } from '#lib/api/journey.ts'
import { queryClient } from '#lib/query-client.ts'

export const journeySettingsQuery = queryOptions({
  queryKey: [journey.settings.path],
  queryFn: () => journeyApi.settings(),
})

/** Every change answers with the settings as they are now; what is counted by them is asked for again. */
export function keepSettings(settings: JourneySettings): void {
  queryClient.setQueryData(journeySettingsQuery.queryKey, settings)
  void queryClient.invalidateQueries({ queryKey: [insight.analytics.path] })
  void queryClient.invalidateQueries({ queryKey: [journey.stats.path] })
}
