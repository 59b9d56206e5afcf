import { StatsSkeleton } from '#features/insight/stats-skeleton.tsx'
import { Skeleton, SkeletonRows } from '#ui/status/skeleton.tsx'

export const HomeSkeleton = () => (
  <>
    <StatsSkeleton />
    <div className="home-grid" aria-hidden="true">
      <div className="panel home-wide home-skeleton-chart">
        <Skeleton className="mb-6 w-2/5" />
        <Skeleton className="h-64" />
      </div>
      <div className="panel home-side">
        <SkeletonRows count={3} />
      </div>
    </div>
  </>
)
