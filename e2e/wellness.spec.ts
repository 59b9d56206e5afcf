import { expect, type Page } from '@playwright/test'
import { said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })
const panel = (page: Page, name: string) => page.getByRole('region', { name })

test('a mood is required, saved, edited, deleted and restored', { tag: '@smoke' }, async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await page.goto('/wellness')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wellness Tracking')
  await expect(page.getByRole('tab')).toHaveText(['Mood', 'Sleep', 'Insights', 'Preferences'])
  await expect(page.getByText('No mood entries yet. Start tracking your mood above!')).toBeVisible()
  await expect(panel(page, 'Practice and mood').getByText('0/8 days')).toBeVisible()

  await page.getByRole('button', { name: 'Save Mood Entry' }).click()
  await expect(page.getByText('Please select a mood')).toBeVisible()
  // Uses the keyboard alone. The first stone has the focus.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Calm' })).toBeChecked()
  await page.getByLabel('Energy').fill('8')
  await page.getByLabel('Notes').fill('The last ten minutes were clear.')
  await page.getByRole('button', { name: 'Save Mood Entry' }).click()
  const recent = panel(page, 'Recent Moods')
  await expect(recent.getByRole('listitem')).toHaveCount(1)
  await expect(recent.getByText('8/10')).toBeVisible()
  await expect(page.getByLabel('Energy')).toHaveValue('5')

  await recent.getByRole('button', { name: 'Edit', exact: true }).click()
  await recent.getByRole('button', { name: /^Edit Calm/ }).click()
  await page.getByRole('dialog').getByText('Peaceful').click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(recent.getByText('Peaceful')).toBeVisible()
  await recent.getByRole('button', { name: /^Delete Peaceful/ }).click()
  await expect(recent.getByText('Deleted')).toBeVisible()
  await expect.poll(async () => (await member.wellness.moods({ query: {} })).items).toEqual([])
  await recent.getByRole('button', { name: /^Undo delete/ }).click()
  await expect
    .poll(async () => (await member.wellness.moods({ query: {} })).items.map(({ mood }) => mood))
    .toEqual(['peaceful'])

  await page.route('**/api/mood-entries', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  )
  await page.getByText('Sad', { exact: true }).click()
  await page.getByRole('button', { name: 'Save Mood Entry' }).click()
  await expect(page.getByText('1 thing waits to be sent.')).toBeVisible()
  expect(faults).toEqual([])
})

/** The last Sunday of October that is over. In Berlin the clocks went back during the night before it. */
function lastClockChange(): string {
  const now = new Date()
  for (let year = now.getUTCFullYear(); ; year--) {
    const day = new Date(Date.UTC(year, 9, 31))
    day.setUTCDate(31 - day.getUTCDay())
    if (day.getTime() + 24 * 60 * 60_000 < now.getTime()) return day.toISOString().slice(0, 10)
  }
}

test('a night spans midnight and a clock change', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await member.journey.changeSettings({ body: { zone: 'Europe/Berlin', zoneFollowsDevice: false } })
  await page.goto('/wellness')
  await tab(page, 'Sleep').click()
  await expect(page.getByText('No sleep entries yet. Start tracking your sleep above!')).toBeVisible()
  const form = panel(page, 'Log Sleep')
  await form.getByLabel('Date').fill('')
  await form.getByRole('button', { name: 'Save Sleep Entry' }).click()
  await expect(form.getByText('Please select a date')).toBeVisible()

  const night = async (date: string, bedtime: string, wakeTime: string) => {
    await form.getByLabel('Date').fill(date)
    await form.getByLabel('Bedtime').fill(bedtime)
    await form.getByLabel('Wake time').fill(wakeTime)
    await form.getByRole('button', { name: 'Save Sleep Entry' }).click()
    await expect(form.getByLabel('Bedtime')).toHaveValue('')
  }
  const history = panel(page, 'Sleep History')
  await night(daysAgo(5), '23:30', '06:10')
  await expect(history.getByText('6 h 40 min')).toBeVisible()
  await expect(history.getByText('23:30 to 6:10')).toBeVisible()
  await expect(history.getByText('5/10 Fair')).toBeVisible()
  await night(lastClockChange(), '23:00', '07:00')
  await expect(history.getByText('9 h', { exact: true })).toBeVisible()
  const { items } = await member.wellness.nights({ query: {} })
  expect(items.map(({ duration }) => duration)).toEqual([400, 540])

  await expect(form.getByRole('button', { name: 'Same times as last time: 23:30 to 6:10' })).toBeVisible()
  await form.getByLabel('Date').fill(daysAgo(5))
  await form.getByRole('button', { name: /^Same times/ }).click()
  await form.getByRole('button', { name: 'Save Sleep Entry' }).click()
  await expect(form.getByText('You’ve already logged sleep at this time.')).toBeVisible()

  await history.getByRole('button', { name: 'Edit', exact: true }).click()
  await history
    .getByRole('button', { name: /^Delete/ })
    .first()
    .click()
  await history.getByRole('button', { name: /^Undo delete/ }).click()
  await expect.poll(async () => (await member.wellness.nights({ query: {} })).items.length).toBe(2)
  expect(faults).toEqual([])
})

