import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { test } from './support/test.ts'

const card = (page: Page, label: string) => page.locator('.stat-card').filter({ hasText: label })
const panel = (page: Page, name: string) => page.getByRole('region', { name })
/** The parts above the recent sessions are rendered when someone scrolls there. */
const scrollDown = (page: Page) => panel(page, 'Recent sessions').scrollIntoViewIfNeeded()

/** Dhyana on four of the last five days, and asana on eight days two months ago. */
async function aHistory(member: Member) {
  for (const day of [0, 1, 2, 4]) await member.practice.log({ body: practiceOn(daysAgo(day)) })
  const asana = { limbType: 'asana', duration: 60, beforeFeeling: 'tired', afterFeeling: 'grateful' } as const
  for (let day = 60; day < 68; day++) await member.practice.log({ body: practiceOn(daysAgo(day), asana) })
}

test('a new member’s home has no practice today, an empty list and a link to the form', async ({ page }) => {
  const faults = await watchForFaults(page)
  await signInAsNewMember(page)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/analytics?*', async (route) => {
    await answer.promise
    await route.continue()
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Asha.')
  await expect(page.getByTestId('stat-skeleton')).toHaveCount(4)
  answer.resolve()
  await expect(page.getByText('No practice sessions yet')).toBeVisible()
  await expect(page.getByText('Everything is ready for your first practice.')).toBeVisible()
  await expect(page.locator('.stat-card')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Sit one minute' })).toHaveAttribute('href', '/meditation?minutes=1')
  await page.getByRole('link', { name: 'Log something I already did' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New Practice Session' })).toBeFocused()
  await page.goBack()
  await expect(page.getByText('No practice sessions yet')).toBeVisible()
  expect(faults).toEqual([])
})

test('Sit and Log are one tap away, and stats appear only when there is enough to show', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0), { duration: 12 }) })
  await page.goto('/')
  await expect(page.getByRole('link', { name: /^Sit/ })).toHaveAttribute('href', '/meditation')
  await expect(page.getByRole('link', { name: /^Log/ })).toHaveAttribute('href', '/?tab=practice')
  await expect(card(page, 'This Week')).toContainText('1 session')
  await expect(card(page, 'Total Time')).toContainText('12 minutes')
  await expect(card(page, 'Favorite practice')).toContainText('None yet')
  await expect(panel(page, 'Progress')).toBeHidden()
  await expect(panel(page, 'Practice distribution')).toBeHidden()
  for (const day of [1, 2]) await member.practice.log({ body: practiceOn(daysAgo(day)) })
  await page.reload()
  await expect(panel(page, 'Progress')).toBeVisible()
  await scrollDown(page)
  await expect(panel(page, 'Practice distribution')).toBeVisible()
})

test('a recent session is edited and deleted in the list, and other tabs show it', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  await page.goto('/')
  await expect(panel(page, 'Recent sessions')).toBeVisible()
  const otherTab = await context.newPage()
  await otherTab.goto('/')
  await expect(panel(otherTab, 'Recent sessions')).toContainText('30 min')
  await page.getByRole('button', { name: 'Edit Dhyana, Today, 0:01' }).click()
  const dialog = page.getByRole('dialog', { name: 'Edit practice session' })
  await dialog.getByLabel('Duration (minutes)').fill('35')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(panel(page, 'Recent sessions')).toContainText('35 min')
  await expect(panel(otherTab, 'Recent sessions')).toContainText('35 min')
  await page.getByRole('button', { name: 'Edit Dhyana, Today, 0:01' }).click()
  await dialog.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No practice sessions yet')).toBeVisible()
  await expect(otherTab.getByText('No practice sessions yet')).toBeVisible()
})

