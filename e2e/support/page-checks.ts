import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Locator, type Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'

export const phone = { width: 390, height: 844 }
export const desk = { width: 1280, height: 900 }

/** Records content policy violations and console errors, from the first script on. */
export async function watchForFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpectedFailure(message.text())) faults.push(`console: ${message.text()}`)
  })
  await page.exposeFunction('reportViolation', (violation: string) => faults.push(`policy: ${violation}`))
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) => {
      const report = (globalThis as unknown as { reportViolation: (text: string) => void }).reportViolation
      report(`${effectiveDirective} ${blockedURI} ${sourceFile}`)
    })
  })
  return faults
}

/** The browser prints every failed response. Journeys that cause one check the page instead. */
const isExpectedFailure = (text: string) => text.startsWith('Failed to load resource')

export const expectAccessible = (page: Page): Promise<void> => expectNoViolations(page)

/** The rules about colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

async function expectNoViolations(page: Page, only?: string[], within?: string): Promise<void> {
  // Every page has a heading; without one it isn't rendered yet.
  await expect(page.locator('h1').first()).toBeAttached()
  await untilStill(page)
  // Each frame would need its own copy of axe.
  expect(page.frames()).toHaveLength(1)
  // Axe is half a megabyte, so it isn't injected twice.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeScript)
  // None of the rules needs style sheets, and we don't need the list of passes.
  const options: RunOptions = { resultTypes: ['violations'], selectors: false, preload: { assets: ['media'] } }
  const violations = await page.evaluate(
    async ({ selector, ...runOptions }) => {
      const { axe } = globalThis as unknown as {
        axe: { run: (part: ParentNode, how: RunOptions) => Promise<AxeResults> }
      }
      const results = await axe.run((selector && document.querySelector(selector)) || document, runOptions)
      return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { ...options, ...(only && { runOnly: only }), selector: within ?? '' },
  )
  expect(violations).toEqual([])
}

/** A toast would stay for seconds, and longer under the pointer. It may already be gone. */
export async function dismissToast(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.toast[data-state=open] .toast-close')?.click())
  await page.mouse.move(0, 0)
  await expect(page.locator('.toast')).toBeHidden()
}

/** Contrast can't be checked halfway through a fade. */
export async function untilStill(page: Page): Promise<void> {
  await dismissToast(page)
  await expect.poll(() => page.evaluate(movingElements), { message: 'what still moves', intervals: [50] }).toEqual([])
}

/**
 * The elements halfway through an animation, unless it is endless. Where nothing is drawn, as in a fold that has just
 * been closed, an animation stands still and never ends, so it doesn't count. Runs in the page.
 */
function movingElements(): string[] {
  return document.getAnimations().flatMap(({ playState, effect }) => {
    const target = effect instanceof KeyframeEffect ? effect.target : null
    const isMoving = playState === 'running' && effect?.getTiming().iterations !== Infinity
    return isMoving && target?.checkVisibility({ contentVisibilityAuto: true }) ? [target.outerHTML.slice(0, 90)] : []
  })
}

/** The themes differ only in their colours. */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await showTheme(page, 'dark')
  await expectNoViolations(page, undefined, within)
  await showTheme(page, 'light')
  await expectNoViolations(page, colourRules, within)
}

/** Checks colours only. */
export const expectReadable = (page: Page): Promise<void> => expectNoViolations(page, colourRules)

export async function showTheme(page: Page, colorScheme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
}

/** Waits a moment, because charts have to adapt to the width of the window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(widerThanWindow), 'what makes the page wider than the window').toEqual([])
}

/** The elements beyond an edge, if the page can be scrolled there. Runs in the page. */
function widerThanWindow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth === clientWidth) return []
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const { left, right } = element.getBoundingClientRect()
    // A page that is read from right to left scrolls to the left.
    return right > clientWidth || left < 0
  })
  return [`${scrollWidth - clientWidth} px`, ...wide.slice(-3).map(({ outerHTML }) => outerHTML.slice(0, 120))]
}

/** Looks at the page on a desktop and then on a phone. There it stays. */
export async function expectWellMadeOnBothWidths(page: Page, within?: string): Promise<void> {
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport)
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page, within)
  }
}

/** Tabs until the element has the focus, and expects the focus never to leave the dialog. */
export async function tabTo(element: Locator, dialog: Locator) {
  for (let presses = 0; presses < 8; presses++) {
    await expect(dialog.locator(':focus')).toHaveCount(1)
    if (await element.evaluate((one) => one === document.activeElement)) return
    await dialog.page().keyboard.press('Tab')
  }
  await expect(element).toBeFocused()
}
