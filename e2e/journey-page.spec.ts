import { expect, type Page } from '@playwright/test'
import { daysAgo, practiceOn, signInAsNewMember } from './support/signed-in-member.ts'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { said } from './support/member.ts'
import { test } from './support/test.ts'

const tab = (page: Page, name: string) => page.getByRole('tab', { name })

async function expectSound(page: Page) {
  await expectAccessible(page)
  await expectNoSidewaysScroll(page)
}

test(
  'the first practice starts a streak and earns a stone, which stays where it is placed',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    const member = await signInAsNewMember(page)
    await page.goto('/')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Progress' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Practice journey')
    await expect(page.getByText('Your first day')).toBeVisible()
    await tab(page, 'Achievements').click()
    await expect(page.getByText('No stones yet')).toBeVisible()
    await expectSound(page)

    await member.practice.log({ body: practiceOn(daysAgo(0)) })
    const requests: string[] = []
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.startsWith('/api/')) requests.push(`${request.method()} ${pathname}`)
    })
    await page.goto('/gamification')
    await expect(page.getByText('Current streak')).toBeVisible()
    expect(requests.toSorted()).toEqual([
      'GET /api/auth/me',
      'GET /api/gamification/stats',
      'GET /api/journey/settings',
    ])
    await tab(page, 'Achievements').click()
    await expect(page).toHaveURL('/gamification?tab=achievements')
    await expect(page.getByRole('region', { name: 'A new stone' })).toContainText('First stone')
    await expectSound(page)
    await page.getByRole('button', { name: 'Place it with the others' }).click()
    await expect(page.getByRole('heading', { level: 3, name: 'First stone' })).toBeVisible()
    await expect.poll(async () => (await member.journey.achievements()).every(({ isPlaced }) => isPlaced)).toBe(true)
    await page.reload()
    await expect(page.getByRole('heading', { level: 3, name: 'First stone' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'A new stone' })).toBeHidden()

    await tab(page, 'Progress').click()
    await expect(page.getByRole('progressbar', { name: 'Experience towards level 2' })).toBeVisible()
    expect(faults).toEqual([])
  },
)

test('all numbers can be hidden and shown again', async ({ page }) => {
  const member = await signInAsNewMember(page)
  await member.practice.log({ body: practiceOn(daysAgo(0)) })
  await page.goto('/gamification?tab=progress')
  await page.getByRole('button', { name: 'Hide all numbers' }).click()
  await expect(said(page, 'Settings saved')).toBeVisible()
  await expect(page.getByText('The numbers are resting')).toBeVisible()
  await expect(page.getByRole('progressbar')).toBeHidden()
  await expectSound(page)
  await page.getByRole('button', { name: 'Turn off quiet mode' }).click()
  await expect(page.getByRole('progressbar')).toBeVisible()
})
