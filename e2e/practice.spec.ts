import { expect } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { heading, said } from './support/member.ts'
import { fillPractice, openFold, saveButton, setMoment, shareWith, writeNotes } from './support/practice-form.ts'
import { test } from './support/test.ts'

const form = '/?tab=practice'
const saved = 'Practice session saved!'

test('after saving, home is shown, and the form is empty again', { tag: '@smoke' }, async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto(form)
  await fillPractice(page, { limb: 'Pranayama', minutes: '40', notes: 'Long out-breaths.' })
  await page.getByRole('textbox', { name: 'Tags' }).focus()
  await page.keyboard.type('four to six,Yin')
  await page.keyboard.press('Enter')
  await page.keyboard.type('a typo')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Backspace')
  await saveButton(page).click()
  await expect(said(page, saved)).toBeVisible()
  await expect(said(page, 'Your mindful practice has been recorded.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 2, name: 'Pranayama, 40 minutes' })).toBeVisible()
  await expect(page.getByText('Restless before, calm after. Your very first stone.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Long out-breaths.' })).toBeVisible()
  const { items } = await member.practice.list({ query: {} })
  expect(items).toMatchObject([
    {
      limbType: 'pranayama',
      duration: 40,
      beforeFeeling: 'restless',
      afterFeeling: 'calm',
      tags: ['four to six', 'Yin'],
      visibility: 'private',
    },
  ])

  await page.getByRole('tab', { name: 'Practice' }).click()
  await expect(page.getByLabel('Date')).toHaveValue(daysAgo(0))
  const now = await page.evaluate(() => new Date().toTimeString().slice(0, 5))
  expect(minutesApart(await page.getByLabel('Time').inputValue(), now)).toBeLessThanOrEqual(1)
  for (const label of ['Duration (minutes)', 'Practice Notes']) await expect(page.getByLabel(label)).toHaveValue('')
  await expect(page.locator('form input[type=radio]:checked')).toHaveCount(1)
  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(page.getByText(/since Monday/)).toBeHidden()
})

const minutesApart = (left: string, right: string) => {
  const [from, to] = [left, right].map((time) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3)))
  return Math.abs(from! - to!) % 1438
}

test('an unfinished practice is still there after leaving, but not after signing out', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto(form)
  await fillPractice(page, { notes: 'Half a thought' })
  // Within the app: a draft is sealed a moment after the last key, and a page that is thrown away at once may lose that.
  await page.getByRole('link', { name: 'Wellness' }).click()
  await expect(heading(page)).toHaveText('Wellness Tracking')
  await page.goto(form)
  await expect(page.getByText('We kept your unfinished entry')).toBeVisible()
  await expect(page.getByLabel('Practice Notes')).toHaveValue('Half a thought')
  await expect(page.locator('.picked-practice')).toContainText('Dhyana, 25 minutes')
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(page.getByLabel('Practice Notes')).toHaveValue('')
  await expect(page.getByLabel('Date')).toHaveValue(daysAgo(0))
  await writeNotes(page, 'Another thought')
  await page.getByRole('button', { name: 'Account menu for Asha Rao' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL('/login')
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('thought')
})

test('sessions are private unless shared, and so are their notes', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await page.goto(form)
  await openFold(page, 'sharing')
  await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked()
  await expect(page.getByLabel('Share my notes')).toBeHidden()
  await fillPractice(page, { notes: 'For my friends.' })
  await shareWith(page, 'Followers')
  await expect(page.getByLabel('Share my notes')).not.toBeChecked()
  await page.getByLabel('Share my notes').check()
  await saveButton(page).click()
  await expect(said(page, saved)).toBeVisible()
  await expect(page.getByText('Your followers see it.')).toBeVisible()
  expect((await member.practice.list({ query: {} })).items).toMatchObject([
    { visibility: 'followers', shareNotes: true },
  ])
  await page.getByRole('tab', { name: 'Practice' }).click()
  await openFold(page, 'sharing')
  await expect(page.getByRole('radio', { name: 'Only me' })).toBeChecked()
})

test('a past day can be filled in, and the streak is updated', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  await page.goto(form)
  await fillPractice(page)
  await setMoment(page, { date: daysAgo(1), time: '07:00' })
  await saveButton(page).click()
  await expect(said(page, saved)).toBeVisible()
  await expect(page.getByText('Streak', { exact: true }).locator('..')).toContainText('2 days')
})

test.describe('in Auckland', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('a session has the time zone of the device, and the account follows it', async ({ page }) => {
    const member = await signInAsNewMember(page)
    await page.goto(form)
    await fillPractice(page)
    await saveButton(page).click()
    await expect(said(page, saved)).toBeVisible()
    expect((await member.practice.list({ query: {} })).items).toMatchObject([{ zone: 'Pacific/Auckland' }])
    await expect.poll(async () => (await member.journey.settings()).zone).toBe('Pacific/Auckland')
  })
})
