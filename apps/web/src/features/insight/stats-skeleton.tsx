import './insight.css'
import { commonText } from '#intl/common.text.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'

export const StatsSkeleton = () => (
  <output className="stats-panel">
    <span className="sr-only">{commonText.loading}</span>
    {['week', 'time', 'streak', 'favorite'].map((card) => (
      <div key={card} className="panel stat-card stats-skeleton-card" data-testid="stat-skeleton">
        <Skeleton className="w-2/5" />
        <Skeleton className="my-2 h-8 w-3/5" />
        <Skeleton className="mt-auto w-4/5" />
      </div>
    ))}
  </output>
)
