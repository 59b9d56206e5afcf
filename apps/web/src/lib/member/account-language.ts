import type { CurrentUser } from '@sadhana/contract'
import { language } from '#intl/language.ts'
import { isSitRunning } from '#lib/browser/app-version.ts'
import { isStoppedErasureUntold } from './stopped-erasure.ts'

/** The language in which this tab was loaded again. */
const key = 'followed-language'

/** Once for each language, in case the server or a worker answers with the same page again. */
function mayFollow(wanted: string): boolean {
  try {
    if (sessionStorage.getItem(key) === wanted) return false
    sessionStorage.setItem(key, wanted)
    return true
  } catch {
    return false
  }
}

/**
 * Loads the page again in the language of the account, if the server has just told this browser to continue in it. True
 * if the page is about to be left.
 */
export function followAccountLanguage({ followsLanguage, language: wanted = language }: CurrentUser): boolean {
  const isPageNeeded = isSitRunning() || isStoppedErasureUntold()
  if (!followsLanguage || wanted === language || isPageNeeded || !mayFollow(wanted)) return false
  window.location.reload()
  return true
}
