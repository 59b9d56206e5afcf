import type { api } from '@sadhana/contract'
import type { Tables } from '#platform/db/generated/tables.ts'
import type { Expected } from './judge.ts'

type Api = typeof api
type RouteName = { [F in keyof Api]: `${F}.${Extract<keyof Api[F], string>}` }[keyof Api]
type Table = keyof Tables

/** Routes about others touch the parts of the people they are about, and of no one else. Each other touches one part. */
const aboutOthers = new Set<string>([
  'community.person',
  'community.follow',
  'community.unfollow',
  'community.followRequests',
  'community.acceptRequest',
  'community.block',
  'community.mute',
  'inbox.list',
  'journey.buddies',
  'journey.buddyCandidates',
  'journey.inviteBuddy',
  'journey.removeInvitation',
  'journey.acceptBuddy',
  'journey.endBuddy',
  'journey.sendQuietWord',
  'message.conversations',
  'message.partners',
  'message.read',
  'message.markRead',
  'message.remove',
  'message.clear',
  'message.report',
  'message.send',
  'room.remove',
  'room.block',
  'room.report',
] satisfies RouteName[])

/** Routes that read nothing but tables that every server has a copy of. */
export const asksNothing = new Set<string>([
  'account.forgotPassword',
  'account.socialProviders',
  'community.blocks',
  'community.unblock',
  'realtime.time',
] satisfies RouteName[])

type Exception = { why: string; routes: Partial<Record<RouteName, readonly Table[] | 'all'>> }

