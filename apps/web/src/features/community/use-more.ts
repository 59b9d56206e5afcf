import { useEffect, useRef } from 'react'
import { itemsOf, type Pages } from '#lib/pages.rules.ts'

/** What the lists here need of an infinite query. */
export type GrowingList<Item> = {
  data: Pages<Item> | undefined
  isPending: boolean
  isFetching: boolean
  isFetchingNextPage: boolean
  isFetchNextPageError: boolean
  hasNextPage: boolean
  fetchNextPage: () => Promise<unknown>
  refetch: () => Promise<{ isSuccess: boolean }>
}

/**
 * Fetches the next page when its button comes near or is pressed. Whoever had the focus on the button
 * is led to the first of the new items, because the button moves on or disappears.
 */
export function useMore<Item>({ data, hasNextPage, isFetching, isFetchNextPageError, ...query }: GrowingList<Item>) {
  const items = itemsOf(data)
  const count = items.length
  const list = useRef<HTMLOListElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const firstNew = useRef<number>(undefined)
  // What failed once is asked for again only by hand.
  const fetchesByItself = hasNextPage && !isFetching && !isFetchNextPageError

  const more = () => {
    if (button.current === document.activeElement) firstNew.current = count
    void query.fetchNextPage()
  }

  useEffect(() => {
    if (!fetchesByItself || !button.current) return
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

/** Begins before the end is reached, so that reading need not stop. */
const nearTheEnd = { rootMargin: '400px' }
