import '../feed/feed.css'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/status/notice.tsx'
import type { InfiniteList } from './use-load-more.ts'

type ShowMoreProps = {
  query: Pick<InfiniteList<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>
  /** What there is more of. */
  what: string
  button: RefObject<HTMLButtonElement | null>
  onMore: () => void
}

/** Lists load more while you scroll; the button is for keyboards, and for trying again. */
export const ShowMore = ({ query, what, button, onMore }: ShowMoreProps) =>
  query.hasNextPage && (
    <div className="show-more">
      {query.isFetchNextPageError && <Notice tone="error" title={`We couldn’t load more ${what}`} />}
      <Button ref={button} variant="secondary" pending={query.isFetchingNextPage} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
