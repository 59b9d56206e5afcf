import { randomInt } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { expectPaused, ownUsername, pauseAccount } from './support/console-member.ts'
import { foundingCode } from './support/founding-code.ts'
import { heading, said } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { usePhoneService } from './support/services/phone-service.ts'
import { test } from './support/test.ts'

const service = usePhoneService()

const aNumber = () => `93${String(randomInt(10_000_000)).padStart(7, '0')}`
/** The code of the dialog and the number formats of all countries. The button's own icon is too small to matter. */
const ofPhone = (urls: string[]) => urls.filter((url) => /\/(phone|code-step|number-step)[\w.-]*\.js/.test(url))
const dialog = (page: Page) => page.getByRole('dialog')
const code = (page: Page) => page.getByLabel('Verification code')

async function askForCode(page: Page, number: string): Promise<void> {
  await dialog(page).getByLabel('Phone number').fill(number)
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('heading', { name: 'Enter the code' })).toBeVisible()
}

async function signOut(page: Page): Promise<void> {
  await page.goto(service.address)
  await page.getByRole('button', { name: 'Account menu for Mira Sandoval' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(page).toHaveURL(`${service.address}/login`)
}

const asPeopleWrite = (number: string) => `+351 ${number.replace(/^(...)(...)/, '$1 $2 ')}`

test('a new member signs up by phone, signs in by phone, and changes the number', async ({ page, context }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 390, height: 844 })
  const [first, second] = [aNumber(), aNumber()]

  // None of this code loads before the button is tapped.
  const scripts: string[] = []
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto(`${service.address}/register?ref=${foundingCode()}`)
  await expect(page.getByRole('button', { name: 'Continue with Phone' })).toBeVisible()
  expect(ofPhone(scripts)).toEqual([])
  await page.getByRole('button', { name: 'Continue with Phone' }).click()
  await expect(page.getByRole('heading', { name: 'Join with your phone' })).toBeVisible()
  expect(ofPhone(scripts)).not.toEqual([])
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await dialog(page).getByLabel('Phone number').fill('123')
  await dialog(page).getByRole('button', { name: 'Send code' }).click()
  await expect(said(page, 'Please enter a valid phone number')).toBeVisible()

  // An international number changes the country, and another can be chosen instead.
  await askForCode(page, '+353850123456')
  await page.getByRole('button', { name: 'Use different phone number' }).click()
  await expect(dialog(page).getByLabel('Country')).toHaveValue('IE')
  await askForCode(page, `+351${first}`)
  await expectAccessibleInBothThemes(page)

  // As someone would copy it from the text message.
  const texted = await service.textTo(`+351${first}`)
  expect(texted.body.split('\n').at(-1)).toMatch(/^@localhost #\d{6}$/)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: service.address })
  const copied = texted.body.slice(0, 6)
  await page.evaluate((text) => navigator.clipboard.writeText(text), `${copied.slice(0, 3)} ${copied.slice(3)}`)
  await expect(code(page)).toHaveAttribute('autocomplete', 'one-time-code')
  await code(page).press('ControlOrMeta+v')
  await expect(code(page)).toHaveValue(copied)
  await dialog(page).getByLabel('Display name').fill('Mira Sandoval')
  await dialog(page).getByRole('button', { name: 'Create account' }).click()
  await expect(said(page, 'Welcome!')).toBeVisible()

  await signOut(page)
  await page.getByRole('button', { name: 'Continue with Phone' }).click()
  await expect(page.getByRole('heading', { name: 'What’s your number?' })).toBeVisible()
  // Less than a minute has passed since the first code, so the server refuses.
  await askForCode(page, `+351${first}`)
  await expect(said(page, 'If a code has reached you, it still works')).toBeVisible()
  await code(page).fill('000000')
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(said(page, 'Verification failed')).toBeVisible()
  await expect(said(page, 'The verification code is invalid or has expired. Please request a new code.')).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await service.minutePassed(`+351${first}`)
  await page.getByRole('button', { name: 'Use different phone number' }).click()
  await askForCode(page, `+351${first}`)
  await code(page).fill(await service.codeTo(`+351${first}`, 2))
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expect(heading(page)).toHaveText(/Mira\.$/)
  expect(page.url()).toBe(`${service.address}/`)

  await page.goto(`${service.address}/security?tab=verification`)
  await expect(said(page, asPeopleWrite(first))).toBeVisible()
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: 'Update Phone Number' }).click()
  await page.getByLabel('Phone number').fill(second)
  await page.getByRole('button', { name: 'Send Verification Code' }).click()
  await code(page).fill(await service.codeTo(`+351${second}`))
  await expectAccessibleInBothThemes(page)
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Verify Phone Number' }).click()
  await expect(said(page, 'Thank you. Your phone number is verified.')).toBeVisible()
  await expect(said(page, asPeopleWrite(second))).toBeVisible()

  const username = await ownUsername(page)
  await signOut(page)
  pauseAccount(username)
  await service.minutePassed(`+351${second}`)
  await page.getByRole('button', { name: 'Continue with Phone' }).click()
  await askForCode(page, `+351${second}`)
  await code(page).fill(await service.codeTo(`+351${second}`, 2))
  await dialog(page).getByRole('button', { name: 'Sign in' }).click()
  await expectPaused(page)
  expect(faults).toEqual([])
})
