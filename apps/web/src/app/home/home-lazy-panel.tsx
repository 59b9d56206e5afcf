import { Suspense, type ReactNode } from 'react'
import { lazyScreen } from '#lib/browser/lazy-screen.tsx'
import { WhenInView } from '#lib/browser/when-in-view.tsx'
import { SkeletonRows } from '#ui/status/skeleton.tsx'
import { pathFor } from './recommendation-path.rules.ts'

const RecommendationsPanel = lazyScreen(
  async () => (await import('#features/insight/recommendations/recommendations-panel.tsx')).RecommendationsPanel,
)

export const HomeRecommendations = ({ quiet }: { quiet: boolean }) => (
  <HomeLazyPanel>
    <RecommendationsPanel quiet={quiet} pathFor={pathFor} />
  </HomeLazyPanel>
)

/** A panel half a row wide, below the first screen. Its code loads when the member scrolls there. */
export const HomeLazyPanel = ({ children }: { children: ReactNode }) => (
  <WhenInView className="home-half home-lazy-panel" placeholder={<PanelSkeleton />}>
    <Suspense fallback={<PanelSkeleton />}>{children}</Suspense>
  </WhenInView>
)

const PanelSkeleton = () => (
  <div className="panel home-lazy-panel-skeleton">
    <SkeletonRows count={3} />
  </div>
)
