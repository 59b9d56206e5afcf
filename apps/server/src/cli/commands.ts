import { Command } from 'commander'
import { memberActs, memberNamed } from '#features/operator/index.ts'
import { createOperatorCode } from '#features/referral/index.ts'
import { reencryptSecrets } from '#features/security/index.ts'
import type { Config } from '#platform/config.ts'
import type { App } from '#app.ts'
import { addBounceCommand } from './bounce-command.ts'
import { addChallengeCommands } from './challenge-commands.ts'
import { addClosingCommands } from './closing-commands.ts'
import { seedDemo } from '#demo/demo.ts'
import { addDoctorCommands } from '#doctor/doctor-commands.ts'
import { explain, oneLine, refused } from './explain.ts'
import { addGivingCommands } from './giving-commands.ts'
import { addLetterCommands } from './letter-commands.ts'
import { addMemberCommands } from './member-commands.ts'
import { addOverviewCommand } from './overview-command.ts'
import { addRehearseCommand } from './rehearse-command.ts'
import { addReportCommands } from './report-commands.ts'
import { addRoleCommands } from './role-commands.ts'
import { addSwitchCommands } from './switch-commands.ts'
import { addWaitlistCommands } from './waitlist-commands.ts'

type Deps = {
  app: Pick<
    App,
    'db' | 'clock' | 'events' | 'keys' | 'log' | 'connectProvider' | 'openStorage' | 'strangerBudget' | 'switches'
  >
  config: Config
  print: (line: string) => void
  input?: AsyncIterable<Uint8Array>
}

const day = (at: Date) => at.toISOString().slice(0, 10)

/** The commands that operators run from the shell. */
export function createCommands({ app, config, print: printLine, input = process.stdin }: Deps): Command {
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

  addBounceCommand(cli, { app, print, input })
  addChallengeCommands(cli, { app, print })
  addClosingCommands(cli, { app, print, input })
  addGivingCommands(cli, { app, print })
  addLetterCommands(cli, { app, print })
  addRehearseCommand(cli, { app, config, print })
  addRoleCommands(cli, { app, print })
  addReportCommands(cli, { app, print })
  addMemberCommands(cli, { app, print })
  addDoctorCommands(cli, printLine)
  addOverviewCommand(cli, { app, print })
  addSwitchCommands(cli, { app, print })
  addWaitlistCommands(cli, { app, print })

  cli
    .command('verify')
    .description('give a member the verified badge, or remove it')
    .argument('<username>')
    .option('--withdraw', 'remove the badge', false)
    .option('--reason <text>', 'why, for the audit log', 'Decided at the shell')
    .action(async (username: string, { withdraw, reason }: { withdraw: boolean; reason: string }) => {
      const act = async () => {
        const id = await memberNamed(db, username)
        return memberActs.setBadge({ db, clock }, { by: 'shell', id, reason, isVerified: !withdraw })
      }
      await act().catch(explain)
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
      if (config.NODE_ENV === 'production') throw refused('demo data cannot be added in production')
      for (const line of await seedDemo({ db, events, clock, keys })) print(line)
    })

  return cli
}
