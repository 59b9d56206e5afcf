import type { OverviewCard } from '@sadhana/contract'
import type { Command } from 'commander'
import { readOverview } from '#features/operator/index.ts'
import type { App } from '#app.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }

const since = (at: string | null) => (at === null ? '-' : `oldest ${at}`)

/** Prints what the console’s first page shows. */
export function addOverviewCommand(cli: Command, { app: { db, clock }, print }: Deps): void {
  cli
    .command('overview')
    .description('print how the place is doing: people, queues, giving, version and backups')
    .option('--json', 'print one JSON object', false)
    .action(async ({ json }: { json: boolean }) => {
      const overview = await readOverview({ db, clock })
      if (json) return print(JSON.stringify(overview))
      const { members, waitlist, reports, letters, giving, email, jobs, release, backup, needsAttention } = overview
      const state = (card: OverviewCard) => (needsAttention.includes(card) ? 'look' : 'fine')
      const { count, joinedThisWeek, practisedThisWeek } = members
      print('members', `${count}`, '-', `${joinedThisWeek} joined and ${practisedThisWeek} practised in seven days`)
      print('waitlist', `${waitlist.waiting}`, '-', since(waitlist.oldestAt))
      print('reports', `${reports.waiting}`, state('reports'), since(reports.oldestAt))
      print('letters', `${letters.waiting}`, '-', since(letters.oldestAt))
      const contributions = `${giving.contributors} contribute, ${giving.unconfirmed} unconfirmed`
      print('giving', `$${(giving.receivedCents / 100).toFixed(2)}`, state('giving'), contributions)
      const { failed, suppressed } = email
      print(
        'emails',
        `${email.waiting}`,
        state('email'),
        since(email.oldestAt),
        `${failed} given up, ${suppressed} suppressed`,
      )
      print('jobs', `${jobs.waiting}`, state('jobs'), since(jobs.oldestAt), `${jobs.failed} given up`)
      print('version', release.version, '-', release.commit ?? 'commit unknown')
      const { rehearsal } = backup
      const trial = rehearsal
        ? `restored ${rehearsal.at}${rehearsal.hasPassed ? '' : ', and failed'}`
        : 'never restored'
      print('backup', backup.finishedAt ?? 'none', state('backup'), trial)
    })
}
