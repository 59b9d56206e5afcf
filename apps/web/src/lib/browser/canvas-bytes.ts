/** What is drawn anew holds nothing but pixels: place and camera stay on this device. */
export async function canvasBytes(canvas: HTMLCanvasElement, type: string, quality: number): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, type, quality)
  const blob = await promise
  if (!blob) throw new Error('The picture could not be drawn.')
  return blob.arrayBuffer()
}
