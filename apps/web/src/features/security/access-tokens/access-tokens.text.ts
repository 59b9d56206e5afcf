import type { AccessTokenLife, TokenScope } from '@sadhana/contract'
import { clockTime, dayAndMonthName, fullDate, plural } from '#intl/intl.rules.ts'

const numberWords = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']
const thisYear = (day: string, today: string) => day.slice(0, 4) === today.slice(0, 4)
const dayText = (day: string, today: string) => (thisYear(day, today) ? dayAndMonthName(day) : fullDate(day))

type Moment = { date: string; time: string }
type ScopeText = { label: string; hint: string }

export const tokensText = {
  title: 'Access tokens',
  opening: (count: number) =>
    plural(count, {
      one: 'One token can reach your log',
      other: (many) => `${numberWords[count] ?? many} tokens can reach your log`,
    }),
  about: 'A token opens only what it names. It never reaches your account, your payments or other people.',
  none: 'Nothing but you can open your log',
  noneAbout:
    'A token lets a tag, a shortcut or your own script log a practice. It opens only what you choose, and ends by itself.',
  loadFailed: 'We couldn’t load your access tokens',
  loadFailedText: 'They haven’t changed. Please try again.',
  used: ({ date, time }: Moment, today: string, ip: string | null) => {
    const when = date === today ? `Used today at ${clockTime(time)}` : `Used on ${dayText(date, today)}`
    return ip === null ? when : `${when}, from ${ip}`
  },
  neverUsed: 'Not used yet',
  ends: (day: string, today: string) => `Ends on ${dayText(day, today)}`,
  ended: (day: string, today: string) => `Ended on ${dayText(day, today)}`,
  new: 'New token',
  scopes: {
    'practice:log': { label: 'Log practice', hint: 'Add new practices and sits. It can’t read any.' },
    'practice:read': { label: 'Read practice', hint: 'See your practices and stats. Never your notes.' },
    'mood:log': { label: 'Log mood', hint: 'Add a mood and energy.' },
    export: {
      label: 'Make an archive',
      hint: 'Your notes included, but no sign-ins, chats or messages. Choose with care.',
    },
  } satisfies Record<TokenScope, ScopeText>,
  form: {
    title: 'A new token',
    name: 'Name',
    nameHint: 'So you know it again in a year.',
    nameMissing: 'Please give it a name',
    may: 'It may',
    mayMissing: 'Please choose what it may do',
    endsAfter: 'It ends after',
    lives: { '30-days': '30 days', '6-months': '6 months', '1-year': '1 year' } satisfies Record<
      AccessTokenLife,
      string
    >,
    make: 'Make the token',
    failed: 'We couldn’t make the token',
  },
  made: {
    title: 'Copy it now. We can’t show it again.',
    label: (name: string) => `The token for ${name}`,
    copy: 'Copy',
    copied: 'The token has been copied.',
    done: 'Done',
  },
  revoke: 'Revoke',
  remove: 'Remove',
  revokeOf: (name: string) => `Revoke: ${name}`,
  removeOf: (name: string) => `Remove: ${name}`,
  revoking: {
    title: (name: string) => `Revoke “${name}”?`,
    text: 'It stops working at once, everywhere. What it has logged stays in your log.',
    done: (name: string) => `“${name}” is revoked`,
    failed: 'We couldn’t revoke this token',
  },
  recipes: {
    title: 'What people use them for',
    links: [
      { id: 'tag', label: 'An NFC tag that logs a sit', anchor: 'an-nfc-tag-that-logs-a-sit' },
      { id: 'home', label: 'Home automation', anchor: 'home-automation' },
      { id: 'sheet', label: 'Your own spreadsheet', anchor: 'your-own-spreadsheet' },
    ],
    note: 'Each recipe has been tried, or says that it hasn’t.',
  },
} as const
