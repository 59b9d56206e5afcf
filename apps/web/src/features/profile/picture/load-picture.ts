import { pictureMaxBytes } from '@sadhana/contract'
import { canvasBytes } from '#lib/browser/canvas-bytes.ts'
import { sourceSquare, type Crop } from './crop.rules.ts'

const outputPixels = 512
export const acceptedTypes = 'image/jpeg,image/png,image/webp'

export class PictureTooLarge extends Error {}

/** Reads a chosen file, the right way up. The browser goes by the content, and rejects files that aren't pictures. */
export async function loadPicture(file: File): Promise<ImageBitmap> {
  if (file.size > pictureMaxBytes) throw new PictureTooLarge()
  return createImageBitmap(file)
}

/** Draws the part on the stage onto a canvas of this many pixels. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop, pixels: number): void {
  canvas.width = pixels
  canvas.height = pixels
  const { left, top, side } = sourceSquare(picture, crop)
  const context = canvas.getContext('2d')
  if (!context) return
  context.imageSmoothingQuality = 'high'
  context.drawImage(picture, left, top, side, side, 0, 0, pixels, pixels)
}

export function cutOut(picture: ImageBitmap, crop: Crop): Promise<ArrayBuffer> {
  const canvas = document.createElement('canvas')
  drawCrop(canvas, picture, crop, outputPixels)
  return canvasBytes(canvas, 'image/webp', 0.9)
}
