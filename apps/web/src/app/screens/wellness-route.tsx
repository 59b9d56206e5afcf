import { Suspense } from 'react'
import { WellnessScreen } from '#features/wellness/wellness-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'

const HardPanel = lazyScreen(async () => (await import('#features/insight/hard/hard-panel.tsx')).HardPanel)
const RiverPanel = lazyScreen(async () => (await import('#features/insight/river/river-panel.tsx')).RiverPanel)

const skeleton = (
  <Panel>
    <Skeleton className="h-96" />
  </Panel>
)

/** Moods and sleep, with what practice turns into, and when it was hard, at the head of the insights. */
export function WellnessRoute() {
  const quiet = useQuietMode()
  return (
    <WellnessScreen
      practice={
        <Suspense fallback={skeleton}>
          <RiverPanel quiet={quiet} />
          <HardPanel quiet={quiet} />
        </Suspense>
      }
    />
  )
}
