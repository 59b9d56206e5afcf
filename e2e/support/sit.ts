import { expect, type Page } from '@playwright/test'
import type { Member } from './signed-in-member.ts'

export const clockOf = (page: Page) => page.getByRole('timer')

export const control = (page: Page, name: 'Start' | 'Pause' | 'Continue' | 'Reset' | 'Finish') =>
  page.getByRole('button', { name, exact: true })

/** Chooses the shortest possible sit, for journeys in real time. */
export async function chooseOneMinute(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Other length, from 1 to 180 minutes' }).click()
  await page.getByLabel('Custom minutes').fill('1')
}

/** Expects exactly one sit, and exactly one practice for it. */
export async function expectOneSit(member: Member, sit: object): Promise<void> {
  await expect.poll(async () => (await member.meditation.list({ query: {} })).items.length).toBe(1)
  const [sits, practices] = [
    (await member.meditation.list({ query: {} })).items,
    (await member.practice.list({ query: {} })).items,
  ]
  expect(sits).toMatchObject([sit])
  expect(practices.map(({ id }) => id)).toEqual(sits.map(({ id }) => id))
}

/** The time at which the sit on this device ends, on the page's clock. */
export const endOfSit = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const { startsAt, minutes } = JSON.parse(localStorage.getItem('meditation-sit') ?? '{}') as {
      startsAt: number
      minutes: number
    }
    return startsAt + minutes * 60_000
  })
