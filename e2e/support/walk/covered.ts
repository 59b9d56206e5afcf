import type { Page } from '@playwright/test'

/** The window sizes in which nothing may be under a bar or a toast: phones, a tablet and desktops. */
export const windows = [
  [320, 640],
  [390, 844],
  [820, 1180],
  [1280, 720],
  [1280, 900],
  [1440, 900],
  [1366, 768],
] as const

/** Focusable elements that are under a bar or the toast once they are scrolled into view. */
export const coveredIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bars = [
      ...document.querySelectorAll('.top-rail, .bottom-nav, .welcome-card-foot, .toast[data-state=open]'),
    ].filter((bar) => bar.checkVisibility({ visibilityProperty: true }))
    const focusable = document.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex="0"]')
    // An element as large as the page is always under a bar. The tabs of home are in the top rail, and dialogs are
    // above all bars.
    const looked = [...focusable].filter(
      (element) =>
        !element.matches('[role=tabpanel], .skip-link, .toast-viewport, .home-tabs *') &&
        !element.closest('[role=dialog], [aria-hidden=true]') &&
        !bars.some((bar) => bar.contains(element)) &&
        element.checkVisibility({ visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 1,
    )
    return looked.flatMap((element) => {
      // An input is drawn by the label around it.
      const target = element.closest('label') ?? element
      target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
      const { left, right, top, bottom } = target.getBoundingClientRect()
      // Scrolling may move a bar.
      return bars
        .map((bar) => ({ name: bar.className, box: bar.getBoundingClientRect() }))
        .filter(
          ({ box }) => left < box.right - 1 && box.left < right - 1 && top < box.bottom - 1 && box.top < bottom - 1,
        )
        .map(({ name }) => `${name} covers ${element.outerHTML.slice(0, 90)}`)
    })
  })
