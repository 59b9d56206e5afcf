import './people.css'
import './feed.css'
import { commonText } from '#intl/common.text.ts'
import { Skeleton } from '#ui/status/skeleton.tsx'

export const PeopleSkeleton = ({ count }: { count: number }) => (
  <output className="people-list">
    <span className="sr-only">{commonText.loading}</span>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className="people-list-row" aria-hidden="true">
        <span className="skeleton feed-skeleton-avatar" />
        <Skeleton className="w-2/5" />
      </div>
    ))}
  </output>
)