test('the keyboard moves through the three tabs of home', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/')
  await expect(page.getByRole('tab')).toHaveText(['Dashboard', 'Community', 'Practice'])
  await page.getByRole('tab', { name: 'Dashboard' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Community')
  await expect(page.getByRole('tab', { name: 'Community' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('New Practice Session')
  await expect(page.getByRole('tab', { name: 'Practice' })).toBeFocused()
})

test(
  'home shows stats, distribution, progress, the newest sessions and the tools',
  { tag: '@smoke' },
  async ({ page }) => {
    const member = await signInAsNewMember(page)
    await aHistory(member)
    await page.goto('/')
    await expect(page.getByText('You sat at 0:01, so today already counts.')).toBeVisible()
    await expect(card(page, 'This Week')).toContainText('4 sessions')
    await expect(card(page, 'This Week')).toContainText('Practised on 4 of the last 7 days')
    await expect(card(page, 'Total Time')).toContainText('10 hours')
    await expect(card(page, 'Total Time')).toContainText('2 h in the last 7 days')
    await expect(card(page, 'Streak')).toContainText(/\d days/)
    await expect(card(page, 'Favorite practice')).toContainText('Dhyana')
    await expect(card(page, 'Favorite practice')).toContainText('4 of 4 sessions')

    const progress = panel(page, 'Progress')
    await progress.getByRole('button', { name: 'Show as table' }).click()
    await expect(progress.getByRole('row')).toHaveCount(8)
    await expect(progress.getByRole('row').last()).toContainText('30 minutes')
    await expect(progress.getByRole('row').last()).toContainText('10.0')
    await progress.getByRole('radio', { name: 'Monthly' }).check()
    await expect(progress.getByRole('row')).toHaveCount(31)

    await scrollDown(page)
    const distribution = panel(page, 'Practice distribution')
    const range = distribution.getByLabel('Range')
    await expect(range.locator('option')).toHaveText(['Last 30 Days', 'Last 90 Days', 'This Year'])
    await expect(distribution.locator('.doughnut-legend li')).toHaveText(['Dhyana100%'])
    await expect(distribution.getByText('4 of 8 practices, early')).toBeVisible()
    await range.selectOption('Last 90 Days')
    await expect(distribution.locator('.doughnut-legend li')).toHaveText(['Asana67%', 'Dhyana33%'])
    await expect(card(page, 'Favorite practice')).toContainText('Asana')
    await expect(distribution.getByText('8 of 8 ended grateful')).toBeVisible()
    await expect(distribution.getByText('4 of 8 practices, early')).toBeHidden()
    await range.selectOption('This Year')
    await expect(range).toHaveValue('this-year')

    const tools = panel(page, 'Sadhana tools').getByRole('link')
    await expect(tools).toHaveText(['Meditation timer', 'User guide', 'Practice settings'])
    const paths = await tools.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
    expect(paths).toEqual(['/meditation', '/guide', '/settings/practice'])

    await member.practice.log({ body: practiceOn(daysAgo(0), { time: '00:02', notes: 'Began again.' }) })
    await page.reload()
    const items = panel(page, 'Recent sessions').getByRole('listitem')
    await expect(items).toHaveCount(3)
    await expect(items.first()).toContainText('Today, 0:02')
    await expect(items.first()).toContainText('Began again.')
    await expect(items.nth(2)).toContainText('Yesterday, 0:01')
  },
)

test('a week in a row gets a kind word, and stats that failed to load can be loaded again', async ({ page }) => {
  const member = await signInAsNewMember(page)
  for (let day = 0; day < 7; day++) await member.practice.log({ body: practiceOn(daysAgo(day)) })
  await page.route('**/api/analytics?*', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('alert')).toContainText('We couldn’t load your stats')
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(card(page, 'This Week')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByText('7 days in a row.')).toBeVisible()
  await expect(page.getByText(/You’ve logged/)).toBeHidden()
})

test('on a phone, home fits even in the device’s own font', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/*.woff2', (route) => route.abort())
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  for (const width of [390, 360, 320]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(page.getByRole('navigation', { name: 'Begin' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})
