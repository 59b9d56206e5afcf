import { expect } from '@playwright/test'
import { emailTo } from './support/mail.ts'
import { operators } from './support/operators.ts'
import { expectAccessibleInBothThemes, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { endQuietHours, signInAsNewMember } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

test(
  'a member writes to us, an operator answers, and the answer arrives by email and on the page',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const asha = await signInAsNewMember(page)
    await endQuietHours(asha)
    const { email } = await asha.account.me()
    await page.goto('/settings')
    await page.getByRole('link', { name: /^Write to us/ }).click()
    await page.getByRole('radio', { name: /^A problem/ }).check()
    await page.getByRole('textbox', { name: 'Your letter' }).fill('The bell at the end is silent.')
    await page.getByLabel(/^Browser and window size/).check()
    await expectNoSidewaysScroll(page)
    await expectAccessibleInBothThemes(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Your letter is with us.' })).toBeFocused()
    await expectAccessibleInBothThemes(page)

    const { items } = await asha.letters.list({ query: {} })
    const id = items[0]?.id ?? ''
    expect(operators('letters')).toContain(`${id}\t`)
    operators('letters', 'answer', id, 'Please look whether your phone is set to silent.')
    const { text = '' } = await emailTo(email ?? '', { subject: 'An answer to your letter' })
    expect(text).toContain('Please look whether your phone is set to silent.')
    await page.goto(/http\S+\/settings\/letters/.exec(text)?.[0] ?? '')
    await page.getByText('The bell at the end is silent.').first().click()
    await expect(page.getByText('Please look whether your phone is set to silent.')).toBeVisible()
    await expectAccessibleInBothThemes(page)
    expect(faults).toEqual([])
  },
)
