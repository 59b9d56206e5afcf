import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery } from '#lib/time/today.ts'

/** Until the settings are loaded, numbers are hidden: the member may not want them. */
export const useQuietMode = (): boolean => useQuery(journeySettingsQuery).data?.quietMode ?? true
