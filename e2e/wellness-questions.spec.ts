import { createHash } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { addDays } from '@sadhana/contract'
import { Client } from 'pg'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { environment } from './support/service.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

type Frozen = { title: string | null; a: string; b: string; outcome: string; weeks: number }

/** As if the running question had started this many days earlier, with a night for each day until yesterday. */
async function startEarlier(userId: string, days: number): Promise<void> {
  const client = new Client({ connectionString: environment().DATABASE_URL })
  await client.connect()
  const { rows } = await client.query<{ id: string; frozen: Frozen; seed: string; first: string }>(
    'select id, frozen, seed, first_day::text as first from questions where user_id = $1',
    [userId],
  )
  const [row] = rows
  if (!row) throw new Error('No question runs')
  const { title, a, b, outcome, weeks } = row.frozen
  const firstDay = addDays(row.first, -days)
  const sha256 = createHash('sha256')
    .update(JSON.stringify([title, a, b, outcome, weeks, firstDay, row.seed]))
    .digest('hex')
  await client.query('update questions set first_day = $1, sha256 = $2 where id = $3', [firstDay, sha256, row.id])
  await client.query(
    `insert into sleep_entries (user_id, id, date, quality)
     select $1, gen_random_uuid(), $2::date + n, 5 + n % 4 from generate_series(1, $3::int) as n`,
    [userId, firstDay, days - 1],
  )
  await client.end()
}

const widths = [390, 1280] as const

async function expectSound(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
  }
}

test('a question is asked, lived with, closed until its last day, answered and kept', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  const { id } = await member.account.me()
  await page.goto('/wellness?tab=insights')
  await page.getByRole('link', { name: /^Ask your own practice/ }).click()
  await expectSound(page)
  await page.getByRole('link', { name: /^Do I sleep better after an evening sit/ }).click()
  await expect(page.getByText('In eight weeks you’d notice a large difference, not a small one.')).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Start tomorrow' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Closed until/ })).toBeVisible()

  await startEarlier(id, 28)
  await page.goto('/')
  const line = page.getByRole('region', { name: 'Your question' })
  await expect(line).toContainText(/Your question today: (an|no) evening sit/)
  await line.getByRole('link', { name: 'About it' }).click()
  await page
    .getByRole('radiogroup', { name: /^Today:/ })
    .getByText('Didn’t suit')
    .click()
  await expect(page.getByText('You’ve kept to 27 of 28 days.')).toBeVisible()
  await expectSound(page)

  await startEarlier(id, 29)
  await page.goto('/')
  await line.getByRole('link', { name: 'Look' }).click()
  await expect(page.getByRole('button', { name: 'Keep', exact: true })).toBeVisible()
  await expect(page.getByText(/^If it made no difference|^You slept better/)).toBeVisible()
  await expectSound(page)
  await page.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(page.getByRole('link', { name: /Do I sleep better.*Kept$/ })).toBeVisible()
  expect(faults).toEqual([])
})
