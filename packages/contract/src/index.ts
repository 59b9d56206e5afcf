import { account } from './account.ts'
import { community } from './community.ts'
import { insight } from './insight.ts'
import { journey } from './journey.ts'
import { meditation } from './meditation.ts'
import { portability } from './portability.ts'
import { practice } from './practice.ts'
import { profile } from './profile.ts'
import { referral } from './referral.ts'
import { security } from './security.ts'
import { waitlist } from './waitlist.ts'

export * from './account.ts'
export * from './client.ts'
export * from './community.ts'
export * from './errors.ts'
export * from './fields.ts'
export * from './giving.ts'
export * from './guide.ts'
export * from './http.ts'
export * from './insight.ts'
export * from './journey.ts'
export * from './meditation.ts'
export * from './new-password.ts'
export * from './person.ts'
export * from './portability.ts'
export * from './practice.ts'
export * from './profile.ts'
export * from './quote.ts'
export * from './referral.ts'
export * from './second-factor.ts'
export * from './security.ts'
export * from './tokens.ts'
export * from './waitlist.ts'
export * from './wellness.ts'

/** The whole API, one key per feature. */
export const api = {
  account,
  community,
  insight,
  journey,
  meditation,
  portability,
  practice,
  profile,
  referral,
  security,
  waitlist,
}
