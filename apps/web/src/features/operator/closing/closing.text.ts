import type { Closing } from '@sadhana/contract'
import { plural } from '#intl/intl.rules.ts'
import { consoleText } from '../shared/console.text.ts'

type Round = Closing['emails'][number]['round']

const rounds: Record<Round, string> = {
  announced: 'The first email, with the reason',
  reminder: 'The second email, after two thirds of the time',
  last: 'The last email, with a fresh archive, a week before',
}

export const closingText = {
  title: consoleText.closing,
  lead: 'Close this installation for good, so that everyone can take their years with them.',
  loadFailed: 'We couldn’t load this page',
  before: 'What happens',
  steps: [
    [
      'At once',
      'Members get an email and see a line above every page. No one can join, and contributions end at the provider.',
    ],
    ['After two thirds of the time', 'A second email.'],
    [
      'A week before',
      'An archive is made for every member, and a last email says where it is. Archives stay until the day.',
    ],
    ['On the day, at 12:00 UTC', 'Everyone is signed out. Anyone who signs in reads that it has closed.'],
    [
      'After it, at the shell',
      'The last backup is sealed, every account is erased, and a record without names remains.',
    ],
    ['30 days later', 'The last backup must be destroyed. The doctor reminds you.'],
  ],
  members: (count: number) => plural(count, { one: 'One member', other: (many) => `${many} members` }),
  contributors: (count: number) =>
    plural(count, { one: 'One contribution is running.', other: (many) => `${many} contributions are running.` }),
  now: 'Now',
  set: 'Set a day',
  setTitle: 'Close this installation?',
  setText:
    'All members are emailed at once, with your reason. You can cancel it until the last backup is sealed; contributions that ended don’t start again.',
  day: 'Closing day',
  dayHint: (earliest: string) => `${earliest} or later`,
  reason: 'Reason, for the log and for all members',
  setAction: 'Close on this day',
  setDone: 'The day is set, and members are being told',
  closes: (day: string) => `This installation closes on ${day}`,
  by: (name: string | null, reason: string) =>
    name === null ? `“${reason}” · from the shell` : `“${reason}” · ${name}`,
  progress: 'How far it is',
  round: (round: Round) => rounds[round],
  comes: (moment: string) => `Goes out from ${moment}`,
  sent: (sent: number, queued: number) => `${sent} of ${queued} sent`,
  archives: 'Archives',
  archiveCounts: ({ ready, making, failed }: Closing['archives']) =>
    `${ready} ready, ${making} being made, ${failed} failed`,
  left: 'Members',
  contributions: 'Contributions',
  afterwards: 'After the day',
  afterwardSteps: [
    'Make a backup with deploy/backup.sh.',
    'Run cli closing finish. It prints the key of the sealed backup once.',
    'Delete the earlier backups and the database, and keep the record.',
    'Destroy the sealed backup within 30 days, then run cli closing destroyed.',
  ],
  cancel: 'Cancel the closing',
  cancelTitle: 'Stay open after all?',
  cancelText:
    'People can join again, and members who were told are told once. Contributions that ended don’t start again.',
  cancelAction: 'Stay open',
  cancelDone: 'No day is set any more',
} as const
