import { Suspense } from 'react'
import { WellnessScreen } from '#features/wellness/wellness-screen.tsx'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { useQuietMode } from '#app/page-effects/quiet-mode.ts'
import { Panel } from '#ui/panel.tsx'
import { Skeleton } from '#ui/status/skeleton.tsx'

const RiverPanel = lazyScreen(async () => (await import('#features/insight/river/river-panel.tsx')).RiverPanel)

const skeleton = (
  <Panel>
    <Skeleton className="h-96" />
  </Panel>
)

/** Moods and sleep, with the effects of practice above the insights. */
export const WellnessRoute = () => (
  <WellnessScreen
    practice={
      <Suspense fallback={skeleton}>
        <RiverPanel quiet={useQuietMode()} />
      </Suspense>
    }
  />
)
