import { useEffect, useRef } from 'react'

const pageHeading = 'main h1'

/** For when the focused element is gone: a heading takes the focus, and the keyboard continues from there. */
export const focusHeading = (selector = pageHeading): void =>
  moveFocusTo(document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(pageHeading))

/** The same for a state that changes by itself: only if the focused element is gone with it. */
export function useHeldFocus(state: unknown, heading?: string): void {
  const before = useRef(state)
  useEffect(() => {
    if (before.current !== state && document.activeElement === document.body) focusHeading(heading)
    before.current = state
  }, [state, heading])
}

/** Gives the focus to something that cannot be reached with the keyboard by itself. */
export function moveFocusTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
