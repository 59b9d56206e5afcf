import { wellnessUndoDays } from '@sadhana/contract'

/** Entries deleted before this moment are gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - wellnessUndoDays * 24 * 60 * 60_000)
