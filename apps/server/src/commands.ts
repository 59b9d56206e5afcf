import { Command, CommanderError } from 'commander'
import { z } from 'zod'
import { setVerified } from '#features/account/index.ts'
import { listOpenReports, resolveReport } from '#features/community/index.ts'
import { createOperatorCode } from '#features/referral/index.ts'
import { resealSecrets } from '#features/security/index.ts'
import { inviteFromWaitlist, listWaitlist } from '#features/waitlist/index.ts'
import type { Config } from '#platform/config.ts'
import type { App } from './app.ts'
import { seedDemo } from './demo.ts'

type Deps = { app: Pick<App, 'db' | 'clock' | 'events' | 'keys'>; config: Config; print: (line: string) => void }

const day = (at: Date) => at.toISOString().slice(0, 10)

/** Words of members must neither break the list nor steer the terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')

/** What operators do from the shell. */
export function createCommands({ app: { db, clock, events, keys }, config, print }: Deps): Command {
  const cli = new Command('cli').description('What operators do from the shell.')

  cli
    .command('invite')
    .description('print a founding referral code: the first member needs one')
    .action(async () => {
      const { code, expiresAt } = await createOperatorCode(db, clock)
      print(code)
      print(new URL(`/register?ref=${code}`, config.PUBLIC_URL).href)
      print(`valid until ${day(expiresAt)}`)
    })

  const waitlist = cli.command('waitlist').description('the people who asked to join')

  waitlist
    .command('list', { isDefault: true })
    .description('list the entries, oldest first')
    .option('--waiting', 'only those not invited yet', false)
    .action(async ({ waiting }: { waiting: boolean }) => {
      const entries = await listWaitlist(db, waiting)
      for (const { created_at, invited_at, current_practice, email, name } of entries) {
        const state = invited_at ? `invited ${day(invited_at)}` : 'waiting'
        print([day(created_at), state, current_practice, email, name].join('\t'))
      }
      print(`${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`)
    })

  waitlist
    .command('invite')
    .description('mail a personal referral code to someone on the list')
    .argument('<email>')
    .action(async (email: string) => {
      if (!(await inviteFromWaitlist({ db, clock }, email)))
        throw refusal(`nobody with the email ${email} is on the list`)
      print(`the invitation to ${email} is on its way`)
    })

  const reports = cli.command('reports').description('what members told us about others')

  reports
    .command('list', { isDefault: true })
    .description('list the open ones, oldest first: id, day, who tells, about whom, which session, what')
    .action(async () => {
      const open = await listOpenReports(db)
      for (const { id, at, reporter, reported, sessionId, reason } of open) {
        print([id, day(at), reporter ?? 'a former member', reported, sessionId ?? '-', oneLine(reason)].join('\t'))
      }
      print(`${open.length} open ${open.length === 1 ? 'report' : 'reports'}`)
    })

  reports
    .command('resolve')
    .description('close a report that was dealt with')
    .argument('<id>')
    .action(async (id: string) => {
      if (!z.uuid().safeParse(id).success || !(await resolveReport(db, id, clock.now()))) {
        throw refusal(`there is no open report ${id}`)
      }
      print(`the report ${id} is closed`)
    })

  cli
    .command('verify')
    .description('give a member the badge of those we know, or take it back')
    .argument('<username>')
    .option('--withdraw', 'take the badge back', false)
    .action(async (username: string, { withdraw }: { withdraw: boolean }) => {
      if (!(await setVerified(db, username, !withdraw, clock.now()))) throw refusal(`nobody is called ${username}`)
      print(`${username} is ${withdraw ? 'no longer verified' : 'verified'}`)
    })

  cli
    .command('reseal')
    .description('encrypt stored secrets under the current SECRET_KEY, when it was replaced')
    .action(async () => {
      print(`${await resealSecrets({ db, keys })} secrets are sealed with the current key`)
    })

  cli
    .command('demo')
    .description('add demo data, marked as such; refused in production')
    .action(async () => {
      if (config.NODE_ENV === 'production') throw refusal('demo data has no place in production')
      for (const line of await seedDemo({ db, events, clock })) print(line)
    })

  return cli
}

const refusal = (message: string) => new CommanderError(1, 'cli.refused', message)
