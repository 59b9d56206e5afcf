import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { greeting, heading } from './support/member.ts'
import { useOwnService } from './support/services/own-service.ts'
import { root } from './support/service.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

// In sequence, because they deploy to the same server.
test.describe.configure({ mode: 'default' })
test.use({ serviceWorkers: 'allow' })

const folder = mkdtempSync(join(tmpdir(), 'deployed-'))
const deploy = () => cpSync(resolve(root, 'apps/web/dist'), folder, { recursive: true })
deploy()
test.afterAll(() => rmSync(folder, { recursive: true }))
const service = useOwnService({ offset: 47, settings: { WEB_ROOT: folder } })
test.use({ baseURL: service.address })

const change = (name: string, from: RegExp, to: string) => {
  for (const compressed of ['.br', '.gz']) rmSync(join(folder, name + compressed), { force: true })
  writeFileSync(join(folder, name), readFileSync(join(folder, name), 'utf8').replace(from, to))
}

async function visit(page: Page) {
  await signInAsNewMember(page)
  await page.goto('/')
  await expect(heading(page)).toHaveText(greeting)
  await page.waitForFunction(() => navigator.serviceWorker.controller)
}

/** Lets the browser look for a new worker now, and waits until it has taken over. */
const update = (page: Page) =>
  page.evaluate(async () => {
    const replaced = new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve))
    await (await navigator.serviceWorker.getRegistration())?.update()
    await replaced
  })

test('a deployment during a sit changes nothing until the sit is over', async ({ page }) => {
  await visit(page)
  await page.locator('a[href^="/meditation"]').first().click()
  await page.getByRole('button', { name: 'Start', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }))

  change('sw.js', /"build":"\w+"/, '"build":"next"')
  change('app.html', /(?<=<script type="module"[^>]* src=")[^"]+/, '/assets/base-next.js')
  for (const screen of globSync('assets/wellness-route-*.js*', { cwd: folder })) rmSync(join(folder, screen))
  await update(page)
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)

  // The server no longer has this screen, but the device has.
  await page.goBack()
  await page.getByRole('link', { name: 'Wellness' }).click()
  await expect(heading(page)).toHaveText('Wellness Tracking')
  expect(await page.evaluate(() => 'isSamePage' in globalThis)).toBe(true)

  await page.evaluate(() => localStorage.removeItem('meditation-sit'))
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByText('A new version is ready.')).toBeVisible()
  deploy()
})

test('operators can remove the worker from every browser', async ({ page }) => {
  await visit(page)
  await service.kill()
  await service.start({ OFFLINE_APP: 'false' })
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  // What the page was still storing goes when it is next opened.
  await page.reload()
  await expect(heading(page)).toHaveText(greeting)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
})
