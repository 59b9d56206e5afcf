import { useQuery } from '@tanstack/react-query'
import { Alongside } from '#features/community/feed/alongside.tsx'
import { MeditationScreen } from '#features/meditation/meditation-screen.tsx'
import { currentUserQuery } from '#lib/session/current-user.ts'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'

export function MeditationRoute() {
  const { data: user } = useQuery(currentUserQuery)
  const quiet = useQuietMode()
  if (!user) return null
  return (
    <MeditationScreen
      userId={user.id}
      quiet={quiet}
      renderAlongside={(sessionId) => <Alongside sessionId={sessionId} quiet={quiet} />}
    />
  )
}
