/** What an access token may do. A route that names no scope is closed to every token. */
export const tokenScopes = ['practice:log', 'practice:read', 'mood:log', 'export'] as const
export type TokenScope = (typeof tokenScopes)[number]

/** So that people, and scanners for leaked secrets, know one when they see it. */
export const accessTokenPrefix = 'sadhana_'
/** The prefix, 256 random bits and a checksum, in letters and digits. */
export const accessTokenPattern: RegExp = /sadhana_[0-9A-Za-z]{49}/

/** How often a member's tokens may call, all together. What the app itself does is counted apart. */
export const accessTokenLimit = { max: 60, seconds: 60 } as const
