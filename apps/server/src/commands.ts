import { Command, CommanderError } from 'commander'
import { z } from 'zod'
import { setVerified } from '#features/account/index.ts'
import { listOpenReports, resolveReport } from '#features/community/index.ts'
import { createOperatorCode } from '#features/referral/index.ts'
import { reencryptSecrets } from '#features/security/index.ts'
import { inviteFromWaitlist, listWaitlist } from '#features/waitlist/index.ts'
import type { Config } from '#platform/config.ts'
import type { App } from './app.ts'
import { addChallengeCommands } from './challenge-commands.ts'
import { seedDemo } from './demo.ts'
import { addGivingCommands } from './giving-commands.ts'
import { addLetterCommands } from './letter-commands.ts'

type Deps = {
  app: Pick<App, 'db' | 'clock' | 'events' | 'keys' | 'log' | 'connectProvider'>
  config: Config
  print: (line: string) => void
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** No value may break the list or send control codes to the terminal. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim()

/** What operators do from the shell. */
export function createCommands({ app, config, print: printLine }: Deps): Command {
  const { db, clock, events, keys } = app
  const print = (...cells: string[]) => printLine(cells.map(oneLine).join('\t'))
  const cli = new Command('cli').description('Operator commands.')

  cli
    .command('invite')
    .description('create a referral code for the first member')
    .option('--count <number>', 'how many codes', '1')
    .action(async ({ count }: { count: string }) => {
      for (let made = 0; made < Number(count); made++) {
        const { code, expiresAt } = await createOperatorCode(db, clock)
        print(code)
        print(new URL(`/register?ref=${code}`, config.PUBLIC_URL).href)
        print(`valid until ${day(expiresAt)}`)
      }
    })

  const waitlist = cli.command('waitlist').description('list the waitlist and invite people from it')

  waitlist
    .command('list', { isDefault: true })
    .description('list waitlist entries, oldest first')
    .option('--waiting', 'only people not invited yet', false)
    .action(async ({ waiting }: { waiting: boolean }) => {
      const entries = await listWaitlist(db, waiting)
      for (const { created_at, invited_at, current_practice, email, name } of entries) {
        const state = invited_at ? `invited ${day(invited_at)}` : 'waiting'
        print(day(created_at), state, current_practice, email, name)
      }
      print(`${entries.length} ${entries.length === 1 ? 'entry' : 'entries'}`)
    })

  waitlist
    .command('invite')
    .description('email a personal referral code to someone on the waitlist')
    .argument('<email>')
    .action(async (email: string) => {
      if (!(await inviteFromWaitlist({ db, clock }, email))) throw refusal(`${email} is not on the waitlist`)
      print(`invitation to ${email} queued`)
    })

  const reports = cli.command('reports').description('list and close reports from members')

  reports
    .command('list', { isDefault: true })
    .description('list open reports, oldest first: id, date, reporter, reported member, session, reason')
    .action(async () => {
      const open = await listOpenReports(db)
      for (const { id, at, reporter, reported, sessionId, reason } of open) {
        print(id, day(at), reporter ?? 'a former member', reported, sessionId ?? '-', reason)
      }
      print(`${open.length} open ${open.length === 1 ? 'report' : 'reports'}`)
    })

  reports
    .command('resolve')
    .description('close a report')
    .argument('<id>')
    .action(async (id: string) => {
      if (!z.uuid().safeParse(id).success || !(await resolveReport({ db, clock }, id))) {
        throw refusal(`no open report with the id ${id}`)
      }
      print(`report ${id} closed`)
    })

  addChallengeCommands(cli, { app, print })
  addGivingCommands(cli, { app, print })
  addLetterCommands(cli, { app, print })

  cli
    .command('verify')
    .description('give a member the verified badge, or remove it')
    .argument('<username>')
    .option('--withdraw', 'remove the badge', false)
    .action(async (username: string, { withdraw }: { withdraw: boolean }) => {
      if (!(await setVerified({ db, clock }, username, !withdraw)))
        throw refusal(`no member with the username ${username}`)
      print(`${username} is ${withdraw ? 'no longer verified' : 'verified'}`)
    })

  cli
    .command('reencrypt')
    .description('re-encrypt stored secrets after replacing SECRET_KEY')
    .action(async () => {
      print(`${await reencryptSecrets({ db, keys })} secrets encrypted with the current key`)
    })

  cli
    .command('demo')
    .description('add demo data, labelled as demo (not available in production)')
    .action(async () => {
      if (config.NODE_ENV === 'production') throw refusal('demo data cannot be added in production')
      for (const line of await seedDemo({ db, events, clock, keys })) print(line)
    })

  return cli
}

const refusal = (message: string) => new CommanderError(1, 'cli.refused', oneLine(message))
