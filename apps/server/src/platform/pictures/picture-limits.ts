/** What may come in. */
export const largestPictureBytes = 5 * 1024 * 1024
export const mostPixels = 40_000_000
/** Smaller ones would only be blown up. */
export const shortestSide = 64

export type Job = { id: number; input: string; outputs: { path: string; pixels: number }[] }
export type Verdict = 'done' | 'unreadable' | 'too many pixels'
export type JobAnswer = { id: number; verdict: Verdict }
