let dueAt: string | undefined

/** Called when a sign-in has stopped an erasure, so that the first screen says so. */
export const markStoppedErasure = (moment: string | undefined): void => void (dueAt = moment)

/** True until the member has been told. The page remembers it no longer than it is open. */
export const isStoppedErasureUntold = (): boolean => dueAt !== undefined

/** The day on which it would have happened. Returned only once. */
export function takeStoppedErasure(): string | undefined {
  const moment = dueAt
  dueAt = undefined
  return moment
}
