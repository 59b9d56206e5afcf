const pageHeading = 'main h1'

/** For a moment in which whatever had the focus is gone: a heading takes it, and the keyboard goes on from there. */
export const focusHeading = (selector = pageHeading): void =>
  moveFocusTo(document.querySelector<HTMLElement>(selector) ?? document.querySelector<HTMLElement>(pageHeading))

/** Gives the focus to something that cannot be reached with the keyboard by itself. */
export function moveFocusTo(element: HTMLElement | null | undefined): void {
  if (!element) return
  element.tabIndex = -1
  element.focus({ preventScroll: true })
}
