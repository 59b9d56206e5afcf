import { expect, type Page } from '@playwright/test'
import { greeting, heading, signIn } from './support/member.ts'
import { expectWellMadeOnBothWidths, watchForFaults } from './support/page-checks.ts'
import { formerUrl } from './support/service.ts'
import { useFormerInstallation } from './support/services/former-installation.ts'
import { addMember, daysAgo, practiceOn } from './support/signed-in-member.ts'
import { test } from './support/test.ts'

const former = useFormerInstallation()

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

test('a member takes everything along to another installation, and then decides about the old account', async ({
  page,
  request,
}) => {
  const faults = await watchForFaults(page)
  const practices = [practiceOn(daysAgo(2), { notes: 'By the river' }), practiceOn(daysAgo(1), { limbType: 'asana' })]
  const there = await former.addPractised(request, 'Asha Rao', practices)
  const here = await addMember(request, 'Asha Rao')
  await page.goto('/login')
  await signIn(page, here.username, here.password)
  await expect(heading(page)).toHaveText(greeting)

  await page.goto('/settings/move')
  await part(page, 'Move here from another installation').getByLabel('Its address').fill(formerUrl)
  await page.getByRole('button', { name: 'Continue there' }).press('Enter')
  await page.waitForURL((url) => url.origin === formerUrl)
  await page.getByRole('link', { name: 'Sign in to continue' }).press('Enter')
  await signIn(page, there.username, there.password)
  await expect(heading(page)).toHaveText(/^Move to localhost/)
  await expect(part(page, 'What goes').getByText('2 practices')).toBeVisible()
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('button', { name: 'Agree and continue' }).press('Enter')

  await expect(page.getByText('2 practices are added')).toBeVisible()
  await expect(page).toHaveURL('/settings/move')
  expect((await here.member.practice.list({ query: {} })).items).toEqual([])
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('button', { name: 'Add them' }).press('Enter')
  await expect(page.getByText('2 practices are home')).toBeVisible()
  expect((await here.member.practice.list({ query: {} })).items).toMatchObject([
    { date: daysAgo(1), limbType: 'asana' },
    { date: daysAgo(2), notes: 'By the river' },
  ])

  await page.getByRole('link', { name: /^Open 127/ }).press('Enter')
  await page.waitForURL((url) => url.origin === formerUrl)
  await expect(part(page, 'Move away from here')).toContainText(/Everything is at localhost/)
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('link', { name: 'Erase my account here' }).press('Enter')
  await expect(heading(page)).toHaveText(/erase/i)
  expect(faults).toEqual([])
})
