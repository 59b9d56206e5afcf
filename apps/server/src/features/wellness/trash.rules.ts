import { wellnessUndoDays } from '@sadhana/contract'

const undoMs = wellnessUndoDays * 24 * 60 * 60_000

/** Entries deleted before this moment are gone for good. */
export const undoLimit = (now: Date): Date => new Date(now.getTime() - undoMs)

export const erasedAt = (deletedAt: Date): Date => new Date(deletedAt.getTime() + undoMs)
