import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember, type Member } from './support/signed-in-member.ts'
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

test('editing a session updates the stats; errors are shown at their fields, and Cancel changes nothing', async ({
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

test(
  'a deleted session can be restored from the toast and from the list, and the stats follow',
  { tag: '@smoke' },
  async ({ page }) => {
    const member = await signInAsNewMember(page)
    await logDays(member, 2)
    const streak = async () => (await member.insight.analytics({ query: {} })).currentStreak
    await page.goto('/sessions')
    const remove = page.getByRole('button', { name: 'Delete Dhyana, Today, 0:01' })
    await remove.click()
    await expect(said(page, 'Practice session deleted')).toBeVisible()
    // The toast stays while the pointer is on it.
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
  },
)

test('a session under Recently deleted can be restored with its streak, or erased', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await logDays(member, 2)
  const { items } = await member.practice.list({ query: {} })
  for (const { id } of items) await member.practice.remove({ params: { id } })
  const streak = async () => (await member.insight.analytics({ query: {} })).currentStreak
  expect(await streak()).toBe(0)
  await page.goto('/sessions')
  // The view is in the address, so the radio button changes a moment after the click.
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
