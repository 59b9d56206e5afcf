import type { api } from '@sadhana/contract'
import type { RequestParts } from '#testing/ask.ts'
import { accountRequests } from './account.ts'
import { communityRequests } from './community.ts'
import { givingRequests } from './giving.ts'
import { guideRequests } from './guide.ts'
import { journeyRequests } from './journey.ts'
import type { Kit, Requests } from './kit.ts'
import { learningRequests } from './learning.ts'
import { lettersRequests } from './letters.ts'
import { meditationRequests, timerRequests } from './meditation.ts'
import { inboxRequests, messageRequests } from './message.ts'
import { operatorRequests } from './operator.ts'
import { phoneRequests } from './phone.ts'
import { portabilityRequests } from './portability.ts'
import {
  insightRequests,
  practicePictureRequests,
  practiceRequests,
  recommendationRequests,
  reflectionRequests,
  sharingRequests,
} from './practice.ts'
import { profileRequests } from './profile.ts'
import { quoteRequests } from './quote.ts'
import { referralRequests } from './referral.ts'
import { reminderRequests } from './reminder.ts'
import { realtimeRequests, roomRequests } from './room.ts'
import { securityRequests } from './security.ts'
import { unsubscribeRequests } from './unsubscribe.ts'
import { waitlistRequests } from './waitlist.ts'
import { wellnessRequests } from './wellness.ts'

/**
 * A valid request for every route. If one is missing, this doesn't compile, so no route escapes the authorisation
 * matrix.
 */
const requests: Requests<typeof api> = {
  account: accountRequests,
  community: communityRequests,
  giving: givingRequests,
  guide: guideRequests,
  inbox: inboxRequests,
  insight: insightRequests,
  recommendation: recommendationRequests,
  reflection: reflectionRequests,
  journey: journeyRequests,
  learning: learningRequests,
  letters: lettersRequests,
  meditation: meditationRequests,
  message: messageRequests,
  operator: operatorRequests,
  phone: phoneRequests,
  portability: portabilityRequests,
  sharing: sharingRequests,
  practice: practiceRequests,
  practicePictures: practicePictureRequests,
  profile: profileRequests,
  quote: quoteRequests,
  realtime: realtimeRequests,
  referral: referralRequests,
  reminder: reminderRequests,
  room: roomRequests,
  security: securityRequests,
  timer: timerRequests,
  unsubscribe: unsubscribeRequests,
  waitlist: waitlistRequests,
  wellness: wellnessRequests,
}

/** Finds a request by name, for tests that go through all routes. */
export function requestFor(name: string): (kit: Kit) => Promise<RequestParts> {
  const [feature = '', route = ''] = name.split('.')
  const ofFeature = (requests as Record<string, Record<string, (kit: Kit) => Promise<RequestParts>>>)[feature]
  const make = ofFeature?.[route]
  if (!make) throw new Error(`testing/requests has none for ${name}`)
  return async (kit) => {
    await forgetClosing(kit)
    return make(kit)
  }
}

/** Once a day is set on which the installation closes, no one could join for the next request. */
async function forgetClosing({ db, switches }: Pick<Kit, 'db' | 'switches'>): Promise<void> {
  await db.deleteFrom('closing_emails').execute()
  await db.deleteFrom('closings').execute()
  switches.forget()
}
