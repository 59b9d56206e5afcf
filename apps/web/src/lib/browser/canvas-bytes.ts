/** A redrawn picture contains only pixels: its location and camera data never leave this device. */
export async function canvasBytes(canvas: HTMLCanvasElement, type: string, quality: number): Promise<ArrayBuffer> {
  const { promise, resolve } = Promise.withResolvers<Blob | null>()
  canvas.toBlob(resolve, type, quality)
  const blob = await promise
  if (!blob) throw new Error('The picture could not be drawn.')
  return blob.arrayBuffer()
}
