import { aboutWordsMaxLength } from '@sadhana/contract'
import { asShown } from './find-keys.ts'

const maxTexts = 300

/** Without what someone has typed. */
const isWords = (text: string) => /\p{L}{2}/u.test(text) && text.length <= aboutWordsMaxLength

/** Each text of the page once, in the order of the page. */
export function wordsOnPage(page: ParentNode): string[] {
  const elements = Array.from(page.querySelectorAll('main *'))
  const texts = elements
    .filter((element) => Array.from(element.childNodes).some((node) => node.nodeType === Node.TEXT_NODE))
    .map((element) => asShown(element.textContent ?? ''))
  return [...new Set(texts.filter(isWords))].slice(0, maxTexts)
}

/** The words of what was tapped, or of the nearest thing around it that has some. */
export function wordsOf(tapped: Element): string {
  for (let element: Element | null = tapped; element && element !== document.body; element = element.parentElement) {
    const named = element.getAttribute('placeholder') ?? element.getAttribute('aria-label')
    const isField = element.matches('input, textarea, select')
    const words = asShown((isField ? '' : element.textContent) || named || '')
    if (words) return words.slice(0, aboutWordsMaxLength)
  }
  return ''
}

/** A page's address without what only one member has there: names, ids and secrets of links. */
export function pageWithoutNames(pathname: string): string {
  if (/^\/[a-z-]*$|^\/(settings|wellness|inbox)(\/[a-z-]+)+$/.test(pathname)) return pathname
  return `/${pathname.split('/')[1]}/…`
}
