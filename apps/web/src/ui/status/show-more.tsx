import './show-more.css'
import type { Ref } from 'react'
import { Button } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { Notice } from '#ui/status/notice.tsx'

type ShowMoreProps = {
  query: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    fetchNextPage: () => Promise<unknown>
  }
  label?: string
  /** What is listed, for the message if loading more fails. */
  what?: string
  centred?: boolean
  /** Given if pressing the button does more than load the next page. */
  onMore?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Loads the next page of a list, as long as there is one. If that fails, it can be tried again. */
export function ShowMore({ query, label = 'Show more', what, centred = false, onMore, ref }: ShowMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className={classNames('show-more', centred && 'show-more-centred')}>
      {query.isFetchNextPageError && (
        <Notice tone="error" title={what ? `We couldn’t load more ${what}` : 'We couldn’t load more'} />
      )}
      <Button
        ref={ref}
        variant="secondary"
        pending={query.isFetchingNextPage}
        onClick={onMore ?? (() => void query.fetchNextPage())}
      >
        {label}
      </Button>
    </div>
  )
}
