import type { Locator, Page } from '@playwright/test'
import { daysAgo, practiceOn, type Member } from './signed-in-member.ts'

export const saveButton = (page: Page) => page.getByRole('button', { name: /^(Save Practice Session|Saving\.\.\.)$/ })

type Form = Page | Locator

/** One of the form's choices: a limb, or a feeling. */
export const choice = (form: Form, group: string, name: string) =>
  form.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true })

/** The parts of the form that are folded into one line until they are opened. */
const folds = { moment: 0, notes: 1, sharing: 2 } as const

export async function openFold(form: Form, fold: keyof typeof folds): Promise<void> {
  const details = form.locator('details.fold').nth(folds[fold])
  if (!(await details.evaluate((element: HTMLDetailsElement) => element.open))) await details.locator('summary').click()
}

export async function setMoment(form: Form, { date, time }: { date?: string; time?: string }): Promise<void> {
  await openFold(form, 'moment')
  if (date !== undefined) await form.getByLabel('Date').fill(date)
  if (time !== undefined) await form.getByLabel('Time').fill(time)
}

export async function writeNotes(form: Form, notes: string): Promise<void> {
  await openFold(form, 'notes')
  await form.getByLabel('Practice Notes').fill(notes)
}

export async function shareWith(form: Form, readers: 'Only me' | 'Followers' | 'All members'): Promise<void> {
  await openFold(form, 'sharing')
  await form.getByRole('radio', { name: readers }).check()
}

/** Fills in the required fields. Date and time are already set to now. */
export async function fillPractice(page: Page, { limb = 'Dhyana', minutes = '25', notes = '' } = {}): Promise<void> {
  await page.getByLabel('Duration (minutes)').fill(minutes)
  await choice(page, 'Ashtanga Limb', limb).check()
  await fillFeelings(page)
  if (notes) await writeNotes(page, notes)
}

export async function fillFeelings(page: Page): Promise<void> {
  await choice(page, 'Feeling Before Practice', 'Restless').check()
  await choice(page, 'Feeling After Practice', 'Calm').check()
}

/** Asana for 45 minutes on three mornings. */
export async function aUsualPractice(member: Member): Promise<void> {
  for (const day of [1, 2, 3])
    await member.practice.log({ body: practiceOn(daysAgo(day), { limbType: 'asana', duration: 45, time: '07:00' }) })
}
