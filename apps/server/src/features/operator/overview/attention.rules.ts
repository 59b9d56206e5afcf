import type { Overview, OverviewCard } from '@sadhana/contract'

const minuteMs = 60_000
const hourMs = 60 * minuteMs

/** Emails and jobs take seconds, so after this long something is stuck. */
const maxWaitMs = 10 * minuteMs
/** Workers write a heartbeat every ten seconds. */
const maxSilenceMs = minuteMs
/** Backups are made every night. */
const maxBackupAgeMs = 26 * hourMs
const maxRehearsalAgeMs = 100 * 24 * hourMs

type OverviewStats = Omit<Overview, 'needsAttention'>

/** The cards that need a person's attention. A card that only shows a number isn't included. */
export function cardsNeedingAttention(
  { reports, giving, email, jobs, backup }: OverviewStats,
  now: Date,
): OverviewCard[] {
  const isOlder = (at: string | null, ms: number) => at !== null && now.getTime() - Date.parse(at) > ms
  const isMissing = (at: string | null, ms: number) => at === null || isOlder(at, ms)
  const looks: Record<OverviewCard, boolean> = {
    reports: reports.waiting > 0,
    giving: giving.overdueEndings > 0,
    email: email.failed > 0 || isOlder(email.oldestAt, maxWaitMs),
    jobs: jobs.failed > 0 || isOlder(jobs.oldestAt, maxWaitMs) || isMissing(jobs.workerSeenAt, maxSilenceMs),
    backup:
      isMissing(backup.finishedAt, maxBackupAgeMs) ||
      isMissing(backup.rehearsal?.at ?? null, maxRehearsalAgeMs) ||
      backup.rehearsal?.hasPassed === false,
  }
  return (Object.keys(looks) as OverviewCard[]).filter((card) => looks[card])
}
