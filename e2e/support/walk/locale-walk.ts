import { expect, type Page } from '@playwright/test'
import { plainWords } from '../../../apps/web/tooling/pseudo/plain-words.ts'
import { expectAccessible, expectNoSidewaysScroll, expectReadable, showTheme } from '../page-checks.ts'
import { watchRequests } from '../page-weight.ts'
import { coveredIn } from './covered.ts'
import { cutOffIn } from './cut-off.ts'
import { listenToApi } from './said-by-api.ts'
import { visibleTexts } from './visible-texts.ts'

export type LocaleWalk = {
  widths: readonly number[]
  /** The language in which every page must come. */
  language?: string
  /** Looks for words that no translation reaches, in the build of the pseudo-locale. */
  isPseudo?: boolean
  /** Also looks at each page from right to left. */
  isMirrored?: boolean
  /** Looks at both themes, and opens whatever says that it can be opened: tabs, folds, menus and dialogs. */
  isThorough?: boolean
}

const heights: Record<number, number> = { 320: 640, 390: 844, 820: 1180, 1280: 900 }

/** What says by its role that it opens something, and no more than that. */
const openers =
  'main :is([role=tab][aria-selected=false], summary, [aria-expanded=false], [aria-haspopup=dialog], [aria-haspopup=menu])'

/** Opens the pages by their paths only, so that it works in any language, and returns what is wrong with them. */
export async function walkInLocale(page: Page, paths: readonly string[], walk: LocaleWalk) {
  const { widths, language, isPseudo, isMirrored, isThorough } = walk
  const { said, allHeard } = listenToApi(page)
  const { idle } = watchRequests(page, 150)
  const findings = new Set<string>()
  let states = 0

  const note = async (where: string, check: Promise<readonly string[] | void>) => {
    const found = await check.catch((error: Error) => [error.message.slice(0, 2000)])
    for (const one of found ?? []) {
      findings.add(`${where}: ${one}`)
      // A long walk says at once what it finds.
      if (isThorough) console.log(`${where}: ${one.slice(0, 300)}`)
    }
  }
  const settled = async () => {
    await expect(page.locator('h1').first()).toBeAttached()
    if (language) await expect(page.locator('html')).toHaveAttribute('lang', language)
    await expect(page.locator('.skeleton')).toHaveCount(0)
    await idle()
    await allHeard()
  }
  const measure = async (where: string) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: heights[width] ?? 844 })
      // Bars of a desktop are replaced by those of a phone in the frame after the next.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await note(`${where} at ${width} px`, expectNoSidewaysScroll(page))
      await note(`${where} at ${width} px`, cutOffIn(page, said))
      if (isThorough) await note(`${where} at ${width} px`, coveredIn(page))
    }
  }
  const look = async (where: string) => {
    states += 1
    if (isPseudo)
      await note(
        where,
        visibleTexts(page).then((seen) => plainWords(seen, said)),
      )
    await measure(where)
    if (isMirrored) {
      await turn(page, 'rtl')
      await measure(`${where}, mirrored`)
      await turn(page, 'ltr')
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await note(where, expectAccessible(page))
    if (!isThorough) return
    await showTheme(page, 'light')
    await note(`${where}, light`, expectReadable(page))
    await showTheme(page, 'dark')
  }
  const open = async (path: string) => {
    await page.goto('about:blank')
    // So high that what loads when someone scrolls near it loads at once.
    await page.setViewportSize({ width: 390, height: 8000 })
    await page.goto(path)
    await settled()
  }

  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  for (const path of paths) {
    await note(path, open(path))
    await look(path)
    const count = isThorough ? await page.locator(openers).count() : 0
    for (let at = 0; at < count; at++) {
      await note(path, open(path))
      const opener = page.locator(openers).nth(at)
      if (!(await opener.isVisible()) || (await opener.isDisabled())) continue
      const name = (await opener.evaluate(({ outerHTML }) => outerHTML)).slice(0, 80)
      await note(`${path} ${name}`, opener.click({ timeout: 3000 }))
      await note(`${path} ${name}`, settled())
      await look(`${path} after ${name}`)
    }
  }
  return { findings: [...findings], states }
}

const turn = (page: Page, direction: 'ltr' | 'rtl') =>
  page.evaluate((dir) => {
    document.documentElement.dir = dir
  }, direction)
