import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { said } from './support/member.ts'
import { choice, setMoment, shareWith, writeNotes } from './support/practice-form.ts'
import { test } from './support/test.ts'

const rows = (page: Page) => page.getByRole('table', { name: 'All my sessions' }).getByRole('row')
const rowOf = (page: Page, words: string) => rows(page).filter({ hasText: words })
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit practice session' })

const logDays = async (member: Member, count: number) => {
  for (let index = 0; index < count; index++)
    await member.practice.log({ body: practiceOn(daysAgo(index), { notes: `Day ${index}.` }) })
}

test('all sessions are listed page by page, newest first', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await logDays(member, 23)
  await page.goto('/')
  await page.getByRole('link', { name: 'All sessions' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All my sessions')
  await expect(rows(page)).toHaveCount(21)
  await expect(rows(page).nth(1)).toContainText('Today, 0:01')
  await page.getByRole('button', { name: 'Show more' }).click()
  await expect(rows(page)).toHaveCount(24)
  await expect(rows(page).last()).toContainText('Day 22.')
  await expect(page.getByRole('button', { name: 'Show more' })).toBeHidden()
  expect(faults).toEqual([])
})

test('sessions are found by limb and by date, and the address remembers it', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 4)
  await member.practice.log({ body: practiceOn(daysAgo(1), { limbType: 'asana', time: '09:00', notes: 'Slow.' }) })
  await page.goto('/sessions')
  await expect(rows(page)).toHaveCount(6)
  await page.getByLabel('Limb').selectOption('Asana')
  await expect(rows(page)).toHaveCount(2)
  await expect(rowOf(page, 'Slow.')).toBeVisible()
  await page.getByLabel('Limb').selectOption('All limbs')
  await page.getByLabel('From').fill(daysAgo(2))
  await page.getByLabel('To', { exact: true }).fill(daysAgo(1))
  await expect(rows(page)).toHaveCount(4)
  await page.reload()
  await expect(rows(page)).toHaveCount(4)
  await expect(page.getByLabel('From')).toHaveValue(daysAgo(2))
  await page.getByLabel('Limb').selectOption('Samadhi')
  await expect(page.getByText('No sessions match your filters')).toBeVisible()
  await page.getByRole('link', { name: 'Show all sessions' }).click()
  await expect(rows(page)).toHaveCount(6)
})

test('a session is edited, and the figures follow; what is wrong is said at its field, and Cancel changes nothing', async ({
  page,
}) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 1)
  await page.goto('/sessions')
  const edit = page.getByRole('button', { name: 'Edit Dhyana, Today, 0:01' })
  await edit.click()
  await dialog(page).getByLabel('Duration (minutes)').fill('')
  await setMoment(dialog(page), { time: '' })
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByLabel('Duration (minutes)')).toHaveAccessibleDescription(
    'Duration must be at least 1 minute',
  )
  await expect(dialog(page).getByLabel('Time')).toHaveAccessibleDescription('Time is required')
  await dialog(page).getByRole('button', { name: 'Cancel' }).click()
  await expect(edit).toBeFocused()
  await expect(rowOf(page, '30 min')).toBeVisible()

  await edit.click()
  await expect(dialog(page).getByLabel('Practice Notes')).toHaveValue('Day 0.')
  await choice(dialog(page), 'Ashtanga Limb', 'Asana').check()
  await dialog(page).getByLabel('Duration (minutes)').fill('90')
  await writeNotes(dialog(page), '')
  await shareWith(dialog(page), 'All members')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(said(page, 'Practice session updated')).toBeVisible()
  await expect(rowOf(page, 'Asana')).toContainText('90 min')
  await expect(rowOf(page, 'Asana')).toContainText('All members')
  await expect(page.getByText('Day 0.')).toBeHidden()
  await page.goto('/')
  await expect(page.getByText('Total Time').locator('..')).toContainText('90 minutes')
  await expect(page.getByRole('region', { name: 'Recent sessions' })).toContainText('Asana')
})

test('a deleted session can be brought back from the toast and from the list, and the figures follow', async ({
  page,
}) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 2)
  const streak = async () => (await member.insight.analytics({ query: {} })).currentStreak
  await page.goto('/sessions')
  const remove = page.getByRole('button', { name: 'Delete Dhyana, Today, 0:01' })
  await remove.click()
  await expect(said(page, 'Practice session deleted')).toBeVisible()
  // The toast stays as long as it is pointed at.
  await page.getByRole('button', { name: 'Undo', exact: true }).hover()
  expect(await streak()).toBe(1)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(said(page, 'Practice session restored')).toBeVisible()
  expect(await streak()).toBe(2)

  await remove.click()
  await expect(rowOf(page, 'Deleted')).toBeVisible()
  await page.getByRole('button', { name: 'Undo delete: Dhyana, Today, 0:01' }).click()
  await expect(remove).toBeVisible()
  expect(await streak()).toBe(2)

  await remove.click()
  await expect(rowOf(page, 'Deleted')).toBeVisible()
  await page.goto('/')
  await page.getByRole('link', { name: 'All sessions' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('what was deleted waits under Recently deleted, is put back with its streak, or erased when asked', async ({
  page,
}) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 2)
  const { items } = await member.practice.list({ query: {} })
  for (const { id } of items) await member.practice.remove({ params: { id } })
  const streak = async () => (await member.insight.analytics({ query: {} })).currentStreak
  expect(await streak()).toBe(0)
  await page.goto('/sessions')
  // The view is in the address, so the radio follows a moment after the click.
  await page.getByRole('radio', { name: 'Recently deleted' }).click()
  await page.getByRole('button', { name: 'Put back: Dhyana, 30 minutes, Today, 0:01' }).click()
  await expect(said(page, 'Practice session restored')).toBeVisible()
  expect(await streak()).toBe(1)
  await page.getByRole('button', { name: 'Erase now: Dhyana, 30 minutes, Yesterday, 0:01' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Erase' }).click()
  await expect(page.getByText('Nothing deleted')).toBeVisible()
  await page.getByRole('link', { name: 'Back to sessions' }).click()
  await expect(rows(page)).toHaveCount(2)
})

test('the list and its dialog are accessible in both themes and fit every width', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 2)
  await page.goto('/sessions')
  await page.getByRole('button', { name: 'Delete Dhyana, Yesterday, 0:01' }).click()
  await expect(rowOf(page, 'Deleted')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await expectNoSidewaysScroll(page)
  }
  await page.getByRole('button', { name: 'Edit Dhyana, Today, 0:01' }).click()
  await expect(dialog(page)).toBeVisible()
  await expectAccessibleInBothThemes(page)
})