/** Which routes touch more, in which tables and why, and what it would take to change that. */
const exceptions: Exception[] = [
  {
    why: `A name, an address or a number names no member. It would take a table of names, split by the name, which says
      whose it is and that no one else has it.`,
    routes: {
      'account.login': ['users'],
      'phone.signIn': ['users'],
      'community.sessionsOf': ['users'],
      'community.followersOf': ['users'],
      'community.followingOf': ['users'],
      'community.person': ['users'],
    },
  },
  {
    why: 'A token names no member. It would take tokens that start with the id of their member.',
    routes: {
      'account.refresh': ['refresh_tokens'],
      'account.logout': ['refresh_tokens'],
      'account.resetPassword': ['password_reset_tokens'],
      'account.verifyEmail': ['email_verifications'],
      'security.finishRecovery': ['two_factor_recoveries'],
      'sharing.open': ['shared_pages'],
      'portability.departureToken': ['departures'],
      'portability.departedArchive': ['departures'],
      'portability.departedPart': ['departures'],
      'portability.departureArrived': ['departures'],
    },
  },
  {
    why: `What a device, a provider or a browser calls itself names no member. It would take a table like that of names,
      which also keeps each of them with one member.`,
    routes: {
      'account.confirmWithPasskey': ['passkeys'],
      'account.signInWithPasskey': ['passkeys'],
      'account.verifyPasskey': ['passkeys'],
      'account.socialRefusal': ['social_logins'],
      'reminder.subscribe': ['push_subscriptions'],
    },
  },
  {
    why: 'The id of a session names no member. It would take addresses that name its owner too, as lists know them.',
    routes: {
      'community.session': ['practice_sessions'],
      'community.like': ['practice_sessions'],
      'practicePictures.view': ['practice_sessions'],
    },
  },
  {
    why: `Looks among all members. Each server answers for its own, and the answers are merged; with many servers, a
      sample of them or an index of its own would be asked.`,
    routes: {
      'community.feed': ['practice_sessions'],
      'community.practisedAlongside': ['practice_sessions'],
      'community.discover': ['practice_sessions', 'users'],
      'community.search': ['users'],
    },
  },
  {
    why: `The row lies with the other of two members. It would take a second row with this one, as conversations have.`,
    routes: {
      'community.followersOf': ['followers'],
      'community.followRequests': ['follow_requests'],
      'inbox.list': ['follow_requests', 'practice_buddies'],
      'journey.buddies': ['practice_buddies'],
      'journey.inviteBuddy': ['practice_buddies'],
      'journey.acceptBuddy': ['practice_buddies'],
    },
  },
  {
    why: 'A message sent again is looked for with all recipients. It would be looked for with the one it is sent to.',
    routes: { 'message.send': ['direct_messages'] },
  },
  {
    why: `Counts all who take part, or who give. It would take a count that is kept.`,
    routes: {
      'journey.challenges': ['challenge_participants'],
      'giving.facts': ['user_subscriptions', 'payment_ledger'],
    },
  },
  {
    why: `Looks for rooms by member. Few are open at once; it would take a list of them with each member.`,
    routes: {
      'room.list': ['live_rooms'],
      'room.open': ['live_rooms'],
      'room.block': ['live_rooms', 'room_participants'],
      'community.block': ['live_rooms'],
      'inbox.list': ['live_rooms'],
    },
  },
  {
    why: 'Invitation codes are on one server: a code names no member, and is used once, before its user is one.',
    routes: {
      'account.register': ['referral_codes'],
      'account.registerSocial': ['referral_codes'],
      'phone.register': ['referral_codes'],
      'referral.list': ['referral_codes'],
      'referral.generate': ['referral_codes'],
    },
  },
  {
    why: 'Challenges and codes that live for minutes are on one server: some are made before anyone says who they are.',
    routes: {
      'account.askErasurePasskey': ['passkey_challenges'],
      'account.startPasskey': ['passkey_challenges'],
      'account.addPasskey': ['passkey_challenges'],
      'account.confirmWithPasskey': ['passkey_challenges'],
      'account.askForPasskey': ['passkey_challenges'],
      'account.signInWithPasskey': ['passkey_challenges'],
      'account.askForPasskeyStep': ['passkey_challenges'],
      'account.verifyPasskey': ['passkey_challenges'],
      'phone.sendCode': ['phone_verifications', 'sent_texts'],
      'phone.signIn': ['phone_verifications'],
      'phone.register': ['phone_verifications'],
      'phone.verifyPhone': ['phone_verifications', 'sent_texts'],
      'phone.confirmPhone': ['phone_verifications'],
    },
  },
  {
    why: 'What is paid is on one server: it outlives the member, and messages of the provider name only its own ids.',
    routes: {
      'account.erase': ['user_payments'],
      'account.eraseAtOnce': ['user_payments'],
      'giving.pay': ['user_payments'],
      'giving.confirm': ['user_payments'],
      'giving.subscription': ['user_payments'],
      'giving.stop': ['user_payments', 'payment_ledger'],
    },
  },
  {
    why: 'Which addresses take no email, and how many strangers got one today, is known for addresses, not members.',
    routes: {
      'account.verifyEmail': ['suppressed_addresses'],
      'account.emailDelivery': ['suppressed_addresses'],
      'account.resumeEmail': ['suppressed_addresses'],
      'unsubscribe.change': ['suppressed_addresses'],
      'account.changeEmail': ['stranger_emails'],
      'security.sendVerificationEmail': ['stranger_emails'],
      'waitlist.join': ['waitlist_entries'],
    },
  },
  {
    why: 'Reports are one queue, on one server.',
    routes: {
      'community.report': ['reports'],
      'message.report': ['reports', 'reported_messages'],
      'room.report': ['reports'],
    },
  },
  {
    why: 'Operators look at all members and the audit log. There are few of them, and no member waits.',
    routes: {
      'operator.me': 'all',
      'operator.audit': 'all',
      'operator.auditActors': 'all',
      'operator.reports': 'all',
      'operator.report': 'all',
      'operator.settle': 'all',
      'operator.members': 'all',
      'operator.member': 'all',
      'operator.signOutMember': 'all',
      'operator.suspendMember': 'all',
      'operator.restoreMember': 'all',
      'operator.verifyMember': 'all',
      'operator.resetTwoFactor': 'all',
      'operator.resendEmail': 'all',
      'operator.exportMember': 'all',
      'operator.eraseMember': 'all',
      'operator.overview': 'all',
      'operator.letters': 'all',
      'operator.letter': 'all',
      'operator.answerLetter': 'all',
      'operator.closeLetter': 'all',
      'operator.waitlist': 'all',
      'operator.inviteWaiting': 'all',
      'operator.challenges': 'all',
      'operator.closeChallenge': 'all',
      'operator.closing': 'all',
      'operator.setClosing': 'all',
      'operator.cancelClosing': 'all',
    },
  },
]

export const expectedOf = (route: string): Expected => ({
  isAboutOthers: aboutOthers.has(route),
  allowed: exceptions.flatMap(({ why, routes }) => {
    const tables = routes[route as RouteName]
    return tables ? [{ why, tables }] : []
  }),
})
