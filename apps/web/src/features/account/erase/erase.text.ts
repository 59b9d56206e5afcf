import { localMoment } from '@sadhana/contract'
import { dayAndMonthName, plural } from '#intl/intl.rules.ts'
import { deviceZone } from '#lib/time/device-zone.ts'

/** The date of a moment in the reader's zone. A leaving member is signed out, so we don't know their own zone. */
export const dueDay = (moment: string): string =>
  dayAndMonthName(localMoment(new Date(moment), deviceZone() ?? 'UTC').date)

export const eraseText = {
  back: 'Settings',
  title: 'Erase your account',
  lede: 'Your practice is yours to keep or to let go. This is how letting go works.',
  couldNotLoad: 'We couldn’t load what erasing would mean',
  goes: {
    title: 'What goes, for good',
    log: ['Practices, notes, tags, pictures, moods, sleep', 'And every figure made from them'],
    people: ['Your page, followers and buddies', 'No one is told; you’re simply not there'],
    giving: ['Your contribution', 'Ended at PayPal at once; nothing more is taken'],
    ways: ['Every way of signing in', 'Password, passkeys, linked accounts, two-factor authentication, all sessions'],
  },
  stays: {
    title: 'What stays, and why',
    receipts: (count: number) => [
      plural(count, { one: 'One receipt', other: (many) => `${many} receipts` }),
      'Tax law asks us to keep them. They carry a random number, not your name',
    ],
    reports: ['What you reported to us', 'It’s about someone else. We keep it without your name'],
    backups: ['Backups', 'Kept for emergencies only. The people who run this place delete old ones'],
  },
  grace: {
    title: 'Fourteen days to change your mind',
    about: (day: string) =>
      `Your page disappears at once; the rest waits. Sign in any time before ${day} and it stops; there’s nothing else to press.`,
  },
  next: 'Continue to erase',
  keep: 'Keep my account',
  proof: {
    title: 'Is it you?',
    intro: {
      choose: 'Please show us once more that it’s you.',
      password: 'Your password, once more.',
      passkey: 'Your browser will ask for your fingerprint, face or PIN.',
      authenticator: 'Enter the 6-digit code from your authenticator app.',
      'backup-code': 'Enter one of your backup codes. Each code works once.',
      provider: (name: string) => `${name} has confirmed that it’s you. That counts for five minutes.`,
      sent: (contact: string) => `Enter the 6-digit code we’ve sent to ${contact}.`,
    },
    none: 'Your account has neither a password nor a verified email address or phone. Please verify your email first.',
    verify: 'Verify my email',
    password: 'Password',
    code: 'Verification code',
    backupCode: 'Backup code',
    read: 'I’ve read what goes and what stays',
    submit: (day: string) => `Erase on ${day}`,
    atOnce: 'Erase it at once, without the fourteen days',
    atOnceHint: 'You’ve moved, so nothing has to wait here. No one can bring it back.',
    submitAtOnce: 'Erase now',
    failed: 'That didn’t work. Please try again.',
    otherAccount: 'That was another account than the one you’ve linked here. Please try again with that one.',
    notConfirmed: 'We got no confirmation that it’s you. Please try again, or choose another way.',
    signInAgain: (provider: string) => `Sign in with ${provider} again`,
    others: {
      password: 'Use my password',
      passkey: 'Use a passkey',
      authenticator: 'Use my authenticator app',
      'backup-code': 'Use a backup code',
      email: 'Email me a code',
      phone: 'Text me a code',
    },
  },
  started: {
    title: (day: string) => `It will be erased on ${day}.`,
    say: 'You’re signed out everywhere and your page is gone from view.',
    written: (email: string) => `We’ve written to ${email} so that you have this in hand.`,
    before: 'Sign in before then and nothing happens.',
    leave: 'Leave',
    stop: 'Sign in and stop it',
    thanks: 'Thank you for practising with us.',
  },
  atOnce: {
    title: 'Your account is being erased.',
    say: 'You’re signed out everywhere. In a few minutes nothing of yours is left here.',
    written: (email: string) => `Our last email, to ${email}, will tell you when it’s done.`,
  },
  stopped: {
    title: 'You’re back, so we’ve stopped.',
    say: (day: string) =>
      `Erasing was to happen on ${day}. Signing in has stopped it, and everything is where you left it: your practices, your notes, your people.`,
    day: (day: number) => `Stopped on day ${day} of 14`,
    toPractice: 'Go to my practice',
    toArchive: 'I only came for my archive',
    giving:
      'Only a contribution doesn’t come back by itself; PayPal ended it. If it wasn’t you who asked for this, <activity>look at your sign-ins</activity> and change your password.',
    signOut: 'Sign out',
  },
} as const
