import { newDeviceId } from '#lib/api/device-id.ts'
import { canvasBytes } from '#lib/browser/canvas-bytes.ts'
import type { PictureEntry } from './picture-changes.rules.ts'

/** More than any of our screens shows. A photo of any size becomes small enough to send. */
const maxSide = 2048

export const acceptedTypes = 'image/jpeg,image/png,image/webp'

/** Redraws a chosen file, the right way up. Rejects files that the browser can't read. */
export async function drawPicture(file: File): Promise<PictureEntry> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The picture could not be drawn.')
  // Transparent parts would turn black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return { id: newDeviceId(), caption: '', bytes: await canvasBytes(canvas, 'image/jpeg', 0.9) }
}
