import type { api } from '@sadhana/contract'
import type { Asked } from '#testing/ask.ts'
import { accountRequests } from './account.ts'
import { communityRequests } from './community.ts'
import { journeyRequests } from './journey.ts'
import type { Kit, Requests } from './kit.ts'
import { learningRequests } from './learning.ts'
import { meditationRequests } from './meditation.ts'
import { insightRequests, portabilityRequests, practiceRequests } from './practice.ts'
import { profileRequests } from './profile.ts'
import { referralRequests } from './referral.ts'
import { securityRequests } from './security.ts'
import { waitlistRequests } from './waitlist.ts'
import { wellnessRequests } from './wellness.ts'

/** A request for every route: one that is missing does not compile, so no route escapes the authorisation matrix. */
const requests: Requests<typeof api> = {
  account: accountRequests,
  community: communityRequests,
  insight: insightRequests,
  journey: journeyRequests,
  learning: learningRequests,
  meditation: meditationRequests,
  portability: portabilityRequests,
  practice: practiceRequests,
  profile: profileRequests,
  referral: referralRequests,
  security: securityRequests,
  waitlist: waitlistRequests,
  wellness: wellnessRequests,
}

/** The same by name, for tests that go through all routes. */
export function requestFor(name: string): (kit: Kit) => Promise<Asked> {
  const [feature = '', route = ''] = name.split('.')
  const ofFeature = (requests as Record<string, Record<string, (kit: Kit) => Promise<Asked>>>)[feature]
  const make = ofFeature?.[route]
  if (!make) throw new Error(`testing/requests has none for ${name}`)
  return make
}
