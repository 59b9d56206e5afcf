import { expect, test } from '@playwright/test'
import { useDevServer } from './support/dev-server.ts'

test.describe.configure({ mode: 'serial' })

// The development server hands out single modules, so that the very code that schedules bells can be rendered offline.
const address = useDevServer(5189)

test('in a rendered hour with a bell every five minutes, each strike is within 20 ms of its plan', async ({ page }) => {
  await page.goto(`${address}/gallery.html`)
  const strikes = await page.evaluate(async () => {
    const folder = '/src/features/meditation/sound'
    const rules = (await import(`${folder}/bells.rules.ts`)) as {
      plannedBells: (lengthMs: number, settings: object) => { bell: string; atMs: number }[]
      bellsAhead: (bells: object[], sinceStartMs: number) => { bell: string; inSeconds: number }[]
    }
    const { fileOf, scheduleBells } = (await import(`${folder}/bell-schedule.ts`)) as {
      fileOf: (bell: string) => { file: string }
      scheduleBells: (destination: AudioNode, buffers: object, bells: object[], from: number) => unknown
    }
    const rate = 8_000
    const leadSeconds = 1
    const context = new OfflineAudioContext(1, rate * 3_620, rate)
    const load = async (bell: string) => context.decodeAudioData(await (await fetch(fileOf(bell).file)).arrayBuffer())
    const buffers = { start: await load('start'), interval: await load('interval'), end: await load('end') }
    const plan = rules.plannedBells(3_600_000, { start: true, end: true, every: 5 })
    scheduleBells(context.destination, buffers, rules.bellsAhead(plan, -leadSeconds * 1000), 0)
    const samples = (await context.startRendering()).getChannelData(0)

    /** Where the sound around a moment first rises to a quarter of what it comes to. */
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
