import { Suspense, type ReactNode } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { pathFor } from './recommendation-path.rules.ts'

const RecommendationsPanel = lazyScreen(
  async () => (await import('#features/insight/recommendations/recommendations-panel.tsx')).RecommendationsPanel,
)

export const HomeRecommendations = ({ quiet }: { quiet: boolean }) => (
  <HomeNear>
    <RecommendationsPanel quiet={quiet} pathFor={pathFor} />
  </HomeNear>
)

/** Half a row below the first screen: what draws it is asked for when somebody scrolls there. */
export const HomeNear = ({ children }: { children: ReactNode }) => (
  <WhenInView className="home-half home-near" placeholder={<Coming />}>
    <Suspense fallback={<Coming />}>{children}</Suspense>
  </WhenInView>
)

const Coming = () => (
  <div className="panel home-near-skeleton">
    <SkeletonRows count={3} />
  </div>
)
