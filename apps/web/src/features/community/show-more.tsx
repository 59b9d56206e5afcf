import './feed.css'
import type { RefObject } from 'react'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { GrowingList } from './use-more.ts'

type ShowMoreProps = {
  query: Pick<GrowingList<unknown>, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError'>
  /** What there is more of. */
  what: string
  button: RefObject<HTMLButtonElement | null>
  onMore: () => void
}

/** Lists grow while they are scrolled; the button is for the keyboard, and for when that failed. */
export const ShowMore = ({ query, what, button, onMore }: ShowMoreProps) =>
  query.hasNextPage && (
    <div className="show-more">
      {query.isFetchNextPageError && <Notice tone="error" title={`More ${what} could not be fetched`} />}
      <Button ref={button} variant="secondary" pending={query.isFetchingNextPage} onClick={onMore}>
        Show more
      </Button>
    </div>
  )
