import './show-more.css'
import type { Ref } from 'react'
import { commonText } from '#intl/common.text.ts'
import { uiText } from '#intl/ui.text.ts'
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
  /** The message if loading more fails. */
  failed?: string
  centred?: boolean
  /** Given if pressing the button does more than load the next page. */
  onMore?: () => void
  ref?: Ref<HTMLButtonElement>
}

/** Loads the next page of a list, as long as there is one. If that fails, it can be tried again. */
export function ShowMore({
  query,
  label = commonText.showMore,
  failed = uiText.moreFailed,
  centred = false,
  onMore,
  ref,
}: ShowMoreProps) {
  if (!query.hasNextPage) return null
  return (
    <div className={classNames('show-more', centred && 'show-more-centred')}>
      {query.isFetchNextPageError && <Notice tone="error" title={failed} />}
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
