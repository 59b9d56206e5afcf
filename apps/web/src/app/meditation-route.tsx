import { useQuery } from '@tanstack/react-query'
import { Company } from '#features/community/company.tsx'
import { MeditationScreen } from '#features/meditation/meditation-screen.tsx'
import { currentUserQuery } from '#lib/current-user.ts'
import { useQuietMode } from './quiet-mode.ts'

export function MeditationRoute() {
  const { data: user } = useQuery(currentUserQuery)
  const quiet = useQuietMode()
  if (!user) return null
  return (
    <MeditationScreen
      userId={user.id}
      quiet={quiet}
      renderCompany={(sessionId) => <Company sessionId={sessionId} quiet={quiet} />}
    />
  )
}
