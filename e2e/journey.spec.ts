import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { watchForFaults } from './support/page-checks.ts'
import { said } from './support/member.ts'
import { test } from './support/test.ts'

const settings = '/settings/practice'
const pauseForm = (page: Page) => page.getByRole('form', { name: 'New pause' })

test('zone, day end, weekly goal and quiet mode are saved at once', { tag: '@smoke' }, async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await page.goto('/settings')
  await page.getByRole('link', { name: /^Weekly goal/ }).click()
  await expect(page).toHaveURL(settings)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice settings')
  await expect(page.getByLabel('Day ends at')).toHaveValue('0')
  const dayEnds = await page.getByLabel('Day ends at').locator('option').allTextContents()
  expect([dayEnds.at(0), dayEnds.at(-1)]).toEqual(['0:00', '6:00'])

  await page.getByLabel('Day ends at').selectOption('4:00')
  await expect(said(page, 'Settings saved')).toBeVisible()
  await page.getByLabel('Weekly goal').selectOption('Daily practice')
  await expect.poll(async () => (await member.journey.settings()).weeklyGoal).toBe(7)
  await page.getByLabel('Time zone').selectOption('Europe/Lisbon')
  await expect
    .poll(() => member.journey.settings())
    .toMatchObject({ zone: 'Europe/Lisbon', zoneFollowsDevice: false, dayEndsAt: 240 })
  await page.getByRole('switch', { name: 'Quiet mode' }).check()
  await expect.poll(async () => (await member.journey.settings()).quietMode).toBe(true)

  await page.reload()
  await expect(page.getByLabel('Time zone')).toHaveValue('Europe/Lisbon')
  await expect(page.getByLabel('Day ends at')).toHaveValue('240')
  await expect(page.getByRole('switch', { name: 'Quiet mode' })).toBeChecked()
  await page.getByLabel('Time zone').selectOption({ index: 0 })
  await expect.poll(async () => (await member.journey.settings()).zoneFollowsDevice).toBe(true)
  expect(faults).toEqual([])
})

test('a pause is validated and saved, keeps the streak, and can be ended or cancelled', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  await page.goto(settings)
  const form = pauseForm(page)
  await expect(form.getByLabel('First day')).toHaveValue(daysAgo(0))
  await form.getByRole('button', { name: 'Pause' }).click()
  await expect(form.getByLabel('Last day')).toHaveAccessibleDescription('Please choose the last day')
  await form.getByLabel('Last day').fill(daysAgo(3))
  await expect(form.getByLabel('Last day')).toHaveAccessibleDescription('The last day can’t be before the first')
  await form.getByLabel('Last day').fill(daysAgo(-40))
  await expect(form.getByLabel('Last day')).toHaveAccessibleDescription('A pause can last up to 30 days')
  await form.getByLabel('Last day').fill(daysAgo(-5))
  await form.getByRole('button', { name: 'Pause' }).click()
  await expect(said(page, 'Pause saved')).toBeVisible()
  await expect(page.getByText('You’re on this pause now.')).toBeVisible()
  expect((await member.insight.analytics({ query: {} })).currentStreak).toBe(1)

  await form.getByLabel('Last day').fill(daysAgo(-2))
  await form.getByRole('button', { name: 'Pause' }).click()
  await expect(said(page, 'You already have a pause on some of these days.')).toBeVisible()
  await page.getByRole('button', { name: 'End pause' }).click()
  await expect(said(page, 'Welcome back')).toBeVisible()
  await form.getByLabel('First day').fill(daysAgo(-10))
  await form.getByLabel('Last day').fill(daysAgo(-12))
  await form.getByRole('button', { name: 'Pause' }).click()
  await page.getByRole('button', { name: 'Cancel pause' }).click()
  await expect(said(page, 'Pause cancelled')).toBeVisible()
  await expect(page.getByText('Not started yet.')).toBeHidden()
})
