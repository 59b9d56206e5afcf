import { expect } from '@playwright/test'
import { expectWellMadeOnBothWidths, phone, watchForFaults } from './support/page-checks.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

// Contrast can be checked only when nothing moves.
test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: phone })

test('a breath is chosen, saved with a sit, and paced', async ({ page }) => {
  const faults = await watchForFaults(page)
  const member = await signInAsNewMember(page)
  await page.goto('/meditation?tab=guided')
  await page.getByRole('link', { name: 'Choose your breath' }).click()
  await page.getByLabel('In, seconds', { exact: true }).fill('2')
  await page.getByLabel('Out, seconds', { exact: true }).fill('3')
  await expect(page.getByText('A breath of 5 seconds is too quick to save.')).toBeVisible()
  await expectWellMadeOnBothWidths(page)
  await page.getByRole('button', { name: 'Hold, seconds, more' }).click()
  await page.getByRole('button', { name: 'Use this breath' }).click()
  await page.getByLabel('Name of the sit').fill('In two, out three')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Never hold it in water')).toBeVisible()
  const breath = { in: 2, hold: 1, out: 3, rest: 0 }
  expect((await member.timer.read()).presets).toMatchObject([{ name: 'In two, out three', sit: { breath } }])

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('button', { name: 'In two, out three', pressed: true })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start').click()
  const word = page.locator('.breath-dial-word')
  await expect(word).toHaveText('in')
  await page.clock.runFor(2_500)
  await expect(word).toHaveText('hold')
  await page.clock.runFor(1_500)
  await expect(word).toHaveText('out')
  // These checks need a clock that runs.
  await page.clock.resume()
  await expectWellMadeOnBothWidths(page)
  await page.clock.fastForward('10:00')
  await expect(page.getByRole('dialog', { name: 'You sat for 10 minutes' })).toBeVisible()
  await expectOneSit(member, { duration: 10, interrupted: false })
  expect(faults).toEqual([])
})

test('sound alone fades out, and logs nothing', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.clock.install()
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('link', { name: 'Sound only' }).click()
  await expect(page.getByText('It isn’t a sit, and nothing is logged.')).toBeVisible()
  await page.getByRole('button', { name: '15', exact: true }).click()
  await expectWellMadeOnBothWidths(page)
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Play' }).click()
  await expect(page.getByRole('timer')).toHaveText('Fades out in 15:00')
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible()
  await page.clock.fastForward('15:30')
  await expect(page.getByRole('timer')).toHaveText('Fading out')
  await page.clock.fastForward('00:31')
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.getByRole('link', { name: 'I’d rather sit' }).click()
  await expect(control(page, 'Start')).toBeVisible()
  const [{ items: sits }, { items: practices }] = [
    await member.meditation.list({ query: {} }),
    await member.practice.list({ query: {} }),
  ]
  expect([sits, practices]).toEqual([[], []])
  expect(faults).toEqual([])
})
