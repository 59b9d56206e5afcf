import { browserStorage } from './browser-storage.ts'
import { language } from '#intl/language.ts'
import { sitKey } from '#lib/browser/saved-timer-key.ts'

const mainScript = /<script type="module"[^>]* src="(?<address>[^"]+)"/

/**
 * The main script of this page, which differs in every version. The prerendered landing page names it for `boot.js`,
 * and every other page loads it itself.
 */
export const ownMain = () =>
  document.querySelector<HTMLElement>('script[data-main]')?.dataset['main'] ??
  document.querySelector('script[type=module][src]')?.getAttribute('src')

/** Each language has scripts of its own. */
const page = language === 'en' ? '/app.html' : `/${language}/app.html`

/** True if the server has another build of the app than the one that is running; false if we can't tell. */
export async function isNewVersionOut(): Promise<boolean> {
  try {
    const answer = await fetch(page, { cache: 'no-store' })
    const served = mainScript.exec(await answer.text())?.groups?.['address']
    const own = ownMain()
    return answer.ok && served !== undefined && own !== undefined && served !== own
  } catch {
    return false
  }
}

/** A sit survives a reload, but its sound doesn't. */
export const isSitRunning = () => browserStorage().getItem(sitKey) !== null
