import type { Page } from '@playwright/test'

export const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save Practice Session|Saving\.\.\.)$/ })

/** Fills what the form asks for; date and time are already today and now. */
export async function fillPractice(page: Page, { limb = 'Dhyana', minutes = '25', notes = '' } = {}): Promise<void> {
  await page.getByLabel('Duration (minutes)').fill(minutes)
  await page.getByLabel('Ashtanga Limb').selectOption(limb)
  await page.getByLabel('Feeling Before Practice').selectOption('Restless')
  await page.getByLabel('Feeling After Practice').selectOption('Calm')
  await page.getByLabel('Practice Notes').fill(notes)
}
