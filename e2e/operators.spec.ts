import { expect, type Browser, type Page } from '@playwright/test'
import { codeFor } from './support/authenticator.ts'
import { expectPaused, pauseReason as why, signInWithRole } from './support/console-member.ts'
import { emailTo } from './support/mail.ts'
import { signIn } from './support/member.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import {
  addMember,
  daysAgo,
  endQuietHours,
  memberPassword,
  practiceOn,
  signInAsNewMember,
  verifyEmailOf,
  type Member,
} from './support/signed-in-member.ts'
import { test } from './support/test.ts'

async function turnOnTwoFactor(member: Member, username: string): Promise<void> {
  await verifyEmailOf(username)
  const { secret } = await member.security.enableTwoFactor({ body: { password: memberPassword } })
  await member.security.verifyTwoFactorSetup({ body: { code: codeFor(secret, Date.now()) } })
}

async function aReport(page: Page, kind: 'worry' | 'selling') {
  const [asha, ben] = [await addMember(page.request, 'Asha Rao'), await addMember(page.request, 'Ben Hollow')]
  for (const { member } of [asha, ben]) await endQuietHours(member)
  const body = practiceOn(daysAgo(0), { visibility: 'public', notes: 'New cork mats, code LIGHT15', shareNotes: true })
  const session = await ben.member.practice.log({ body })
  const { id: userId } = await ben.member.account.me()
  await asha.member.community.report({ body: { userId, sessionId: session.id, kind, reason: 'It sells.' } })
  return { asha, ben, session }
}

async function settle(page: Page, username: string, actions: string[], button: string) {
  await page.goto('/operators/reports')
  await page.getByRole('link', { name: new RegExp(`@${username}`) }).click()
  await expect(page.getByText('New cork mats, code LIGHT15')).toBeVisible()
  for (const action of actions) await page.getByLabel(new RegExp(`^${action}`)).check()
  await page.getByRole('textbox', { name: 'Reason, for the log and for the member' }).fill(why)
  await expect(page.getByText('What the member will read')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.getByRole('button', { name: button, exact: true }).click()
  await expect(page).toHaveURL(/\/operators\/reports$/)
  await expect(page.getByRole('link', { name: new RegExp(`@${username}`) })).toHaveCount(0)
}

test('operators hide, warn, suspend and close, from a member’s report to its end', async ({ page, browser }) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInWithRole(page, 'moderator')
  const [hidden, closed, suspended] = [
    await aReport(page, 'selling'),
    await aReport(page, 'worry'),
    await aReport(page, 'selling'),
  ]
  await page.goto('/operators')
  await page.getByRole('link', { name: /^Open reports/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible()

  await settle(page, hidden.ben.username, ['Hide session', 'Warn'], 'Hide and warn')
  const { text = '' } = await emailTo(hidden.ben.email, { subject: 'About what you shared' })
  expect(text).toContain(why)
  expect(text).toContain('out of sight for other members')
  expect(text).toContain('read this as a warning')
  await expect(hidden.asha.member.community.session({ params: { id: hidden.session.id } })).rejects.toThrow()

  await page.setViewportSize({ width: 390, height: 844 })
  await settle(page, closed.ben.username, ['Close'], 'Close the report')
  await emailTo(closed.asha.email, { subject: 'Thank you for your report' })

  await settle(page, suspended.ben.username, ['Suspend'], 'Suspend')
  const {
    text: words = '',
    from,
    replyTo = [],
  } = await emailTo(suspended.ben.email, { subject: 'We’ve paused your account' })
  expect(words).toContain('answer this email. Someone else will look at it')
  expect((replyTo[0] ?? from)?.address).toBe('hello@localhost')
  await seePaused(browser, suspended.ben)
  await page.goto('/operators/audit')
  await expect(page.getByText(`Suspended @${suspended.ben.username}`)).toBeVisible()
  expect(faults).toEqual([])
})

async function signInElsewhere(browser: Browser, { username }: { username: string }) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page, username, memberPassword)
  return page
}

async function seePaused(browser: Browser, ben: { username: string }) {
  const page = await signInElsewhere(browser, ben)
  await expectPaused(page)
  await expectNoSidewaysScroll(page)
  await expectAccessibleInBothThemes(page)
  await page.context().close()
}

/** Takes this action on the member whose page is open, giving a reason. */
async function act(page: Page, name: string, reason: string, button: string) {
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason, for the log' }).fill(reason)
  await expectAccessibleInBothThemes(page)
  await dialog.getByRole('button', { name: button, exact: true }).click()
}

test('an appeal is upheld and the member returns; one visit to the page is logged once', async ({ page, browser }) => {
  const faults = await watchForFaults(page)
  const ines = await signInWithRole(page, 'moderator')
  const ben = await addMember(page.request, 'Benedikt Hollow')
  await endQuietHours(ben.member)
  const { id } = await ben.member.account.me()
  await page.goto(`/operators/members/${id}`)
  await act(page, 'Suspend', why, 'Suspend')
  await expect(page.getByText(/^Suspended until/)).toBeVisible()
  await seePaused(browser, ben)
  await act(page, 'Lift the suspension', 'Appeal upheld by a second reader', 'Lift')
  await expect(page.getByText('The suspension is lifted', { exact: true })).toBeVisible()
  await emailTo(ben.email, { subject: 'Your account is back' })
  const home = await signInElsewhere(browser, ben)
  await expect(home.getByRole('button', { name: 'Account menu for Benedikt Hollow' })).toBeVisible()
  await home.context().close()
  const { items } = await ines.operator.audit({ query: {} })
  const acts = items.filter(({ subject }) => subject?.username === ben.username).map((entry) => entry.act)
  expect(acts).toEqual(['member_restored', 'member_suspended', 'member_opened'])
  expect(faults).toEqual([])
})

test('an operator finds a member and resets their two-factor authentication; members can’t open the console', async ({
  page,
  browser,
}) => {
  const faults = await watchForFaults(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await signInWithRole(page, 'operator')
  const ben = await addMember(page.request, 'Benedikt Hollow')
  await turnOnTwoFactor(ben.member, ben.username)
  await page.goto('/operators/members')
  await page.getByRole('searchbox', { name: 'Find a member' }).fill(ben.email)
  const row = page.getByRole('row').filter({ hasText: `@${ben.username}` })
  await row.getByRole('link', { name: 'Benedikt Hollow' }).click()
  await expect(page.getByText(/there is no way to open them/)).toBeVisible()
  await act(page, 'Reset two-factor authentication', 'Video call, passport seen', 'Reset')
  await expect(page.getByText('Two-factor authentication is off', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Reset two-factor authentication' })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectNoSidewaysScroll(page)
  expect(faults).toEqual([])
  const home = await signInElsewhere(browser, ben)
  await expect(home.getByRole('button', { name: 'Account menu for Benedikt Hollow' })).toBeVisible()
  await home.context().close()

  const other = await browser.newPage()
  await signInAsNewMember(other)
  await other.goto('/operators')
  await expect(other.getByRole('heading', { level: 1, name: 'There’s no page here' })).toBeVisible()
  await other.close()
})
