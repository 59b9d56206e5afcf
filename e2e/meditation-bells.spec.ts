import { expect, test } from '@playwright/test'
import { useDevServer } from './support/services/dev-server.ts'

test.describe.configure({ mode: 'serial' })

// The development server serves single modules, so the real bell schedule can be rendered offline.
const address = useDevServer(5189)

test('in a rendered hour with a bell every five minutes, each strike is within 20 ms of its plan', async ({ page }) => {
  await page.goto(`${address}/gallery.html`)
  const strikes = await page.evaluate(async () => {
    const folder = '/src/features/meditation'
    const rules = (await import(`${folder}/shared/bells.rules.ts`)) as {
      plannedBells: (plan: object) => { bell: string; atMs: number }[]
      bellsAhead: (bells: object[], sinceStartMs: number) => { bell: string; inSeconds: number }[]
    }
    const { fileOf, scheduleBells } = (await import(`${folder}/sound/bell-schedule.ts`)) as {
      fileOf: (bell: string) => { file: string }
      scheduleBells: (destination: AudioNode, buffers: object, bells: object[], from: number) => unknown
    }
    const rate = 8_000
    const leadSeconds = 1
    const context = new OfflineAudioContext(1, rate * 3_620, rate)
    const load = async (bell: string) => context.decodeAudioData(await (await fetch(fileOf(bell).file)).arrayBuffer())
    const buffers = { start: await load('start'), interval: await load('interval'), end: await load('end') }
    const plan = rules.plannedBells({ minutes: 60, bells: { start: true, end: true, every: 5 } })
    scheduleBells(context.destination, buffers, rules.bellsAhead(plan, -leadSeconds * 1000), 0)
    const samples = (await context.startRendering()).getChannelData(0)

    /** When the sound around a moment first reaches a quarter of its peak. */
    const onsetNear = (seconds: number) => {
      const window = samples.subarray((seconds - 0.5) * rate, (seconds + 0.5) * rate)
      const peak = window.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0)
      return seconds - 0.5 + window.findIndex((sample) => Math.abs(sample) > peak / 4) / rate
    }
    return plan.map(({ bell, atMs }) => {
      const planned = leadSeconds + atMs / 1000
      return { bell, planned, offByMs: (onsetNear(planned) - planned) * 1000 }
    })
  })
  expect(strikes.map(({ bell }) => bell)).toEqual(['start', ...Array.from({ length: 11 }, () => 'interval'), 'end'])
  for (const { bell, planned, offByMs } of strikes) {
    expect(Math.abs(offByMs), `${bell} at ${planned} s`).toBeLessThan(20)
  }
})

test('in a rendered half hour of paced breath, each tone starts within 20 ms of its plan', async ({ page }) => {
  await page.goto(`${address}/gallery.html`)
  const tones = await page.evaluate(async () => {
    const folder = '/src/features/meditation'
    const { tonesAhead } = (await import(`${folder}/shared/breath.rules.ts`)) as {
      tonesAhead: (stretches: object[], sinceStartMs: number) => { part: string; inSeconds: number }[]
    }
    const { scheduleTones } = (await import(`${folder}/sound/breath-tones.ts`)) as {
      scheduleTones: (destination: AudioNode, tones: object[], from: number) => unknown
    }
    const rate = 4_000
    const context = new OfflineAudioContext(1, rate * 1_802, rate)
    const whole = tonesAhead([{ fromMs: 0, toMs: 1_800_000, breath: { in: 4, hold: 2, out: 6 } }], -1_000)
    // The first and the last minute are enough to see a drift, and are rendered quickly.
    const plan = whole.filter(({ inSeconds }) => inSeconds < 60 || inSeconds > 1_740)
    scheduleTones(context.destination, plan, 0)
    const samples = (await context.startRendering()).getChannelData(0)
    /** The first sound after a silence of half a second. */
    const onsetNear = (seconds: number) => {
      const window = samples.subarray((seconds - 0.5) * rate, (seconds + 0.3) * rate)
      return seconds - 0.5 + window.findIndex((sample) => Math.abs(sample) > 0.005) / rate
    }
    return plan.map(({ part, inSeconds }) => ({ part, inSeconds, offByMs: (onsetNear(inSeconds) - inSeconds) * 1000 }))
  })
  expect(tones.length).toBeGreaterThan(28)
  expect(tones.at(-1)?.inSeconds).toBeGreaterThan(1_790)
  for (const { part, inSeconds, offByMs } of tones)
    expect(Math.abs(offByMs), `${part} at ${inSeconds} s`).toBeLessThan(20)
})
