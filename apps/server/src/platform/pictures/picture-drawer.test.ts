import { afterAll, expect, test } from 'vitest'
import { createPictureDrawer } from './picture-drawer.ts'

const drawer = createPictureDrawer()
afterAll(drawer.close)

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60">${content}</svg>`

test('a picture is a PNG, drawn in a separate process', async () => {
  const png = await drawer.draw(svg('<circle cx="30" cy="30" r="20" fill="#0c5c5b"/>'))
  expect(Buffer.from(png.subarray(1, 4)).toString()).toBe('PNG')
  expect(drawer.pid()).toBeGreaterThan(0)
  expect(drawer.pid()).not.toBe(process.pid)
})

test('a failed drawing is reported, and the next picture is drawn by a new process', async () => {
  await expect(drawer.draw('<svg')).rejects.toMatchObject({ code: 'service.unavailable', retryAfterSeconds: 2 })
  await expect(drawer.draw(svg('<path d="M0 0h9"/>'))).resolves.toBeInstanceOf(Uint8Array)
})
