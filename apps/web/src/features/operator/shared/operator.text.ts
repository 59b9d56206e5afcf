import type {
  AuditEntry,
  DecisionAction,
  EarlierReport,
  OpenedMember,
  OperatorRole,
  ReportKind,
} from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { installationActs } from './switch-names.text.ts'
export { switchLabels } from './switch-names.text.ts'

const roleNames: Record<OperatorRole, string> = { moderator: 'Moderator', operator: 'Operator' }

const roles: Record<OperatorRole, string> = {
  moderator: 'Moderator. Every action here is logged.',
  operator: 'Operator. Every action here is logged.',
}

const kinds: Record<ReportKind, string> = {
  worry: 'Worried about this person',
  unkind: 'Unkind or threatening',
  selling: 'Selling or begging',
  other: 'Something else',
}

const outcomeWords = { hidden: 'hidden', warned: 'warned', suspended: 'suspended', closed: 'closed' } as const

/** The keys are the chosen actions in alphabetical order. */
const submitWords: Record<string, string> = {
  close: 'Close the report',
  hide: 'Hide the session',
  'hide suspend': 'Hide and suspend',
  'hide suspend warn': 'Hide, warn and suspend',
  'hide warn': 'Hide and warn',
  suspend: 'Suspend',
  'suspend warn': 'Warn and suspend',
  warn: 'Warn',
}

const formerMember = 'a former member'
const member = ({ subject }: AuditEntry) => (subject ? `@${subject.username}` : formerMember)

const acts: Record<AuditEntry['act'], (entry: AuditEntry) => string> = {
  role_granted: (entry) => `Granted a role to ${member(entry)}`,
  role_withdrawn: (entry) => `Withdrew the role of ${member(entry)}`,
  refused: () => 'Tried to do what only operators may do',
  session_hidden: (entry) => `Hid a session of ${member(entry)}`,
  member_warned: (entry) => `Warned ${member(entry)}`,
  member_suspended: (entry) => `Suspended ${member(entry)}`,
  member_restored: (entry) => `Lifted the suspension of ${member(entry)}`,
  report_closed: (entry) => `Closed a report about ${member(entry)}`,
  member_opened: (entry) => (entry.subject ? `Opened member ${member(entry)}` : `Opened ${member(entry)}`),
  member_signed_out: (entry) => `Signed ${member(entry)} out everywhere`,
  badge_granted: (entry) => `Granted the verified badge to ${member(entry)}`,
  badge_withdrawn: (entry) => `Withdrew the verified badge of ${member(entry)}`,
  two_factor_reset: (entry) => `Reset two-factor authentication for ${member(entry)}`,
  email_resent: (entry) => `Sent an email to ${member(entry)} again`,
  export_prepared: (entry) => `Prepared the archive of ${member(entry)}`,
  erasure_begun: (entry) => `Started erasing ${member(entry)}`,
  letter_opened: (entry) => `Opened a letter from ${member(entry)}`,
  letter_answered: (entry) => `Answered a letter from ${member(entry)}`,
  letter_closed: (entry) => `Closed a letter from ${member(entry)}`,
  waitlist_invited: () => 'Invited from the waitlist',
  challenge_defined: () => 'Defined a challenge',
  challenge_opened: () => 'Opened a challenge again',
  challenge_closed: () => 'Closed a challenge',
  ...installationActs,
}

const otherActors = { shell: 'Shell', system: 'System' } as const

