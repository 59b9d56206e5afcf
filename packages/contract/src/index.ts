import { account } from './account.ts'
import { community } from './community/index.ts'
import { giving } from './giving.ts'
import { guide } from './guide.ts'
import { insight } from './insight.ts'
import { recommendation } from './insight/recommendations.ts'
import { reflection } from './insight/reflections.ts'
import { journey } from './journey.ts'
import { learning } from './learning.ts'
import { letters } from './letters.ts'
import { meditation } from './meditation.ts'
import { phoneRoutes } from './account/phone.ts'
import { operator } from './operator/index.ts'
import { portability } from './portability/index.ts'
import { practicePictures } from './practice-pictures.ts'
import { practice } from './practice.ts'
import { profile } from './profile.ts'
import { quote } from './quote.ts'
import { referral } from './referral.ts'
import { security } from './security.ts'
import { sharing } from './portability/shared-pages.ts'
import { waitlist } from './waitlist.ts'
import { wellness } from './wellness.ts'

export * from './account.ts'
export * from './buddies.ts'
export * from './calendar.ts'
export * from './challenges.ts'
export * from './community/index.ts'
export * from './demo.ts'
export * from './drawing/compass-mark.ts'
export * from './drawing/limb-shapes.ts'
export * from './drawing/stone-shapes.ts'
export * from './account/erasure.ts'
export * from './account/owner-proof.ts'
export * from './account/social.ts'
export * from './giving.ts'
export * from './guide.ts'
export * from './handbook/handbook.ts'
export * from './helplines/helplines.ts'
export * from './helplines/zone-country.ts'
export * from './http/client.ts'
export * from './http/errors.ts'
export * from './http/fields.ts'
export * from './http/http.ts'
export * from './http/tokens.ts'
export * from './insight.ts'
export * from './insight/comparison.ts'
export * from './journey.ts'
export * from './learning.ts'
export * from './letters.ts'
export * from './meditation.ts'
export * from './names.ts'
export * from './new-password.ts'
export * from './operator/index.ts'
export * from './account/passkeys.ts'
export * from './account/phone.ts'
export * from './portability/index.ts'
export * from './practice-pictures.ts'
export * from './practice.ts'
export * from './profile.ts'
export * from './quote.ts'
export * from './insight/recommendations.ts'
export * from './insight/reflections.ts'
export * from './referral.ts'
export * from './security.ts'
export * from './portability/shared-pages.ts'
export * from './social-connections.ts'
export * from './two-factor.ts'
export * from './waitlist.ts'
export * from './wellness.ts'

/** The whole API, one key per feature. */
export const api = {
  account,
  community,
  giving,
  guide,
  insight,
  journey,
  learning,
  letters,
  meditation,
  phone: phoneRoutes,
  operator,
  portability,
  practice,
  practicePictures,
  profile,
  quote,
  recommendation,
  reflection,
  referral,
  security,
  sharing,
  waitlist,
  wellness,
}
