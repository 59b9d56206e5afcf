// oxlint-disable consistent-function-scoping -- the page gets one function, and nothing from around it
import type { Page } from '@playwright/test'

/**
 * Texts that stick out of their box, or are cut off by one around it. What someone wrote may be shortened, because it is
 * shown in full elsewhere.
 */
export async function cutOffIn(page: Page, said: ReadonlySet<string>): Promise<string[]> {
  const found = await page.evaluate(cutOffTexts)
  const isTheirs = (text: string) => [...said].some((one) => one.includes(text))
  return found
    .filter(({ text, isShortened }) => !isShortened || !isTheirs(text))
    .map(({ text, pixels, box }) => `${pixels} px of “${text.slice(0, 60)}” beyond ${box}`)
}

type CutOff = { text: string; pixels: number; box: string; isShortened: boolean }

/** Runs in the page. */
function cutOffTexts(): CutOff[] {
  const shortens = ({ webkitLineClamp, textOverflow }: CSSStyleDeclaration) =>
    webkitLineClamp !== 'none' || textOverflow === 'ellipsis'
  const hides = (value: string) => /hidden|clip/.test(value)
  const isScrolled = ({ overflowX }: CSSStyleDeclaration) => /auto|scroll/.test(overflowX)

  /** By how much a text is outside of the boxes that should hold it. */
  const beyond = (text: Range, parent: HTMLElement): { most: number; isShortened: boolean } => {
    const { left, right, top, bottom } = text.getBoundingClientRect()
    let [most, isShortened] = [0, false]
    for (let box: HTMLElement | null = parent; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box)
      if (isScrolled(style)) break
      isShortened ||= shortens(style)
      const edges = box.getBoundingClientRect()
      // What only screen readers read is one pixel large.
      if (edges.width <= 2 || edges.height <= 2) return { most: 0, isShortened }
      const isOwn = box === parent && style.display !== 'inline'
      if (isOwn || hides(style.overflowX)) most = Math.max(most, right - edges.right, edges.left - left)
      if (hides(style.overflowY)) most = Math.max(most, bottom - edges.bottom - 4, edges.top - top - 4)
    }
    return { most, isShortened }
  }

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: CutOff[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const { parentElement: parent, nodeValue } = node
    if (!nodeValue?.trim() || !(parent instanceof HTMLElement) || parent.closest('select, textarea, svg')) continue
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const { most, isShortened } = beyond(range, parent)
    const [text, pixels, box] = [nodeValue.trim(), Math.round(most), parent.outerHTML.slice(0, 120)]
    if (pixels > 1) found.push({ text, pixels, box, isShortened })
  }
  return found
}
