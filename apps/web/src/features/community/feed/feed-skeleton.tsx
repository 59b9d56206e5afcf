import '../shared/feed.css'
import { commonText } from '#intl/common.text.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'

export const FeedSkeleton = () => (
  <output className="feed-list">
    <span className="sr-only">{commonText.loading}</span>
    {Array.from({ length: 3 }, (_, index) => (
      <div key={index} className="feed-item" aria-hidden="true">
        <div className="feed-skeleton-name">
          <span className="skeleton feed-skeleton-avatar" />
          <Skeleton className="w-2/5" />
        </div>
        <div className="session-summary">
          <Skeleton shape="stone" />
          <div className="grid gap-2.5">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-3/4" />
          </div>
        </div>
      </div>
    ))}
  </output>
)
