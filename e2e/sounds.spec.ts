import { expect, test } from '@playwright/test'
import { bellFiles, loopFiles } from '../apps/web/src/features/meditation/sound/sound-manifest.ts'
import { bellAsDecoded, energiesAsHeard, loopAsDecoded, lufsOf } from './support/sound-checks.ts'

const maxBytes = 700_000
/** As the app decodes it: two channels of 32,000 four-byte samples a second. */
const maxDecodedBytes = 25_000_000

/** Sounds with waves, calls or voices are long, so that no one recognises a single one of them. */
const longLoops = new Set<string>(['ocean', 'forest', 'cafe'])

const maxPeak = 10 ** (-2 / 20)

/** The sound must step further, or bend more, in this share of places than at the point where the loop starts again. */
const ordinaryShare = 0.01

/** Each worker checks one half. */
const halves = [loopFiles.slice(0, loopFiles.length / 2), loopFiles.slice(loopFiles.length / 2)]

for (const loops of halves) {
  const names = loops.map(({ id }) => id).join(', ')
  test(`${names} loop without a seam, and are as loud as the others`, async ({ page }) => {
    await page.goto('/')
    for (const loop of loops) {
      const { bytes, seconds, channels } = await page.evaluate(loopAsDecoded, loop)
      expect(bytes, loop.id).toBeLessThanOrEqual(maxBytes)
      expect(loop.seconds, loop.id).toBeGreaterThanOrEqual(longLoops.has(loop.id) ? 90 : 30)
      expect(seconds * 32_000 * 2 * 4, loop.id).toBeLessThanOrEqual(maxDecodedBytes)
      expect(loop.loopEnd - loop.loopStart, loop.id).toBeCloseTo(loop.seconds, 6)
      expect(seconds, loop.id).toBeGreaterThan(loop.loopEnd)
      for (const { peak, largerSteps, largerBends } of channels) {
        expect(largerSteps, loop.id).toBeGreaterThan(ordinaryShare)
        expect(largerBends, loop.id).toBeGreaterThan(ordinaryShare)
        expect(peak, loop.id).toBeLessThan(maxPeak)
      }
      const lufs = lufsOf(await page.evaluate(energiesAsHeard, loop))
      expect(Math.abs(lufs + 18), loop.id).toBeLessThanOrEqual(1)
    }
  })
}

test('each bell sounds on time', async ({ page }) => {
  await page.goto('/')
  for (const bell of bellFiles) {
    const { bytes, heardAfter, peak } = await page.evaluate(bellAsDecoded, bell)
    expect(bytes, bell.id).toBeLessThanOrEqual(maxBytes)
    expect(Math.abs(heardAfter - bell.onset), bell.id).toBeLessThan(0.02)
    expect(peak, bell.id).toBeLessThan(maxPeak)
  }
})

test('sounds are mp3 files, cached for a year, and can be requested in parts', async ({ request }) => {
  const { file } = loopFiles[0]
  const whole = await request.get(file)
  expect(whole.headers()).toMatchObject({ 'content-type': 'audio/mpeg', 'accept-ranges': 'bytes' })
  expect(whole.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const part = await request.get(file, { headers: { range: 'bytes=0-99' } })
  expect(part.status()).toBe(206)
  expect(await part.body()).toHaveLength(100)
})
