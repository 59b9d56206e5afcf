/** For a moment in which whatever had the focus is gone: the page's heading takes it, and the keyboard goes on from there. */
export function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}
