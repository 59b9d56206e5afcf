import type { Visibility } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import type { ThemeChoice } from '#lib/browser/theme.ts'

const sharing: Record<Visibility, string> = {
  private: 'Only me, unless I say otherwise',
  followers: 'Followers, unless I say otherwise',
  public: 'All members, unless I say otherwise',
}

const appearance: Record<ThemeChoice, string> = {
  system: 'Follows your device',
  light: 'Always light',
  dark: 'Always dark',
}

/** Each row has a name, a text while its value is unknown, and a text with the value. */
export const settingsHubText = {
  title: 'Settings',
  intro: 'Everything about you, in one place.',
  find: 'Find a setting',
  none: (words: string) => `No setting matches “${words}”.`,
  results: (rows: number) => plural(rows, { one: '1 setting found', other: (count) => `${count} settings found` }),
  signOut: 'Sign out',
  sections: {
    you: 'You',
    practice: 'Practice',
    help: 'Help',
    privacy: 'Privacy',
    security: 'Security',
    data: 'Your data',
  },
  rows: {
    page: { name: 'My page', at: (path: string) => `${path}, as other members find it` },
    email: {
      name: 'Email',
      verified: (email: string) => `${email}, verified`,
      unverified: (email: string) => `${email}, not verified yet`,
      none: 'None yet',
    },
    day: {
      name: 'Practice day',
      about: 'When your day ends, and where you are',
      ends: (time: string, zone: string) => `Ends at ${time}, ${zone}`,
    },
    goal: { name: 'Weekly goal', about: 'How many days a week you’d like to practise' },
    rest: {
      name: 'Fixed rest days',
      about: 'Days of the week or the moon on which you rest',
      chosen: (days: readonly string[]) => days.join(', '),
    },
    pause: {
      name: 'Pause',
      about: 'For illness or travel; your streak waits',
      planned: (days: string) => `${days}; your streak waits`,
    },
    reminders: { name: 'Reminders', about: 'Times, quiet hours and your calendar' },
    hideGuide: { name: 'Hide the Practice Guide', about: 'Its button, its chat and every word about AI' },
    quiet: { name: 'Quiet mode', about: 'Hides counts, streaks and levels' },
    theme: { name: 'Appearance', says: appearance },
    language: { name: 'Language' },
    device: { name: 'This device', about: 'What opens without a network, and the space it takes' },
    guide: { name: 'User guide', about: 'How things work' },
    helpNow: { name: 'Help now', about: 'Someone to talk to, in your country' },
    letters: { name: 'Write to us', about: 'A question, a problem or an idea' },
    privacyPage: { name: 'Privacy page', about: 'What we keep, and what we never do' },
    terms: { name: 'Terms', about: 'What you agreed to' },
    accessibility: { name: 'Accessibility', about: 'What was tried, and how to tell us' },
    sharing: { name: 'Who sees my practices', about: 'You, followers or all members', says: sharing },
    followers: {
      name: 'Followers',
      about: 'Who may follow you',
      anyone: 'Anyone may follow you',
      approved: 'By approval',
      manyWaiting: 'By approval. Many people are waiting',
      waiting: (people: number) =>
        plural(people, {
          one: 'By approval. 1 person is waiting',
          other: (count) => `By approval. ${count} people are waiting`,
        }),
    },
    hidden: {
      name: 'Blocked and muted',
      about: 'People you don’t want to see',
      people: (blocked: number, muted: number) =>
        blocked + muted === 0 ? 'No one' : `${blocked} blocked, ${muted} muted`,
    },
    password: { name: 'Password', about: 'Change your password', none: 'Set a password' },
    twoFactor: { name: 'Two-Factor Auth', on: 'On', off: 'Off' },
    devices: {
      name: 'Devices',
      about: 'Where you’re signed in',
      signedIn: (devices: number) =>
        plural(devices, { one: 'Only this one is signed in', other: (count) => `${count} signed in` }),
    },
    csv: { name: 'Export as CSV' },
    pages: { name: 'Shared pages', about: 'What people outside can open with a link' },
    archive: { name: 'Archive and import', about: 'Everything in one file, readable again here' },
    import: { name: 'Import', about: 'From other apps, tables, Apple Health and Loop' },
    move: { name: 'Move', about: 'To or from another installation, with everything you’ve logged' },
    erase: { name: 'Erase your account', about: 'With fourteen days to change your mind' },
    deleted: {
      name: 'Recently deleted',
      about: 'Kept for seven days',
      practices: (practices: number, more: boolean) => {
        if (practices === 0) return 'Nothing deleted'
        if (more) return `More than ${practices} practices, kept for seven days`
        return plural(practices, {
          one: '1 practice, kept for seven days',
          other: (count) => `${count} practices, kept for seven days`,
        })
      },
    },
  },
}
