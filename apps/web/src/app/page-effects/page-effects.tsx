import { useEffect } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router'
import { focusHeading } from '#ui/focus-heading.ts'
import { pageTitle } from './page-title.text.ts'
import { rememberScroll, rememberedScroll } from './scroll-memory.ts'

/** The page that was opened directly. The member may leave it before its code has loaded. */
let lastPathname = globalThis.location?.pathname
let hasShownAPage = false

/**
 * Part of a page, including its heading, may still be loading. If the member has moved the focus by then, they keep it:
 * a menu they have opened would otherwise close. Returns a function that stops waiting.
 */
function focusHeadingOnceThere(): () => void {
  const focusBefore = document.activeElement
  const ended = new AbortController()
  let hasActed = false
  const noteAct = () => void (hasActed = true)
  const tryFocus = () => {
    if (!document.querySelector('main h1')) return
    ended.abort()
    const { activeElement } = document
    const hasMoved = activeElement !== document.body && activeElement !== focusBefore
    if (!(hasActed && hasMoved)) focusHeading()
  }
  const watcher = new MutationObserver(tryFocus)
  ended.signal.addEventListener('abort', () => watcher.disconnect())
  for (const act of ['pointerdown', 'keydown'])
    document.addEventListener(act, noteAct, { capture: true, signal: ended.signal })
  watcher.observe(document.body, { childList: true, subtree: true })
  tryFocus()
  return () => ended.abort()
}

/** Shows visitors where they are: sets the title and the scroll position, and focuses the new page's heading. */
export function PageEffects({ title }: { title: string }) {
  const { pathname, hash, key } = useLocation()
  const navigation = useNavigationType()

  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])

  useEffect(() => {
    const target = hash ? document.getElementById(hash.slice(1)) : null
    const top = navigation === NavigationType.Pop ? rememberedScroll(key) : 0
    if (target) target.scrollIntoView({ behavior: 'instant' })
    // The first page may already have been scrolled while its code was loading.
    else if (top !== undefined || hasShownAPage) window.scrollTo({ top: top ?? 0, behavior: 'instant' })
    return rememberScroll(key)
  }, [key, hash, navigation])

  useEffect(() => {
    const isNew = lastPathname !== pathname && !hash
    lastPathname = pathname
    hasShownAPage = true
    return isNew ? focusHeadingOnceThere() : undefined
  }, [pathname, hash])

  return null
}
