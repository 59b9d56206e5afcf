import { expect, type Page } from '@playwright/test'
import { heading, said } from './support/member.ts'
import {
  expectAccessible,
  expectAccessibleInBothThemes,
  expectNoSidewaysScroll,
  watchForFaults,
} from './support/page-checks.ts'
import { useGivingService } from './support/services/giving-service.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

// All journeys of this file share one API.
test.describe.configure({ mode: 'default' })
const service = useGivingService()

/** Presses the button that opens PayPal in a new tab, and returns that tab. */
async function openPayPal(page: Page, press: () => Promise<void>): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await press()
  const tab = await opened
  await expect(heading(tab)).toHaveText(/^Pay \$/)
  return tab
}
const referenceIn = (tab: Page) => new URL(tab.url()).searchParams.get('ba_token') ?? ''
const contribution = (page: Page) => page.getByRole('region', { name: 'Standard Support' })

test('a monthly tier is approved at PayPal, tracked and cancelled', async ({ page }) => {
  await signInAsNewMember(page)
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${service.address}/pricing`)
  await page.getByRole('button', { name: 'Choose $6' }).click()
  const tab = await openPayPal(page, () => page.getByRole('button', { name: 'Continue with $6' }).click())
  await expect(heading(tab)).toHaveText('Pay $6.00 to Sadhana Compass')
  const reference = referenceIn(tab)

  // The first tab waits until PayPal confirms the payment.
  await expect(page).toHaveURL(`${service.address}/profile?tab=subscription`)
  await expect(page.getByRole('heading', { name: 'Waiting for PayPal to confirm.' })).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await tab.getByRole('button', { name: 'Agree' }).click()
  await expect(said(tab, 'Payment Tracked')).toBeVisible()
  await expect(tab).toHaveURL(`${service.address}/profile?tab=subscription`)
  await expect(contribution(tab).getByText('Active')).toBeVisible()
  // It checks again by itself.
  await expect(contribution(page).getByText('Active')).toBeVisible()
  expect(new Set(await service.deliverAll())).toEqual(new Set([200]))
  await expectAccessibleInBothThemes(page)

  await page.getByRole('button', { name: 'Cancel contribution' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cancel your contribution?' })
  await expect(dialog).toContainText('until the billing period ends')
  await dialog.getByRole('button', { name: 'Cancel contribution' }).click()
  await expect(page.getByRole('heading', { name: /^Yours until / })).toBeVisible()
  await expectAccessibleInBothThemes(page)
  expect(service.books().get(reference).status).toBe('CANCELLED')
  expect(faults).toEqual([])
})

test('a yearly tier is declined at PayPal, then approved, and cancelled there', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto(`${service.address}/pricing`)
  await page.getByText('Annual', { exact: true }).click()
  await page.getByRole('button', { name: 'Choose $57.60' }).click()
  const first = await openPayPal(page, () => page.getByRole('button', { name: 'Continue with $57.60' }).click())
  const reference = referenceIn(first)
  await first.getByRole('button', { name: 'Cancel and return' }).click()
  await expect(first).toHaveURL(/\/pricing\?/)
  await expect(heading(first)).toHaveText('Conscious Giving, Conscious Growth')

  await expect(page.getByRole('heading', { name: 'Waiting for PayPal to confirm.' })).toBeVisible()
  const second = await openPayPal(page, () => page.getByRole('link', { name: 'Open PayPal' }).click())
  await second.getByRole('button', { name: 'Agree' }).click()
  await expect(contribution(second).getByText('Active')).toBeVisible()
  await expect(contribution(second)).toContainText('$57.60')

  service.books().fail(reference)
  expect(new Set(await service.deliverAll())).toEqual(new Set([200]))
  await second.reload()
  await expect(contribution(second).getByText('PayPal couldn’t take the last payment.')).toBeVisible()
  await expectAccessibleInBothThemes(second)

  service.books().cancel(reference)
  expect(new Set(await service.deliverAll())).toEqual(new Set([200]))
  await second.reload()
  await expect(second.getByRole('heading', { name: /^Yours until / })).toBeVisible()
})

test('a custom amount is paid, but isn’t tracked at first', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto(`${service.address}/pricing`)
  await page.getByLabel('Contribution in US dollars').fill('15.07')
  await page.getByLabel('Give this every month').uncheck()
  const tab = await openPayPal(page, () => page.getByRole('button', { name: 'Contribute $15.07 once' }).click())
  await service.refusing(1_507, async () => {
    await tab.getByRole('button', { name: 'Agree' }).click()
    await expect(said(tab, 'Tracking Failed')).toBeVisible()
    await expect(said(tab, "Payment went through, but we couldn't track it in your account.")).toBeVisible()
    await expect(tab.getByRole('heading', { name: 'Your $15.07 is safe.' })).toBeVisible()
    await expectAccessible(tab)
  })
  // PayPal's webhook may have arrived, and the page may have checked by itself.
  const again = tab.getByRole('button', { name: 'Look again' })
  await expect(async () => {
    if (await again.isVisible()) await again.click({ timeout: 1000 })
    await expect(said(tab, 'Payment Tracked')).toBeVisible({ timeout: 2000 })
  }).toPass()
})
