import { actReason, operatorRoles } from '@sadhana/contract'
import type { Command } from 'commander'
import { z } from 'zod'
import { grantRole, listHolders, withdrawRole } from '#features/operator/index.ts'
import type { App } from '#app.ts'
import { check, explain, refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock'>; print: (...cells: string[]) => void }
type Options = { reason: string; json: boolean }

const said = {
  done: '',
  unknown: 'there is no member with this username',
  'no two-factor': 'a role needs two-factor authentication, and this member has turned it off',
  'no role': 'this member has no role',
} as const

/** Commands for the roles that may open the console. Roles can only be granted from the shell. */
export function addRoleCommands(cli: Command, { app: { db, clock }, print }: Deps): void {
  const roles = cli.command('role').description('grant, withdraw and list the roles of the console')

  roles
    .command('list', { isDefault: true })
    .description('list who has a role: role, since or until when, state, member')
    .option('--json', 'print one JSON array', false)
    .action(async ({ json }: { json: boolean }) => {
      const holders = await listHolders({ db, clock })
      if (json) return print(JSON.stringify(holders))
      for (const { role, grantedAt, until, isAwake, username } of holders) {
        const state = isAwake ? 'active' : 'asleep until two-factor authentication is on'
        const since = grantedAt?.toISOString().slice(0, 10) ?? `until ${until?.toISOString()}`
        print(role, since, state, username)
      }
      print(`${holders.length} ${holders.length === 1 ? 'role' : 'roles'}`)
    })

  roles
    .command('grant')
    .description('give a member with two-factor authentication a role: moderator or operator')
    .argument('<username>')
    .argument('<role>')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (username: string, roleName: string, { reason, json }: Options) => {
      const role = check(z.enum(operatorRoles, 'a role is moderator or operator'), roleName)
      const outcome = await grantRole({ db, clock }, { username, role, reason: check(actReason, reason) }).catch(
        explain,
      )
      if (outcome !== 'done') throw refused(said[outcome])
      print(json ? JSON.stringify({ username, role }) : `${username} is now ${role}`)
    })

  roles
    .command('withdraw')
    .description('take a member’s role away')
    .argument('<username>')
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--json', 'print the outcome as JSON', false)
    .action(async (username: string, { reason, json }: Options) => {
      const outcome = await withdrawRole({ db, clock }, { username, reason: check(actReason, reason) }).catch(explain)
      if (outcome !== 'done') throw refused(said[outcome])
      print(json ? JSON.stringify({ username, role: null }) : `${username} has no role any more`)
    })
}
