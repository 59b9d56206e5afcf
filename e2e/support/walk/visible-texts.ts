// oxlint-disable consistent-function-scoping -- the page gets one function, and nothing from around it
import type { Page } from '@playwright/test'
import type { Seen } from '../../../apps/web/tooling/pseudo/plain-words.ts'

/** Everything that the page says to someone: texts, labels, placeholders, options and the title of the tab. */
export const visibleTexts = (page: Page): Promise<Seen[]> => page.evaluate(textsInPage)

/** Runs in the page. */
function textsInPage(): Seen[] {
  const attributes = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt']
  const isSeen = (element: Element | null): element is Element =>
    element?.closest('script, style, template, noscript') === null &&
    (element.closest('select') ?? element).checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
  /** A part of the page in another language says so, and isn't translated. */
  const isOurs = (element: Element) => (element.closest('[lang]') ?? document.documentElement).matches('html')
  const nameOf = (element: Element) => [element.localName, ...Array.from(element.classList).slice(0, 2)].join('.')

  const seen: Seen[] = [{ text: document.title, where: 'title' }]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node
    if (nodeValue?.trim() && isSeen(parent) && isOurs(parent)) seen.push({ text: nodeValue, where: nameOf(parent) })
  }
  for (const element of document.body.querySelectorAll(attributes.map((name) => `[${name}]`).join(','))) {
    if (!isSeen(element) || !isOurs(element)) continue
    for (const name of attributes) {
      const text = element.getAttribute(name)
      if (text) seen.push({ text, where: `${nameOf(element)} ${name}` })
    }
  }
  return seen
}
