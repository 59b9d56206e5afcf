import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'
import { longestWaiting, signInWithRole } from './support/console-member.ts'
import { emailTo } from './support/mail.ts'
import { operators } from './support/operators.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { otherMember } from './support/people.ts'
import { endQuietHours } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

async function expectWellMade(page: Page): Promise<void> {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    await expectNoSidewaysScroll(page)
  }
  await expectAccessibleInBothThemes(page)
}

test(
  'an operator looks around, invites a batch from the waitlist and answers a letter',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    const [mira, title] = [await otherMember('Mira'), `Is there a bell halfway ${randomUUID().slice(0, 8)}?`]
    await endQuietHours(mira.member)
    await mira.member.letters.write({ body: { kind: 'question', text: `${title}\nI lose track of time.` } })
    const waiting = await longestWaiting(['Ana', 'Bram', 'Chidi'])
    const ines = await signInWithRole(page, 'operator')

    await page.goto('/operators')
    await expect(page.getByText(/letters? (is|are) waiting for an answer/)).toBeVisible()
    await expect(page.getByText('Email queue')).toBeVisible()

    await page.getByRole('link', { name: 'Waitlist', exact: true }).click()
    await expect(heading(page, 'Waitlist')).toBeFocused()
    await page.getByLabel('Invite the next').fill('3')
    await expectWellMade(page)
    await page
      .getByRole('row')
      .filter({ hasText: waiting[1] ?? '' })
      .getByRole('checkbox', { name: 'Invite Bram' })
      .uncheck()
    await page.getByRole('button', { name: 'Send 2 invitations' }).click()
    await expect(page.getByText('2 invitations are on their way').first()).toBeVisible()
    for (const email of [waiting[0], waiting[2]]) {
      await emailTo(email ?? '', { subject: 'Your invitation to Sadhana Compass' })
    }
    await expect(page.getByText(waiting[0] ?? '')).toBeHidden()
    await expect(page.getByText(waiting[1] ?? '')).toBeVisible()

    await page.getByRole('link', { name: /^Letters/ }).click()
    await page.getByRole('link', { name: title }).click()
    await expect(heading(page, title)).toBeVisible()
    await page.getByRole('textbox', { name: 'Your answer' }).fill('Yes: choose it in the timer’s settings.')
    await page.getByRole('button', { name: 'Send answer' }).click()
    await expect(page.getByText('Your answer is on its way').first()).toBeVisible()
    await expect(page.getByRole('link', { name: title })).toBeHidden()
    const { email } = await mira.member.account.me()
    const { text = '' } = await emailTo(email ?? '', { subject: 'An answer to your letter' })
    expect(text).toContain('Yes: choose it in the timer’s settings.')

    await page.getByRole('link', { name: 'Audit log' }).first().click()
    await expect(page.getByText(`Answered a letter from @${mira.username}`)).toBeVisible()
    await page.getByLabel('Who').selectOption('Shell')
    await expect(page.getByText(`Answered a letter from @${mira.username}`)).toBeHidden()
    await expect(page.getByText(/^Granted a role to/).first()).toBeVisible()
    const { items } = await ines.operator.audit({ query: {} })
    expect(items.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['waitlist_invited', 'letter_opened', 'letter_answered']),
    )
    expect(faults).toEqual([])
  },
)

test('an operator closes a challenge and opens it again', async ({ page }) => {
  const faults = await watchForFaults(page)
  const title = `Quiet evenings ${randomUUID().slice(0, 8)}`
  const inAYear = new Date().getFullYear() + 1
  const what = [
    '--title',
    title,
    '--description',
    'Sit a little after dinner.',
    '--type',
    'days',
    '--requirement',
    '10',
  ]
  operators('challenges', 'define', ...what, '--from', `${inAYear}-03-01`, '--to', `${inAYear}-03-31`)
  const ines = await signInWithRole(page, 'operator')
  await page.goto('/operators/challenges')
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('Open')
  await page.getByRole('button', { name: `Close “${title}”` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Reason, for the log' }).fill('Nobody joined')
  await expectWellMade(page)
  await dialog.getByRole('button', { name: 'Close the challenge' }).click()
  await expect(row).toContainText('Closed')
  await page.getByRole('button', { name: `Open “${title}” again` }).click()
  await expect(page.getByRole('button', { name: `Close “${title}”` })).toBeVisible()
  const { username } = await ines.account.me()
  const { items } = await ines.operator.audit({ query: { actor: username } })
  expect(items.map(({ act }) => act)).toEqual(['challenge_opened', 'challenge_closed'])
  expect(faults).toEqual([])
})
