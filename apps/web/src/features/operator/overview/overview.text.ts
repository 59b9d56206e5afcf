import type { AuditEntry, Overview, OverviewCard } from '@sadhana/contract'
import { dollars, momentText, monthName, plural, wholeNumber } from '#intl/intl.rules.ts'
import { ageInWords } from '../shared/age.rules.ts'
import { operatorText } from '../shared/operator.text.ts'

const reports = (count: number) => plural(count, { one: 'one report', other: (many) => `${many} reports` })
const letters = (count: number) => plural(count, { one: 'one letter', other: (many) => `${many} letters` })
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
const givenUp = (count: number) => (count === 0 ? 'None given up' : `${wholeNumber(count)} given up`)

const subjects: Record<Exclude<OverviewCard, 'reports'>, string> = {
  giving: 'giving',
  email: 'the email queue',
  jobs: 'the jobs',
  backup: 'the backups',
}

/** Whether everything works, and who is waiting for an answer. */
function lead({ needsAttention, reports: open, letters: written }: Overview): string {
  const troubled = needsAttention.flatMap((card) => (card === 'reports' ? [] : [subjects[card]]))
  const running = troubled.length === 0 ? 'Everything is running.' : `Please look at ${inList(troubled)}.`
  const waiting = [
    ...(open.waiting > 0 ? [reports(open.waiting)] : []),
    ...(written.waiting > 0 ? [letters(written.waiting)] : []),
  ]
  if (waiting.length === 0) return `${running} No one is waiting.`
  const isOne = open.waiting + written.waiting === 1
  return `${running} ${capital(inList(waiting))} ${isOne ? 'is' : 'are'} waiting for an answer.`
}

const inList = (words: string[]): string => {
  const last = words.at(-1) ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`
}

const oldest = (at: string | null, now: number) => (at === null ? 'No one is waiting' : `Oldest ${ageInWords(at, now)}`)

function restoreTestText({ rehearsal }: Overview['backup']): string {
  if (!rehearsal) return 'Never restored to test it'
  const when = momentText(rehearsal.at)
  return rehearsal.hasPassed ? `Restore tested ${when}` : `Restore failed ${when}`
}

export const overviewText = {
  title: 'Overview',
  lead,
  fine: 'Fine',
  look: 'Look',
  loadFailed: 'We couldn’t load the overview',
  members: 'Members',
  membersNote: ({ joinedThisWeek, practisedThisWeek }: Overview['members']) =>
    `${wholeNumber(joinedThisWeek)} joined this week, ${wholeNumber(practisedThisWeek)} practised`,
  waitlist: 'Waitlist',
  waitlistNote: oldest,
  reports: 'Open reports',
  reportsNote: oldest,
  giving: ({ month }: Overview['giving']) => `Giving, ${monthName(month)}`,
  received: ({ receivedCents }: Overview['giving']) => dollars(receivedCents),
  givingNote: ({ contributors, unconfirmed, overdueEndings }: Overview['giving']) =>
    [
      plural(contributors, { one: '1 member', other: (many) => `${many} members` }),
      ...(unconfirmed > 0
        ? [plural(unconfirmed, { one: 'one payment unconfirmed', other: (many) => `${many} payments unconfirmed` })]
        : []),
      ...(overdueEndings > 0
        ? [plural(overdueEndings, { one: 'one ending overdue', other: (many) => `${many} endings overdue` })]
        : []),
    ].join('; '),
  email: 'Email queue',
  emailNote: ({ oldestAt, failed, suppressed }: Overview['email'], now: number) =>
    [
      oldestAt === null ? 'Nothing is waiting' : `Oldest ${ageInWords(oldestAt, now)}`,
      givenUp(failed),
      ...(suppressed === 0 ? [] : [suppressed === 1 ? '1 address suppressed' : `${suppressed} addresses suppressed`]),
    ].join('. '),
  jobs: 'Jobs',
  jobsNote: ({ oldestAt, failed, workerSeenAt }: Overview['jobs'], now: number) =>
    [
      oldestAt === null ? 'Nothing is waiting' : `Oldest ${ageInWords(oldestAt, now)}`,
      givenUp(failed),
      ...(workerSeenAt === null ? ['No worker is running'] : []),
    ].join('. '),
  version: 'Version',
  versionNote: ({ commit }: Overview['release']) => commit?.slice(0, 7) ?? 'Commit unknown',
  backup: 'Last backup',
  backupAge: ({ finishedAt }: Overview['backup'], now: number) =>
    finishedAt === null ? 'None' : `${ageInWords(finishedAt, now)} ago`,
  backupNote: restoreTestText,
  recent: 'Since yesterday',
  recentCaption: 'What was done since yesterday, newest first',
  auditLink: operatorText.audit.title,
  what: (entry: AuditEntry) => `${operatorText.audit.act(entry)}: ${entry.reason}`,
  quiet: 'Nothing was done since yesterday',
  unreviewed:
    'No clinician has read what we say about hard practices and crises yet. Members read the same about hard practices.',
} as const