test('preferences are saved at once, and are the same as in the practice settings', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/wellness')
  await tab(page, 'Preferences').click()
  await expect(page.getByRole('radio', { name: 'Three days a week' })).toBeChecked()
  await page.getByRole('radio', { name: 'Daily practice' }).click({ force: true })
  await expect(said(page, 'Saved')).toBeVisible()
  await page.getByText('Evening', { exact: true }).click()
  await page.getByText('Advanced', { exact: true }).click()
  await expect
    .poll(() => member.wellness.preferences())
    .toEqual({ weeklyGoal: 7, preferredPracticeTime: 'evening', difficultyLevel: 'advanced' })
  await page.goto('/settings/practice')
  await expect(page.getByLabel('Weekly goal')).toHaveValue('7')

  await page.goto('/wellness')
  await tab(page, 'Preferences').click()
  await page.route('**/api/user-preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  )
  await page
    .getByRole('radio', { name: 'One day a week' })
    .check({ force: true, noWaitAfter: true })
    .catch(() => undefined)
  await expect(page.getByText('Failed to update preferences')).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Daily practice' })).toBeChecked()
})

/** The previous month, and a day in it. */
const lastMonth = () => {
  const first = new Date()
  first.setUTCMonth(first.getUTCMonth() - 1, 1)
  const month = first.toISOString().slice(0, 7)
  const name = first.toLocaleDateString('en-GB', { month: 'long', timeZone: 'UTC' })
  return { name, day: (number: number) => `${month}-${String(number).padStart(2, '0')}` }
}

test('a reflection on a month is written once the member agrees, shows which data it used, and can be deleted for good', async ({
  page,
}) => {
  test.slow()
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  const { name, day } = lastMonth()
  const stressed = { limbType: 'pranayama', beforeFeeling: 'stressed', duration: 15, notes: 'A private line.' } as const
  for (const number of [1, 2, 3, 4, 5, 14, 15, 16]) {
    await member.practice.log({ body: practiceOn(day(number), { time: '06:30', ...stressed }) })
  }
  await member.journey.pause({ body: { firstDay: day(8), lastDay: day(13) } })

  await page.goto('/wellness?tab=insights')
  await page.getByRole('link', { name: 'Your month, read back to you' }).click()
  await expect(page.getByRole('heading', { name: `Shall we read ${name} back to you?` })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect((await member.reflection.read()).reflection).toBeNull()

  await page.getByRole('button', { name: 'Yes, once a month' }).click()
  await expect(page.getByRole('heading', { name: `${name} was a month of short mornings.` })).toBeVisible()
  await expect(page.getByText('When you began stressed, all 8 practices ended calm.')).toBeVisible()
  await expect(page.getByRole('switch', { name: /^A reflection at the start of each month/ })).toBeChecked()
  await page.getByRole('link', { name: 'Evidence 1' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '8 days, 8 practices' })).toBeInViewport()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'See what was read' }).click()
  const read = page.getByRole('dialog', { name: 'What was read' })
  await expect(read.getByRole('listitem')).toHaveCount(9)
  await expect(read.getByText('A private line.')).toHaveCount(0)
  await expectAccessibleInBothThemes(page)
  await read.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: `You deleted the reflection of ${name}` })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: `You deleted the reflection of ${name}` })).toBeVisible()
  expect(faults).toEqual([])
})

test('a member compares two ranges and, with early access, each limb', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  for (const date of [daysAgo(19), daysAgo(18)]) await member.practice.log({ body: practiceOn(date, { duration: 40 }) })
  for (const days of [1, 2, 3]) {
    await member.practice.log({ body: practiceOn(daysAgo(days), { duration: 10, limbType: 'asana' }) })
  }
  await page.goto('/wellness?tab=insights')
  await page.getByRole('link', { name: 'Compare two ranges' }).click()
  await expect(page.getByText('There’s no practice in')).toBeVisible()

  for (const [label, from, to] of [
    ['First', daysAgo(20), daysAgo(16)],
    ['Second', daysAgo(4), daysAgo(0)],
  ] as const) {
    await page.getByLabel(label).selectOption('Choose dates…')
    const dates = page.getByRole('group', { name: label })
    await dates.getByLabel('To').fill(to)
    await dates.getByLabel('From').fill(from)
  }
  await expect(page.getByText('had shorter practices, on more days.')).toBeVisible()
  await expect(page.getByText('3 days')).toBeVisible()
  await expect(page.getByText('By limb')).toHaveCount(0)
  const compared = page.url()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 860 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessibleInBothThemes(page)

  await page.goto('/profile?tab=subscription')
  await page.getByRole('switch', { name: 'Early access' }).click()
  await expect(page.getByRole('link', { name: 'Open Compare two ranges by limb' })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.goto(compared)
  await expect(page.getByRole('heading', { name: 'By limb Early' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Asana' })).toContainText('30 min')
  expect(faults).toEqual([])
})
