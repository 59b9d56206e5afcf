import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery } from '#lib/time/today.ts'

/** Without the settings nobody knows whether figures are welcome, so they are left out until then. */
export const useQuietMode = (): boolean => useQuery(journeySettingsQuery).data?.quietMode ?? true
