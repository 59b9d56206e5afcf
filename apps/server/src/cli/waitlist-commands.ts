import { maxInvitedAtOnce } from '@sadhana/contract'
import type { Command } from 'commander'
import { inviteBatch, inviteByEmail } from '#features/operator/index.ts'
import { listWaitlist } from '#features/waitlist/index.ts'
import type { App } from '#app.ts'
import { refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }
type Json = { json: boolean }

const day = (at: Date) => at.toISOString().slice(0, 10)

/** Commands to list who is waiting, and to invite one person or the next in line. */
export function addWaitlistCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const deps = { db, clock }
  const waitlist = cli.command('waitlist').description('list the waitlist and invite people from it')

  waitlist
    .command('list', { isDefault: true })
    .description('list waitlist entries, oldest first')
    .option('--waiting', 'only people not invited yet', false)
    .option('--json', 'print one JSON array', false)
    .action(async ({ waiting, json }: Json & { waiting: boolean }) => {
      const entries = await listWaitlist(db, waiting)
      if (json) return print(JSON.stringify(entries))
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
    .option('--json', 'print the outcome as JSON', false)
    .action(async (email: string, { json }: Json) => {
      if (!(await inviteByEmail(deps, 'shell', email))) throw refused(`${email} is not on the waitlist`)
      print(json ? JSON.stringify({ invited: 1 }) : `invitation to ${email} queued`)
    })

  waitlist
    .command('next')
    .description('email a personal referral code to the next in line')
    .argument('<count>', `how many, from 1 to ${maxInvitedAtOnce}`)
    .option('--json', 'print the outcome as JSON', false)
    .action(async (count: string, { json }: Json) => {
      const wanted = Number(count)
      if (!Number.isInteger(wanted) || wanted < 1 || wanted > maxInvitedAtOnce) {
        throw refused(`invite from 1 to ${maxInvitedAtOnce} people at a time`)
      }
      const invited = await inviteBatch(deps, 'shell', wanted)
      print(json ? JSON.stringify({ invited }) : `${invited} ${invited === 1 ? 'invitation' : 'invitations'} queued`)
    })
}
