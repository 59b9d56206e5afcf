import { useEffect, useRef } from 'react'

/**
 * For buttons that replace each other: when the focused one disappears, the first of the new ones gets the focus
 * instead of the page.
 */
export function useRestoredFocus<Element extends HTMLElement>(shown: unknown) {
  const place = useRef<Element>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const focused = document.activeElement
    if (focused === null || focused === document.body) place.current?.querySelector('button')?.focus()
  }, [shown])
  return place
}
