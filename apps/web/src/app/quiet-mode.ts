import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery } from '#features/journey/journey.queries.ts'

/** Without the settings nobody knows whether figures are welcome, so they are left out until then. */
export const useQuietMode = (): boolean => useQuery(journeySettingsQuery).data?.quietMode ?? true
