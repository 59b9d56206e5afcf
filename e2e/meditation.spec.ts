import { expect } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { expectAccessible, expectNoSidewaysScroll, watchForFaults } from './support/page-checks.ts'
import { clockOf, control, expectOneSit } from './support/sit.ts'
import { test } from './support/test.ts'

const length = (name: string) => ({ name, exact: true })

test('the timer starts, ticks, pauses, continues and resets', async ({ page }) => {
  const faults = await watchForFaults(page)
  await page.clock.install()
  await signInAsNewMember(page)
  await page.goto('/meditation')
  await expect(page.getByRole('tab')).toHaveText(['Timer', 'Guided', 'Insights'])
  await expect(page.getByRole('button', length('10'))).toHaveAttribute('aria-pressed', 'true')
  for (const minutes of ['5', '10', '15', '20', '30', '45', '60']) {
    await expect(page.getByRole('button', length(minutes))).toBeVisible()
  }
  await expect(clockOf(page)).toHaveText('10:00')

  // From here on the clock is stopped, and the journey moves it.
  await page.clock.pauseAt(Date.now() + 60_000)
  await control(page, 'Start').click()
  await expect(clockOf(page)).toHaveText('10:00')
  await page.clock.runFor(5_000)
  await expect(clockOf(page)).toHaveText('9:55')
  await expect(page.getByRole('button', length('20'))).toBeHidden()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()

  await control(page, 'Pause').click()
  await page.clock.runFor(60_000)
  await expect(clockOf(page)).toHaveText('9:55')
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
  await control(page, 'Continue').click()
  await page.clock.runFor(2_000)
  await expect(clockOf(page)).toHaveText('9:53')

  await control(page, 'Pause').click()
  await page.getByText('Change the length', { exact: true }).click()
  await page.getByRole('button', length('20')).click()
  await expect(clockOf(page)).toHaveText('19:53')
  await expect(page.getByText('of 20 minutes')).toBeVisible()

  await control(page, 'Reset').click()
  await expect(clockOf(page)).toHaveText('10:00')
  await expect(control(page, 'Start')).toBeFocused()
  await page.clock.resume()
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL('/')
  expect(faults).toEqual([])
})

test('sounds, volume, mute and mixes are saved, and the space bar starts and pauses', async ({ page }) => {
  await signInAsNewMember(page)
  await page.goto('/meditation')
  const sounds = page.getByRole('group', { name: 'Ambient sound' }).getByRole('button')
  await expect(sounds).toHaveText(['Rain', 'Ocean', 'Forest', 'Bowls', 'Wind', 'Café', 'Flute', 'Fire'])
  const volume = page.getByRole('slider', { name: 'Volume' })
  for (const [name, value] of Object.entries({ min: '0', max: '1', step: '0.1', value: '0.5' })) {
    await expect(volume).toHaveAttribute(name, value)
  }
  await volume.fill('0.7')
  await page.getByRole('button', { name: 'Mute' }).click()
  await page.getByRole('button', { name: 'Rain' }).click()
  await page.getByRole('button', { name: 'Ocean' }).click()
  await expect(page.getByRole('button', { name: 'Rain' })).toHaveAttribute('aria-pressed', 'false')
  await page.getByRole('switch', { name: 'Mix up to three sounds' }).check()
  await page.getByRole('button', { name: 'Fire' }).click()
  await page.reload()
  await expect(page.getByText('Ocean, Fire together.')).toBeVisible()
  await expect(volume).toHaveValue('0.7')
  await expect(page.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'true')

  const loaded = page.waitForResponse((response) => response.url().includes('/sounds/fire.mp3'))
  await page.locator('body').press('Space')
  await expect(control(page, 'Pause')).toBeVisible()
  expect((await loaded).headers()['content-type']).toBe('audio/mpeg')
  await page.locator('body').press('Space')
  await expect(control(page, 'Continue')).toBeVisible()
})

test('a finished sit is saved, asks how it felt, and counts everywhere', { tag: '@smoke' }, async ({ page }) => {
  await page.clock.install()
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  // Data that was loaded before the sit must be loaded again after it.
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByText('Your sits will be here')).toBeVisible()
  await page.getByRole('tab', { name: 'Timer' }).click()
  await page.getByRole('button', { name: 'Rain' }).click()
  await control(page, 'Start').click()
  await page.clock.fastForward('10:00')
  const dialog = page.getByRole('dialog', { name: 'You sat for 10 minutes' })
  await expect(dialog.getByText('Saved to your practice log as')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('Grateful').click()
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expectOneSit(member, { duration: 10, ambientSound: 'rain', interrupted: false, limbType: 'dhyana' })
  await expect
    .poll(async () => (await member.practice.list({ query: {} })).items)
    .toMatchObject([{ limbType: 'dhyana', duration: 10, beforeFeeling: null, afterFeeling: 'grateful' }])

  await page.getByRole('tab', { name: 'Insights' }).click()
  const week = page.getByRole('region', { name: 'This week' })
  await expect(week).toContainText('1 session')
  await expect(week).toContainText('10 minutes')
  await expect(week).toContainText('1 day')
  await expect(week).toContainText('Mindfulness score')
  await expect(page.getByText('We’ll show this after three sits.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Latest sits' }).getByRole('listitem')).toContainText(['10 minutes'])

  await member.journey.changeSettings({ body: { quietMode: true } })
  await page.reload()
  await page.getByRole('tab', { name: 'Insights' }).click()
  await expect(page.getByRole('heading', { name: 'Sounds you sit with' })).toBeVisible()
  await expect(week).toBeHidden()
  await expect(page.getByText(/streak|score|session\b|of your/i)).toHaveCount(0)
})

