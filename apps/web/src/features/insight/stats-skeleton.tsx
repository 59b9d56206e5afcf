import './insight.css'
import { Skeleton } from '#ui/status/skeleton.tsx'

export const StatsSkeleton = () => (
  <output className="stats-panel">
    <span className="sr-only">Loading...</span>
    {['This Week', 'Total Time', 'Streak', 'Favorite practice'].map((label) => (
      <div key={label} className="panel stat-card stats-skeleton-card" data-testid="stat-skeleton">
        <Skeleton className="w-2/5" />
        <Skeleton className="my-2 h-8 w-3/5" />
        <Skeleton className="mt-auto w-4/5" />
      </div>
    ))}
  </output>
)
