/** What may come in; the contract says how many bytes. */
export const maxPixels = 40_000_000
/** Smaller ones would only be blown up. */
export const minSide = 64

/** A square cut from the middle, or the whole picture with no side longer than this. */
export type PictureSize = { pixels: number; cut: 'square' | 'whole' }
export type Job = { id: number; input: string; outputs: (PictureSize & { path: string })[] }
export type Verdict = 'done' | 'unreadable' | 'too many pixels'
export type JobAnswer = { id: number; verdict: Verdict }
