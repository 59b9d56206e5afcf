let dueAt: string | undefined

/** Called when a sign-in has stopped an erasure, so that its first screen says so. */
export const markStoppedErasure = (moment: string | undefined): void => void (dueAt = moment)

/** The day it would have happened; returned once. */
export function takeStoppedErasure(): string | undefined {
  const moment = dueAt
  dueAt = undefined
  return moment
}
