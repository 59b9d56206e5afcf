import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { gzippedScriptBytes, watchLayoutShifts, watchRequests } from './support/page-weight.ts'
import { test } from './support/test.ts'

const limbs = ['dhyana', 'pranayama', 'asana', 'dharana', 'niyamas', 'yamas'] as const
/** Decision 0025. */
const budget = 180_000

/** Every day but each ninth, for as many days as the limit on writing lets through at once. */
async function aLongHistory(member: Member) {
  for (let day = 0; day < 60; day++) {
    const limbType = limbs[day % limbs.length]!
    if (day % 9 !== 3)
      await member.practice.log({ body: practiceOn(daysAgo(day), { limbType, notes: 'Began again.' }) })
  }
}

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]

test('home stands still while it fills, within the budget for script', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await aLongHistory(member)
  const shifts = await watchLayoutShifts(page)
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await page.goto('/')
    await expect(page.getByRole('region', { name: 'Take your log with you' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), `cumulative layout shift at ${viewport.width} px`).toBeLessThanOrEqual(0.01)
    await expectWithinBudget(page)
  }
})

test('the timer stands still from the first moment on', async ({ page }) => {
  await signInAsNewMember(page)
  const shifts = await watchLayoutShifts(page)
  for (const viewport of viewports) {
    await page.setViewportSize(viewport)
    await page.goto('/meditation')
    await expect(page.getByRole('button', { name: 'Start' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shifts(), `cumulative layout shift at ${viewport.width} px`).toBe(0)
  }
})

test('forms, lists and settings keep the budget for script and stand still', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  const shifts = await watchLayoutShifts(page)
  for (const [path, name] of [
    ['/?tab=practice', 'New Practice Session'],
    ['/sessions', 'All my sessions'],
    ['/settings/practice', 'Practice settings'],
    ['/wellness', 'Wellness'],
    ['/security', 'Security'],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectWithinBudget(page)
    expect(await shifts(), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.01)
  }
})

/**
 * A first visit, with an empty cache and one practice, at 390 px until nothing has been asked for during half a second:
 * the page itself, styles, script, fonts and every call of the API. With the browser's icon, that makes 15. People to meet
 * may bring a font or a picture of theirs.
 */
const requestLimit = 14
const limitOf = (path: string): number => (path === '/community' ? 15 : requestLimit)

const pages = {
  'the pages that members open most take': [
    '/',
    '/?tab=practice',
    '/meditation',
    '/community',
    '/sessions',
    '/gamification',
  ],
  'a member and their settings take': ['/profile', '/settings', '/security', '/wellness', '/settings/practice'],
  'pages that are seldom opened take': [
    '/settings/privacy',
    '/settings/sharing',
    '/settings/letters',
    '/settings/import',
    '/settings/erase',
    '/people/me',
  ],
}

for (const [which, paths] of Object.entries(pages))
  test(`${which} at most ${requestLimit} requests, none of them twice, and stand still`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    const member = await signInAsNewMember(page)
    await member.practice.log({ body: practiceOn(daysAgo(0)) })
    const { username } = await member.account.me()
    const shifts = await watchLayoutShifts(page)
    const requests = watchRequests(page)
    const browser = await page.context().newCDPSession(page)
    for (const path of paths) {
      await browser.send('Network.clearBrowserCache')
      requests.length = 0
      await page.goto(path.replace(/me$/, username))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await unusedEarlyAnswers(page), 'asked early by boot.js and not needed').toEqual([])
      expect(requests.length, `requests of ${path}: ${requests.join(', ')}`).toBeLessThanOrEqual(limitOf(path))
      expect(new Set(requests).size, `asked twice by ${path}: ${requests.join(', ')}`).toBe(requests.length)
      expect(await shifts(), `cumulative layout shift of ${path}`).toBeLessThanOrEqual(0.01)
    }
  })

const unusedEarlyAnswers = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { askedEarly } = globalThis as unknown as { askedEarly: { answers: Map<string, unknown> } }
    return Array.from(askedEarly.answers.keys())
  })

async function expectWithinBudget(page: Page): Promise<void> {
  const bytes = await gzippedScriptBytes(page)
  test.info().annotations.push({ type: `gzip bytes of script of ${page.url()}`, description: String(bytes) })
  expect(bytes, `gzip bytes of script of ${page.url()}`).toBeLessThanOrEqual(budget)
}