export const operatorText = {
  console: 'Operators',
  role: (role: OperatorRole) => roles[role],
  back: 'Back to practice',
  loadFailed: 'We couldn’t open the console',
  logged: 'It’s in the audit log.',
  failed: 'That didn’t work. Please try again.',
  sections: {
    overview: 'Overview',
    reports: 'Reports',
    members: 'Members',
    letters: 'Letters',
    waitlist: 'Waitlist',
    challenges: 'Challenges',
    switches: 'Switches',
    audit: 'Audit log',
  },
  act: {
    reason: 'Reason, for the log',
    reasonHint: 'Leave names and addresses out: the log outlives the account.',
    password: 'Your password',
    code: 'Code from your app, or a backup code',
    proofHint: 'This changes someone’s account, so please show us once more that it’s you.',
    howLong: 'For how long',
    days: (count: 7 | 30) => `${count} days`,
    untilLifted: 'Until lifted',
    preview: 'What the member will read',
    inTheirLanguage:
      'A member who uses the app in German or Spanish gets this in that language, with your reason as you write it.',
    nothingRead: 'Nothing. The people who reported it are thanked.',
  },
  reports: {
    title: 'Reports',
    lead: 'Worry about a person always comes first.',
    queue: 'Open reports',
    choose: 'Choose a report',
    chooseText: 'You see what was reported, and nothing around it.',
    loadFailed: 'We couldn’t load the reports',
    reportFailed: 'We couldn’t open this report',
    empty: 'No open reports',
    emptyText: 'New ones are also emailed to you, once an hour at most.',
    kinds: kinds,
    sessionBy: (username: string) => `Session by @${username}`,
    member: (username: string) => `The page of @${username}`,
    waited: (age: string, reporters: number) =>
      plural(reporters, { one: `${age} ago`, other: (many) => `${age} ago · reported by ${many} members` }),
    firstInLine: (when: string) => `${when} · first in line, always`,
    open: 'Open',
    closed: 'Closed',
    by: (count: number, since: string) =>
      `${plural(count, { one: 'Reported by one member', other: (many) => `Reported by ${many} members` })}, since ${since}. Reporters are never named to the person reported.`,
    said: 'They wrote',
    memberSince: 'Member since',
    since: (day: string, invitedBy: string | null) => (invitedBy ? `${day}, invited by @${invitedBy}` : day),
    earlier: 'Earlier reports',
    earlierReports: (reports: readonly EarlierReport[]): string =>
      reports.length === 0
        ? 'None'
        : reports
            .map(
              ({ kind, outcomes }) =>
                `${kinds[kind]} (${outcomes.map((one) => outcomeWords[one]).join(', ') || 'open'})`,
            )
            .join('; '),
    youSee: 'You can see',
    nothingPrivate: 'What was reported. Nothing private.',
    messages: 'Messages',
    messagesAbout: '· the last ten at most, shown because a member agreed',
    reporter: 'Who reported it',
    openMember: 'Open this member',
    isClosed: 'This report is closed.',
    session: (visibility: 'followers' | 'public', limb: string, minutes: number) =>
      `session for ${visibility === 'public' ? 'all members' : 'followers'}, ${limb}, ${plural(minutes, { one: '1 minute', other: (many) => `${many} minutes` })}`,
    noWords: 'No words were shared with it.',
    isHidden: 'It’s already out of sight.',
    takenBack: 'Its owner has made it private or deleted it since, so it isn’t shown.',
    noBio: 'Nothing is written on the page.',
  },
  settle: {
    what: 'What should happen?',
    actions: { hide: 'Hide session', warn: 'Warn', suspend: 'Suspend', close: 'Close' },
    hints: {
      hide: 'Out of the feed; its owner still sees it and is told why',
      warn: 'An email with the reason and this session',
      suspend: 'Can’t sign in for a time; the practice log stays',
      close: 'Not against the rules; reporters are thanked',
    },
    reason: 'Reason, for the log and for the member',
    submit: (actions: readonly DecisionAction[]): string => submitWords[actions.toSorted().join(' ')] ?? 'Do this',
    done: (actions: readonly DecisionAction[]): string =>
      actions.includes('close') ? 'Closed, and the reporters are thanked' : 'Done, and an email is on its way',
    leave: 'Leave it for now',
  },
  members: {
    title: 'Members',
    find: 'Find a member',
    placeholder: 'Name, username or email',
    loadFailed: 'We couldn’t load the members',
    nobody: 'No one found',
    nobodyText: 'Try part of the name, or the whole email address.',
    name: 'Member',
    state: 'State',
    states: { verified: 'Verified', reported: 'Reported', suspended: 'Suspended', erasing: 'Erasing' },
    username: 'Username',
    joined: 'Joined',
    seen: 'Last seen',
    never: 'Never',
    twoFactor: '2FA',
    on: 'On',
    off: 'Off',
  },
  member: {
    title: 'Member',
    loadFailed: 'We couldn’t open this member',
    line: ({ username, email, isEmailVerified }: OpenedMember) =>
      email === null ? `@${username}` : `@${username} · ${email}, ${isEmailVerified ? 'verified' : 'not verified'}`,
    suspended: (day: string | null) => (day === null ? 'Suspended until lifted' : `Suspended until ${day}`),
    erasing: (day: string) => `Will be erased on ${day}. Signing in stops it.`,
    facts: 'What we know',
    joined: 'Joined',
    joinedOn: (day: string, invitedBy: string | null) => (invitedBy ? `${day}, invited by @${invitedBy}` : day),
    seen: 'Last seen',
    devices: 'Signed in on',
    deviceCount: (count: number) => plural(count, { one: 'One device', other: (many) => `${many} devices` }),
    twoFactor: 'Two-factor',
    role: 'Role',
    roleOf: (role: OperatorRole, until: string | null) =>
      until === null ? roleNames[role] : `${roleNames[role]} until ${until}, named by your identity provider`,
    publicSessions: 'Public sessions',
    reports: 'Reports about them',
    unseen:
      'Private sessions, notes, moods, sleep, conversations and chats are not shown here, and there is no way to open them.',
    actions: 'Actions',
    history: 'History',
  },
  memberActs: {
    signOut: {
      title: 'Sign out everywhere',
      question: (name: string) => `Sign ${name} out everywhere?`,
      hint: 'Ends all sessions; they sign in again',
      label: 'Sign out',
      done: 'Signed out everywhere',
    },
    suspend: {
      title: 'Suspend',
      question: (name: string) => `Suspend ${name}?`,
      hint: 'For 7 or 30 days, or until lifted; the log stays',
      label: 'Suspend',
      done: 'Suspended, and an email is on its way',
    },
    restore: {
      title: 'Lift the suspension',
      question: (name: string) => `Lift the suspension of ${name}?`,
      hint: 'They can sign in, and what they share is seen again',
      label: 'Lift',
      done: 'The suspension is lifted',
    },
    grantBadge: {
      title: 'Verified badge',
      question: (name: string) => `Grant ${name} the verified badge?`,
      hint: 'Shown beside the name',
      label: 'Grant',
      done: 'The badge is granted',
    },
    withdrawBadge: {
      title: 'Verified badge',
      question: (name: string) => `Withdraw the verified badge of ${name}?`,
      hint: 'No longer shown beside the name',
      label: 'Withdraw',
      done: 'The badge is withdrawn',
    },
    resetTwoFactor: {
      title: 'Reset two-factor authentication',
      question: (name: string) => `Reset two-factor authentication for ${name}?`,
      hint: 'Only once they have shown you who they are; say how. It ends all sessions',
      label: 'Reset',
      done: 'Two-factor authentication is off',
    },
    resendPassword: {
      title: 'Send a link for a new password',
      question: (name: string) => `Send ${name} a link for a new password?`,
      hint: 'To their own address; it works for 30 minutes',
      label: 'Send',
      done: 'The link is on its way',
    },
    resendVerification: {
      title: 'Send the verification email',
      question: (name: string) => `Send ${name} the verification email?`,
      hint: 'To their own address, once more',
      label: 'Send',
      done: 'The email is on its way',
    },
    exportArchive: {
      title: 'Export',
      question: (name: string) => `Prepare the archive of ${name}?`,
      hint: 'Prepares the archive; the link goes to them, not to you',
      label: 'Prepare',
      done: 'The archive is being prepared',
    },
    erase: {
      title: 'Erase',
      question: (name: string) => `Erase the account of ${name}?`,
      hint: 'Waits 14 days; signing in stops it',
      label: 'Erase',
      done: 'The account will be erased in 14 days',
    },
  },
  audit: {
    title: 'Audit log',
    lead: 'Written once, never edited. Looking at a member counts as an action. Kept two years.',
    caption: 'What was done, newest first',
    when: 'When',
    who: 'Who',
    what: 'What',
    reason: 'Reason',
    actor: ({ actorKind, actor }: AuditEntry): string => {
      if (actorKind !== 'member') return otherActors[actorKind]
      return actor?.displayName ?? 'A former member'
    },
    everyone: 'Everyone',
    ...otherActors,
    act: (entry: AuditEntry): string => acts[entry.act](entry),
    empty: 'Nothing has been done yet',
    emptyOf: 'Nothing of theirs is in the log',
    loadFailed: 'We couldn’t load the log',
    more: 'Show earlier',
  },
} as const
