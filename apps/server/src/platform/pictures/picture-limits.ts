/** What may come in; the contract says how many bytes. */
export const mostPixels = 40_000_000
/** Smaller ones would only be blown up. */
export const shortestSide = 64

export type Job = { id: number; input: string; outputs: { path: string; pixels: number }[] }
export type Verdict = 'done' | 'unreadable' | 'too many pixels'
export type JobAnswer = { id: number; verdict: Verdict }
