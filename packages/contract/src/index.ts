import { account } from './account/account.ts'
import { community } from './community/index.ts'
import { defineRoutes } from './http/http.ts'
import { giving } from './giving/giving.ts'
import { guide } from './guide/guide.ts'
import { inbox } from './inbox/inbox.ts'
import { insight } from './insight/insight.ts'
import { realtime } from './realtime/realtime.ts'
import { recommendation } from './insight/recommendations.ts'
import { reflection } from './insight/reflections.ts'
import { journey } from './journey/journey.ts'
import { learning } from './journey/learning.ts'
import { letters } from './letters/letters.ts'
import { meditation } from './meditation/meditation.ts'
import { timer } from './meditation/timer.ts'
import { message } from './message/message.ts'
import { phoneRoutes } from './account/phone.ts'
import { operator } from './operator/index.ts'
import { portability } from './portability/index.ts'
import { practicePictures } from './practice/practice-pictures.ts'
import { practice } from './practice/practice.ts'
import { profile } from './profile/profile.ts'
import { quote } from './quote/quote.ts'
import { referral } from './referral/referral.ts'
import { reminder } from './reminder/reminder.ts'
import { roomList } from './room/room-list.ts'
import { room } from './room/room.ts'
import { security } from './security/security.ts'
import { sharing } from './portability/shared-pages.ts'
import { unsubscribe } from './unsubscribe/unsubscribe.ts'
import { waitlist } from './waitlist/waitlist.ts'
import { questionDayRoutes } from './wellness/question-days.ts'
import { questionRoutes } from './wellness/questions.ts'
import { wellness } from './wellness/wellness.ts'

export * from './account/account.ts'
export * from './journey/buddies.ts'
export * from './journey/calendar.ts'
export * from './journey/challenges.ts'
export * from './journey/gentle.ts'
export * from './community/index.ts'
export * from './account/demo.ts'
export * from './drawing/compass-mark.ts'
export * from './drawing/limb-shapes.ts'
export * from './drawing/stone-shapes.ts'
export * from './account/email-delivery.ts'
export * from './account/erasure.ts'
export * from './account/owner-proof.ts'
export * from './account/social.ts'
export * from './giving/giving.ts'
export * from './guide/guide.ts'
export * from './handbook/handbook.ts'
export * from './helplines/helplines.ts'
export * from './helplines/zone-country.ts'
export * from './http/client.ts'
export * from './http/errors.ts'
export * from './http/fields.ts'
export * from './http/http.ts'
export * from './http/replies.ts'
export * from './http/token-scopes.ts'
export * from './http/tokens.ts'
export * from './inbox/inbox.ts'
export * from './insight/insight.ts'
export * from './insight/comparison.ts'
export * from './insight/hard-practices.ts'
export * from './insight/link-groups.ts'
export * from './journey/journey.ts'
export * from './journey/learning.ts'
export * from './journey/summary.ts'
export * from './language/language.ts'
export * from './letters/letters.ts'
export * from './meditation/breath.ts'
export * from './meditation/meditation.ts'
export * from './meditation/programme.ts'
export * from './meditation/timer.ts'
export * from './message/message.ts'
export { Message, messageMaxLength, messageSending, NewMessage } from './message/sending.ts'
export * from './account/names.ts'
export * from './account/confirmed-password.ts'
export * from './account/new-password.ts'
export * from './operator/index.ts'
export * from './account/passkeys.ts'
export * from './account/phone.ts'
export * from './portability/index.ts'
export * from './practice/practice-pictures.ts'
export * from './practice/practice.ts'
export * from './practice/tags.ts'
export * from './profile/profile.ts'
export * from './quote/quote.ts'
export * from './insight/recommendations.ts'
export * from './insight/reflections.ts'
export * from './realtime/realtime.ts'
export * from './referral/referral.ts'
export * from './reminder/reminder.ts'
export * from './reminder/reminder-times.ts'
export * from './security/access-tokens.ts'
export * from './room/room-list.ts'
export * from './room/room.ts'
export * from './security/security.ts'
export * from './portability/shared-pages.ts'
export * from './profile/social-connections.ts'
export * from './switches/switches.ts'
export * from './account/two-factor.ts'
export * from './unsubscribe/unsubscribe.ts'
export * from './waitlist/waitlist.ts'
export * from './wellness/entries.ts'
export * from './wellness/question-days.ts'
export * from './wellness/questions.ts'
export * from './wellness/wellness.ts'

/** The whole API, one key per feature. */
export const api = {
  account,
  community,
  giving,
  guide,
  inbox,
  insight,
  journey,
  learning,
  letters,
  meditation,
  message,
  phone: phoneRoutes,
  operator,
  portability,
  practice,
  practicePictures,
  profile,
  quote,
  realtime,
  recommendation,
  reflection,
  referral,
  reminder,
  room: defineRoutes({ ...roomList, ...room }),
  security,
  sharing,
  timer,
  unsubscribe,
  waitlist,
  wellness: defineRoutes({ ...wellness, ...questionRoutes, ...questionDayRoutes }),
}