test('finishing early offers to save the minutes sat', async ({ page }) => {
  await page.clock.install()
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await control(page, 'Start').click()
  // The browser's clock keeps running, and nearly a minute is left for the rest.
  await page.clock.fastForward('00:05')
  await control(page, 'Finish').click()
  await expect(page.getByText('You’ve sat for less than a minute')).toBeVisible()
  await page.getByRole('button', { name: 'Keep sitting' }).click()
  await page.clock.fastForward('03:00')
  await control(page, 'Finish').click()
  await expect(page.getByText('You’ve sat for 3 of 10 minutes.')).toBeVisible()
  await page.getByRole('button', { name: 'Save 3 minutes' }).click()
  await expect(page.getByText('Saved to your practice log as')).toBeVisible()
  await expectOneSit(member, { duration: 3, interrupted: true })
})

test('an open-ended sit is as long as the member sits', async ({ page }) => {
  await page.clock.install()
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Open-ended, until you stop' }).click()
  await control(page, 'Start').click()
  await page.clock.fastForward('12:00')
  await expect(clockOf(page)).toHaveText(/^12:\d\d$/)
  await control(page, 'Finish').click()
  await page.getByRole('button', { name: 'Save 12 minutes' }).click()
  await expectOneSit(member, { duration: 12, interrupted: false })
})

test('a sit whose page was closed is offered on return, and saved if the member agrees', async ({ page, context }) => {
  const member = await signInAsNewMember(page)
  await page.goto('/meditation')
  await control(page, 'Start').click()
  await expect(control(page, 'Pause')).toBeVisible()
  await page.evaluate(() => {
    const sit = JSON.parse(localStorage.getItem('meditation-sit') ?? '{}') as Record<string, number>
    const earlier = (key: string) => (sit[key] ?? 0) - 30 * 60_000
    // The page was open for four minutes of the sit, half an hour ago.
    const changed = {
      ...sit,
      startsAt: earlier('startsAt'),
      beganAt: earlier('beganAt'),
      aliveAt: earlier('aliveAt') + 240_500,
    }
    globalThis.addEventListener('pagehide', () => localStorage.setItem('meditation-sit', JSON.stringify(changed)))
  })
  await page.close()

  const back = await context.newPage()
  await back.goto('/meditation')
  const offer = back.getByRole('dialog', { name: 'This page closed during your sit' })
  await expect(offer.getByRole('button', { name: 'Save 10 minutes' })).toBeVisible()
  await offer.getByRole('button', { name: 'Save 4 minutes' }).click()
  await expect(back.getByText('Saved to your practice log as')).toBeVisible()
  await expectOneSit(member, { duration: 4, interrupted: true })
})

test(
  'a guided practice survives a reload, runs to its end and is logged under its limb',
  { tag: '@smoke' },
  async ({ page }) => {
    const faults = await watchForFaults(page)
    await page.clock.install()
    const member = await signInAsNewMember(page)
    await page.goto('/meditation')
    await page.getByRole('tab', { name: 'Guided' }).click()
    await page.getByRole('radio', { name: 'Pranayama' }).click()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Start Session: A longer out-breath' }).click()
    await expect(page.getByRole('dialog')).toContainText('Never strain.')
    await page.getByRole('button', { name: 'Start Session', exact: true }).click()
    const steps = page.getByRole('listitem').filter({ hasText: /\d min/ })
    await expect(steps.nth(0)).toHaveAttribute('aria-current', 'step')
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    // Each breathing instruction is shown for two seconds, so from here on the clock is stopped and the journey moves
    // it.
    await page.clock.pauseAt(Date.now() + 5_000)
    await page.getByRole('button', { name: 'Next step' }).click()
    await page.getByRole('button', { name: 'Next step' }).click()
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
    await expect(page.locator('.breath-dial-word')).toHaveText('in')
    await page.clock.runFor(4_500)
    await expect(page.locator('.breath-dial-word')).toHaveText('hold')
    await page.clock.resume()
    await expectNoSidewaysScroll(page)

    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: 'A longer out-breath' })).toBeVisible()
    await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
    await page.getByRole('button', { name: 'Pause' }).click()
    await expectAccessible(page)
    // Writes a record like the page's own, in which two minutes have been sat. The page writes its own until it is
    // closed.
    await page.evaluate(() =>
      addEventListener('pagehide', () => {
        const sit = JSON.parse(localStorage.getItem('meditation-sit') ?? '{}') as { startsAt: number; beganAt: number }
        const earlier = { startsAt: sit.startsAt - 120_000, beganAt: sit.beganAt - 120_000 }
        localStorage.setItem('meditation-sit', JSON.stringify({ ...sit, ...earlier }))
      }),
    )
    await page.reload()
    await page.getByRole('button', { name: 'End' }).click()
    // On a slow machine, the journey itself may have taken another minute.
    const save = page.getByRole('button', { name: /^Save [2-5] minutes$/ })
    const duration = Number(/\d/.exec(await save.innerText())?.[0])
    await save.click()
    await expect(page.getByText('Saved to your practice log as Pranayama.')).toBeVisible()
    await expectOneSit(member, { duration, limbType: 'pranayama', interrupted: true })
    expect(faults).toEqual([])
  },
)
