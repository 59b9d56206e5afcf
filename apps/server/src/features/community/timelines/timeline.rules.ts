/** Members who follow so many people get a timeline. Below, merging their feed costs little more. */
export const manyFollows = 300

/** How many sessions a timeline starts with: twenty pages. */
export const filledWith = 400

/** The sessions of an author with more followers aren't delivered, but merged in by each reader. */
export const manyFollowers = 10_000

const lifetimeMs = 6 * 60 * 60_000

/** Timelines that were filled earlier are filled again. That also keeps them short. */
export const currentSince = (now: Date): Date => new Date(now.getTime() - lifetimeMs)
