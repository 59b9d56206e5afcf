import { useQuery } from '@tanstack/react-query'
import { journeySettingsQuery } from '#features/journey/journey.queries.ts'
import { currentUserQuery } from '#lib/current-user.ts'
import { MeditationScreen } from './screens.ts'

export function MeditationRoute() {
  const { data: user } = useQuery(currentUserQuery)
  const settings = useQuery(journeySettingsQuery)
  if (!user) return null
  // Without the settings nobody knows whether figures are welcome.
  return <MeditationScreen userId={user.id} quiet={settings.data?.quietMode ?? true} />
}
