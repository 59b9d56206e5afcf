import { expect, type Browser, type Page } from '@playwright/test'
import { expectAccessible, expectWellMadeOnBothWidths } from './support/page-checks.ts'
import { letRoomEnd } from './support/recovery-wait.ts'
import { signInAsNewMember, type Member } from './support/signed-in-member.ts'
import { onThisMachine } from './support/slowness.ts'
import { test } from './support/test.ts'

test.setTimeout(onThisMachine(180_000))

/** Someone in a browser of their own. */
async function openBrowser(browser: Browser, name: string): Promise<{ page: Page; member: Member }> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  await context.clock.install()
  const page = await context.newPage()
  return { page, member: await signInAsNewMember(page, name) }
}

const stones = (page: Page) => page.locator('.stones-ring li')
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('three people sit together: presence follows, one leaves, one is blocked, and the sit is saved once', async ({
  browser,
}) => {
  const [asha, ben, chandra] = [
    await openBrowser(browser, 'Asha Rao'),
    await openBrowser(browser, 'Ben Ito'),
    await openBrowser(browser, 'Chandra Roy'),
  ]
  await asha.page.goto('/rooms')
  await button(asha.page, 'Open a room').click()
  await asha.page.getByLabel('Name', { exact: true }).fill('The evening sit')
  await asha.page.getByLabel('Who may come').selectOption('By link')
  await asha.page.getByLabel('Minutes', { exact: true }).fill('10')
  await asha.page.getByRole('dialog').getByRole('button', { name: 'Open a room' }).click()
  await expect(asha.page.getByRole('heading', { level: 1 })).toHaveText('The evening sit')
  await expect(stones(asha.page)).toHaveCount(1)
  const address = new URL(asha.page.url()).pathname

  for (const guest of [ben, chandra]) {
    await guest.page.goto(address)
    await button(guest.page, 'Take a place').click()
    await expect(button(guest.page, 'Give my place back')).toBeVisible()
  }
  // The others learn it without reloading, and without a name.
  await expect(stones(asha.page)).toHaveText(['You', 'Stone 2', 'Stone 3'])
  await expect(stones(ben.page)).toHaveCount(3)
  await expectAccessible(asha.page)

  // A block hides the two from each other at once, and the host still sees both.
  await chandra.page.getByText('People in the room').click()
  await chandra.page.getByRole('button', { name: 'Block: Stone 2' }).click()
  await chandra.page.getByRole('dialog').getByRole('button', { name: 'Block' }).click()
  await expect(stones(chandra.page)).toHaveText(['Stone 1', 'You'])
  await expect(stones(ben.page)).toHaveText(['Stone 1', 'You'])
  await expect(stones(asha.page)).toHaveCount(3)

  await button(asha.page, 'Start now').click()
  for (const { page } of [asha, ben, chandra]) {
    await expect(page.getByRole('timer')).toBeVisible({ timeout: onThisMachine(30_000) })
  }
  await button(ben.page, 'Leave quietly').click()
  await expect(stones(asha.page)).toHaveCount(2)
  await expectAccessible(asha.page)

  // Without a network the bell rings all the same, and the sit is kept until it can be sent.
  await chandra.page.context().setOffline(true)
  await expect(chandra.page.getByText('The connection dropped. Your clock hasn’t.')).toBeVisible()
  await letRoomEnd(address.split('/').at(-1) ?? '')
  for (const { page } of [asha, chandra]) {
    await page.clock.fastForward('10:00')
    await expect(page.getByText('Thank you for sitting.')).toBeVisible()
  }
  await chandra.page.context().setOffline(false)
  await button(asha.page, 'Bow to the room').click()
  await expect(asha.page.getByText('1 person has bowed so far.')).toBeVisible()
  for (const { member } of [asha, chandra]) {
    await expect
      .poll(async () => (await member.meditation.list({ query: {} })).items.map(({ duration }) => duration), {
        timeout: onThisMachine(60_000),
      })
      .toEqual([10])
  }
  expect((await ben.member.meditation.list({ query: {} })).items).toEqual([])
})

test('rooms are well made on both widths and in both themes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const member = await signInAsNewMember(page)
  const programme = { settle: { minutes: 0, strokes: 1 }, stretches: [{ name: '', minutes: 20, strokes: 1 }] }
  const body = { name: 'The 7:30 sit', audience: 'followers' as const, programme, inMinutes: 12 }
  const { roomId } = await member.room.open({ body })
  for (const path of ['/rooms', `/rooms/${roomId}`, '/community']) {
    await page.goto(path)
    // On a phone the next room loads when someone scrolls to it.
    if (path === '/community') await page.locator('.community-aside').scrollIntoViewIfNeeded()
    await expect(page.getByText('The 7:30 sit').first()).toBeVisible()
    await expectWellMadeOnBothWidths(page)
  }
})
