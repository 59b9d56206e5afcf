import { useEffect, useRef } from 'react'
import { itemsOf, type Pages } from '#lib/api/pages.rules.ts'

/** The part of an infinite query that lists use. */
export type InfiniteList<Item> = {
  data: Pages<Item> | undefined
  isFetchedAfterMount: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<{ isSuccess: boolean }>
}

/**
 * Loads the next page when the button is pressed or comes near the screen. If the button had the focus, the focus moves
 * to the first new item, because the button moves down or disappears.
 */
export function useLoadMore<Item>({
  data,
  hasNextPage,
  isFetching,
  isFetchNextPageError,
  ...query
}: InfiniteList<Item>) {
  const items = itemsOf(data)
  const count = items.length
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const firstNew = useRef<number>(undefined)
  // After a failure, only the button tries again.
  const loadsByItself = hasNextPage && !isFetching && !isFetchNextPageError

  const more = () => {
    if (button.current === document.activeElement) firstNew.current = count
    void query.fetchNextPage()
  }

  useEffect(() => {
    if (!loadsByItself || !button.current) return
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && more(), nearTheEnd)
    watcher.observe(button.current)
    return () => watcher.disconnect()
  })

  useEffect(() => {
    const index = firstNew.current
    if (index === undefined || count <= index) return
    firstNew.current = undefined
    list.current?.children[index]?.querySelector<HTMLElement>('[tabindex="-1"], a')?.focus({ preventScroll: true })
  }, [count])

  return { items, list, button, more }
}

/** Starts before the end is visible, so that reading isn't interrupted. */
const nearTheEnd = { rootMargin: '400px' }
