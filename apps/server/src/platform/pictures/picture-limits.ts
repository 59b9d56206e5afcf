/** The limits for uploads. The contract limits their bytes. */
export const maxPixels = 40_000_000
/** Smaller pictures would only be enlarged. */
export const minSide = 64

/** A square cut from the middle, or the whole picture with no side longer than this. */
export type PictureSize = { pixels: number; cut: 'square' | 'whole' }
export type Job = { id: number; input: string; outputs: (PictureSize & { path: string })[] }
export type Verdict = 'done' | 'unreadable' | 'too many pixels'
export type JobAnswer = { id: number; verdict: Verdict }
