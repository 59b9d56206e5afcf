import type { Page } from '@playwright/test'

/** A picture drawn by the browser. */
export async function drawnPicture(page: Page, { width = 300, height = 200, colour = 'black' } = {}) {
  const url = await page.evaluate(
    (size) => {
      const canvas = document.createElement('canvas')
      canvas.width = size.width
      canvas.height = size.height
      const context = canvas.getContext('2d')
      if (context) context.fillStyle = size.colour
      context?.fillRect(0, 0, size.width / 2, size.height)
      return canvas.toDataURL('image/png')
    },
    { width, height, colour },
  )
  return { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(url.split(',')[1] ?? '', 'base64') }
}
