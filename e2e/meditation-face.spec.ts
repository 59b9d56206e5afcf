import { expect, type Page } from '@playwright/test'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { control } from './support/sit.ts'
import { test } from './support/test.ts'

/** The words that are closer to the edge of the dial than this many pixels. */
const wordsNearTheEdge = (page: Page, room: number) =>
  page.evaluate((pixels) => {
    const disc = document.querySelector<SVGPathElement>('.clock-face-core')
    const toDisc = disc?.getScreenCTM()?.inverse()
    if (!disc || !toDisc) return ['no disc']
    const isOnDisc = (x: number, y: number) => disc.isPointInFill(new DOMPoint(x, y).matrixTransform(toDisc))
    const isInside = ({ left, right, top, bottom }: DOMRect) =>
      [left - pixels, right + pixels].every((x) => [top, bottom].every((y) => isOnDisc(x, y)))
    const range = document.createRange()
    return [...document.querySelectorAll('.clock-face-text > *')]
      .filter((element) => {
        range.selectNodeContents(element)
        return ![...range.getClientRects()].every(isInside)
      })
      .map(({ textContent }) => textContent)
  }, room)

async function expectRoomOnTheDisc(page: Page, words: string): Promise<void> {
  await expect(page.getByText(words, { exact: true })).toBeVisible()
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await wordsNearTheEdge(page, 6), `${words} at ${width} px`).toEqual([])
  }
}

test('all words fit on the dial, even in the wider font of a first visit', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.clock.install()
  await signInAsNewMember(page)
  await page.goto('/meditation')
  await page.getByRole('button', { name: 'Other length, from 1 to 180 minutes' }).click()
  await page.getByLabel('Custom minutes').fill('180')
  await page.getByRole('button', { name: 'Bells and more' }).click()
  await page.getByLabel('Time to settle').selectOption('60 seconds')
  await page.getByRole('button', { name: 'Done' }).click()
  await page.clock.pauseAt(Date.now() + 60_000)
  await expectRoomOnTheDisc(page, 'ready when you are')
  await control(page, 'Start').click()
  await expectRoomOnTheDisc(page, 'settle in')
  await page.clock.runFor(61_000)
  await expectRoomOnTheDisc(page, 'breathe in')
  await page.clock.runFor(4_000)
  await expectRoomOnTheDisc(page, 'breathe out')
  await control(page, 'Pause').click()
  await expectRoomOnTheDisc(page, 'paused')
})

const stylesOf = (page: Page) =>
  page.evaluate(() => {
    const [dawn, ripple] = ['.landscape-dawn', '.clock-face-ripples > *'].map((part) => document.querySelector(part))
    if (!dawn || !ripple) throw new Error('no dawn, or no breath')
    const { translate, opacity } = getComputedStyle(dawn)
    const { animationName: breath, animationDuration: breathLasts } = getComputedStyle(ripple)
    return { dawnMoves: translate !== 'none', brightness: Number(opacity), breath, breathLasts }
  })

for (const [reducedMotion, moves] of [
  ['reduce', { dawnMoves: false, breath: 'breathe-still', breathLasts: '8s' }],
  ['no-preference', { dawnMoves: true, breath: 'breathe', breathLasts: '8s' }],
] as const) {
  test(`dawn and breath follow a motion preference of ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion })
    await page.clock.install()
    await signInAsNewMember(page)
    await page.goto('/meditation')
    await control(page, 'Start').click()
    await expect(control(page, 'Pause')).toBeVisible()
    const first = await stylesOf(page)
    expect(first).toMatchObject(moves)
    await page.clock.fastForward('05:00')
    await expect.poll(async () => (await stylesOf(page)).brightness).toBeGreaterThan(first.brightness + 0.3)
    expect(await stylesOf(page)).toMatchObject(moves)
  })
}
