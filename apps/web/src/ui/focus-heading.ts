import { useEffect, useRef } from 'react'

const pageHeading = 'main h1'

/** For when the focused element is gone: focuses a heading, so that the keyboard continues from there. */
export const focusHeading = (selector = pageHeading): void =>
  moveFocusTo(document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(pageHeading))

/** The same for a state that changes by itself, but only if the focused element disappeared with it. */
export function useHeldFocus(state: unknown, heading?: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) focusHeading(heading)
    before.current = state
  }, [state, heading])
}

/** Focuses an element that the keyboard can't reach by itself. */
export function moveFocusTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
