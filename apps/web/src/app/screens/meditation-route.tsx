import { limbs, type Preset } from '@sadhana/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { PractisedAlongside } from '#features/community/feed/practised-alongside.tsx'
import { controllerOf } from '#features/meditation/sit/controller.ts'
import { MeditationScreen } from '#features/meditation/meditation-screen.tsx'
import { timerChoicesQuery } from '#features/meditation/shared/timer.queries.ts'
import { customMinutes } from '#features/meditation/settings/settings.rules.ts'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { currentUserQuery } from '#lib/member/current-user.ts'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'

const QuoteGenerator = lazyScreen(async () => (await import('#features/quote/quote-generator.tsx')).QuoteGenerator)

export function MeditationRoute() {
  const { data: user } = useQuery(currentUserQuery)
  const quiet = useQuietMode()
  const [search] = useSearchParams()
  const minutes = customMinutes(search.get('minutes') ?? '')
  // Set before the screen first renders, so that it starts with this length.
  const [proposed, setProposed] = useState<number>()
  if (user && minutes && minutes !== proposed) {
    proposeLength(user.id, minutes)
    setProposed(minutes)
  }
  // A chip on home names a preset.
  const chosen = useQuery(timerChoicesQuery).data?.presets.find(({ id }) => id === search.get('sit'))
  const [chosenId, setChosenId] = useState<string>()
  if (user && chosen && chosen.id !== chosenId) {
    choosePreset(user.id, chosen)
    setChosenId(chosen.id)
  }
  if (!user) return null
  return (
    <MeditationScreen
      userId={user.id}
      quiet={quiet}
      guidedLimb={limbs.find((limb) => limb === search.get('guided'))}
      quotes={<QuoteGenerator />}
      renderAlongside={(sessionId) => <PractisedAlongside sessionId={sessionId} quiet={quiet} />}
    />
  )
}

function choosePreset(userId: string, { sit }: Preset): void {
  const { changeSettings, timer } = controllerOf(userId)
  if (!timer.get().sit) changeSettings(sit)
}

/** A link may name the length of the next sit. The member's own choice of length stays as it was saved. */
function proposeLength(userId: string, minutes: number): void {
  const { settings, timer } = controllerOf(userId)
  if (!timer.get().sit) settings.set({ ...settings.get(), minutes, programme: null })
}
