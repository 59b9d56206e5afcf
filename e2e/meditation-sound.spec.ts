import { expect, type Page } from '@playwright/test'
import { loopFiles } from '../apps/web/src/features/meditation/sound/sound-manifest.ts'
import { signInAsNewMember } from './support/signed-in-member.ts'
import { control } from './support/sit.ts'
import { test } from './support/test.ts'

type Heard = { loops: boolean; loopStart: number; loopEnd: number; from: number; isPlaying: boolean }

/** Records every loop that is scheduled, where it starts, and whether it was stopped. */
function listenToLoops() {
  const heard: Heard[] = []
  Object.assign(globalThis, { heard })
  const notes = new Map<AudioBufferSourceNode, Heard>()
  class HeardSource extends AudioBufferSourceNode {
    override start(when = 0, from = 0) {
      super.start(when, from)
      const isBell = this.loopEnd === 0
      if (isBell) return
      const { loop: loops, loopStart, loopEnd } = this
      const note = { loops, loopStart, loopEnd, from, isPlaying: true }
      notes.set(this, note)
      heard.push(note)
    }
    override stop(when = 0) {
      super.stop(when)
      const note = notes.get(this)
      if (note) note.isPlaying = false
    }
  }
  globalThis.AudioBufferSourceNode = HeardSource
}

const heardBy = (page: Page) => page.evaluate(() => (globalThis as unknown as { heard: Heard[] }).heard)

const loopOf = (sound: string) => {
  const { loopStart, loopEnd } = loopFiles.find(({ id }) => id === sound) ?? loopFiles[0]
  return { loops: true, loopStart, loopEnd }
}

test('a sound loops, pauses with its sit, is replaced by another, and starts again after a reset', async ({ page }) => {
  await page.addInitScript(listenToLoops)
  await page.clock.install()
  await signInAsNewMember(page)
  await page.goto('/meditation')
  const [rain, ocean] = [loopOf('rain'), loopOf('ocean')]
  const isHeard = (loops: object[]) => expect.poll(() => heardBy(page)).toMatchObject(loops)

  // While no sit is running, a tapped sound plays for five seconds. The clock is stopped, so the journey moves it.
  await expect(page.getByRole('button', { name: 'Ocean' })).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.getByRole('button', { name: 'Ocean' }).click()
  const preview = { ...ocean, from: ocean.loopStart }
  await isHeard([{ ...preview, isPlaying: true }])
  await expect(page.getByText('Five seconds')).toBeVisible()
  await page.clock.runFor(5_000)
  await isHeard([{ ...preview, isPlaying: false }])
  await expect(page.getByText('tap to hear a little')).toBeVisible()
  await page.clock.resume()

  await page.getByRole('button', { name: 'Rain' }).click()
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  await page.evaluate(() => ((globalThis as unknown as { heard: Heard[] }).heard.length = 0))
  await control(page, 'Start').click()
  const first = { ...rain, from: rain.loopStart }
  await isHeard([{ ...first, isPlaying: true }])
  await control(page, 'Pause').click()
  await isHeard([{ ...first, isPlaying: false }])

  await control(page, 'Continue').click()
  await isHeard([first, { ...rain, isPlaying: true }])
  const goesOnFrom = (await heardBy(page)).at(-1)?.from
  expect(goesOnFrom, 'where it was paused').toBeGreaterThan(rain.loopStart)

  await page.getByRole('button', { name: 'Ocean' }).click()
  const other = { ...ocean, from: ocean.loopStart }
  await isHeard([first, { ...rain, isPlaying: false }, { ...other, isPlaying: true }])

  await control(page, 'Reset').click()
  await isHeard([first, rain, { ...other, isPlaying: false }])
  await control(page, 'Start').click()
  await isHeard([first, rain, other, { ...other, isPlaying: true }])

  await page.clock.fastForward('10:00')
  await expect(page.getByRole('dialog', { name: 'You sat for 10 minutes' })).toBeVisible()
  await isHeard([first, rain, other, { ...other, isPlaying: false }])
})
