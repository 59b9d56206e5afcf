/**
 * Where the picture lies on a square stage: its centre as a share of the stage, and its zoom beyond what is needed to
 * fill it.
 */
export type Crop = { x: number; y: number; zoom: number }
type Size = { width: number; height: number }

export const zoomRange = { min: 1, max: 3 } as const
export const centred: Crop = { x: 0.5, y: 0.5, zoom: 1 }

/** The length of each side on the stage. At zoom 1 the shorter one just fills it. */
function shownSize({ width, height }: Size, zoom: number): Size {
  const short = Math.min(width, height)
  return { width: (width / short) * zoom, height: (height / short) * zoom }
}

const within = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))

/** Keeps the stage covered and the zoom within its range. */
export function settle(picture: Size, crop: Crop): Crop {
  const zoom = within(crop.zoom, zoomRange.min, zoomRange.max)
  const { width, height } = shownSize(picture, zoom)
  return { zoom, x: within(crop.x, 1 - width / 2, width / 2), y: within(crop.y, 1 - height / 2, height / 2) }
}

export const moved = (picture: Size, crop: Crop, by: { x: number; y: number }): Crop =>
  settle(picture, { ...crop, x: crop.x + by.x, y: crop.y + by.y })

/** Zooms around the middle of the stage. */
export function zoomed(picture: Size, crop: Crop, zoom: number): Crop {
  const next = within(zoom, zoomRange.min, zoomRange.max)
  const ratio = next / crop.zoom
  return settle(picture, { zoom: next, x: 0.5 + (crop.x - 0.5) * ratio, y: 0.5 + (crop.y - 0.5) * ratio })
}

/** The square of the picture that lies on the stage, in the picture's own pixels. */
export function sourceSquare(picture: Size, { x, y, zoom }: Crop): { left: number; top: number; side: number } {
  const side = Math.min(picture.width, picture.height) / zoom
  return { side, left: picture.width / 2 - x * side, top: picture.height / 2 - y * side }
}
