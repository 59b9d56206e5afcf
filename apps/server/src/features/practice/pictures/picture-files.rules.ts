import type { PictureView } from '@sadhana/contract'
import { personalFolder } from '#platform/personal-data/personal-folders.rules.ts'

/**
 * The small size is a square, sharp enough for a row of pictures on any screen. The large one shows the whole picture.
 */
export const pictureSizes = {
  small: { pixels: 240, cut: 'square' },
  large: { pixels: 1600, cut: 'whole' },
} as const satisfies Record<PictureView, object>

export const folderOfPractice = (userId: string, sessionId: string): string =>
  `${personalFolder('practice-pictures', userId)}${sessionId}/`

/** We choose a new `name` for each upload, so that no upload can touch the files of another. */
export const pictureKey = (userId: string, sessionId: string, name: string, view: PictureView): string =>
  `${folderOfPractice(userId, sessionId)}${name}-${view}.webp`
