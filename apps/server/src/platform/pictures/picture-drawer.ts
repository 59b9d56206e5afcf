import { AppError } from '#platform/errors.ts'
import { createPictureProcess, type PictureProcess } from './picture-process.ts'

const program = new URL('./draw-process.ts', import.meta.url)

export type Drawing = { svg: string }
export type DrawnPicture = { id: number; png: Uint8Array }

export type PictureDrawer = Pick<PictureProcess<never, never>, 'pid' | 'close'> & {
  /** Draws an SVG that we made, with our fonts, as a PNG. */
  draw: (svg: string) => Promise<Uint8Array>
}

/** Draws pictures in a separate process. */
export function createPictureDrawer(): PictureDrawer {
  const { run, pid, close } = createPictureProcess<Drawing, DrawnPicture>(program)
  return {
    draw: async (svg) => {
      const drawn = await run({ svg })
      // The drawing is our own, so it only took too long. The machine is busy, and the next attempt may succeed.
      if (!drawn) {
        const cause = new Error('the picture could not be drawn')
        throw new AppError('service.unavailable', { cause, retryAfterSeconds: 2 })
      }
      return drawn.png
    },
    pid,
    close,
  }
}
