import { actReason, resendableEmails } from '@sadhana/contract'
import type { Command } from 'commander'
import { z } from 'zod'
import { endGiving } from '#features/giving/index.ts'
import { findMembers, listAudit, memberActs, memberNamed, openMember } from '#features/operator/index.ts'
import type { App } from '#app.ts'
import { check, explain, refused } from './explain.ts'

type Deps = {
  app: Pick<App, 'db' | 'clock' | 'keys' | 'strangerBudget' | 'openStorage'>
  print: (...cells: string[]) => void
}
type Options = { reason: string; json: boolean; for?: string; withdraw?: boolean; email?: string }
type On = { by: 'shell'; id: string; reason: string }

const lengths: Record<string, 7 | 30 | null> = { '7': 7, '30': 30, lifted: null }

/** The console's actions on members, as shell commands. */
export function addMemberCommands(cli: Command, { app, print }: Deps): void {
  const { db, clock } = app
  const deps = { db, clock }
  const members = cli.command('members').description('find members and act on them')

  members
    .command('find', { isDefault: true })
    .description('list members by name, username or email, newest first: id, state, joined, username, name')
    .argument('[words]')
    .option('--json', 'print one JSON array', false)
    .action(async (q: string | undefined, { json }: { json: boolean }) => {
      const { items } = await findMembers(db, { q, limit: 100 })
      if (json) return print(JSON.stringify(items))
      for (const { id, state, joinedAt, username, displayName } of items) {
        print(id, state, joinedAt.slice(0, 10), username, displayName)
      }
    })

  members
    .command('open')
    .description('print what the console knows about a member; this is logged')
    .argument('<username>')
    .option('--json', 'print one JSON object', false)
    .action(async (username: string, { json }: { json: boolean }) => {
      const id = await memberNamed(db, username).catch(explain)
      const member = await openMember(deps, { by: 'shell', id }).catch(explain)
      if (json) return print(JSON.stringify(member))
      for (const [name, value] of Object.entries(member)) {
        if (typeof value !== 'object') print(name, String(value))
      }
    })

  /** Adds a command that requires a reason and prints what it did. */
  const verb = (name: string, description: string, done: string, act: (on: On, options: Options) => Promise<null>) =>
    members
      .command(name)
      .description(description)
      .argument('<username>')
      .requiredOption('--reason <text>', 'why, for the audit log')
      .option('--json', 'print the outcome as JSON', false)
      .action(async (username: string, options: Options) => {
        const reason = check(actReason, options.reason)
        const id = await memberNamed(db, username).catch(explain)
        await act({ by: 'shell', id, reason }, options).catch(explain)
        print(options.json ? JSON.stringify({ id, done: name }) : `${username} ${done}`)
      })

  verb('sign-out', 'sign a member out everywhere', 'is signed out everywhere', (on) => memberActs.signOut(deps, on))
  verb('suspend', 'pause an account; the practice log stays', 'is suspended', (on, options) => {
    const days = lengths[options.for ?? '']
    if (days === undefined) throw refused('a suspension lasts 7, 30 or lifted')
    return memberActs.suspend(deps, { ...on, days })
  }).requiredOption('--for <time>', '7 or 30 days, or until lifted')
  verb('restore', 'lift a suspension', 'is back', (on) => memberActs.restore(deps, on))
  verb('verify', 'give the verified badge, or take it away', 'has a new badge state', (on, { withdraw = false }) =>
    memberActs.setBadge(deps, { ...on, isVerified: !withdraw }),
  ).option('--withdraw', 'take the badge away', false)
  verb(
    'reset-two-factor',
    'turn two-factor authentication off once you know who asks',
    'no longer has two-factor authentication',
    (on) => memberActs.turnOffTwoFactor(deps, on),
  )
  verb('resend', 'send an email again: verification or password', 'gets an email', (on, { email }) =>
    memberActs.resend(withStorage(app, undefined), { ...on, email: check(z.enum(resendableEmails), email) }),
  ).requiredOption('--email <which>', 'verification or password')
  verb('export', 'prepare an archive; the link goes to the member', 'gets a link to their archive', async (on) =>
    memberActs.exportArchive(withStorage(app, await app.openStorage()), on),
  )
  verb('erase', 'erase after fourteen days; signing in stops it', 'will be erased in fourteen days', (on) =>
    memberActs.erase(withStorage(app, undefined), on),
  )

  cli
    .command('audit')
    .description('print the audit log, newest first: date, operator, action, member, reason')
    .option('--actor <username>', 'only what this member did')
    .option('--json', 'print one JSON array', false)
    .action(async ({ actor, json }: { actor?: string; json: boolean }) => {
      const { items } = await listAudit({ db }, { actor, limit: 100 })
      if (json) return print(JSON.stringify(items))
      for (const { at, actorKind, actor: by, act, isAboutMember, subject, reason } of items) {
        const memberName = subject?.username ?? (isAboutMember ? 'a former member' : '-')
        print(at, by?.username ?? (actorKind === 'member' ? 'a former member' : actorKind), act, memberName, reason)
      }
    })
}

type Storage = Awaited<ReturnType<App['openStorage']>>

/** Only an export needs the stored files. */
const withStorage = ({ db, clock, keys, strangerBudget }: Deps['app'], storage: Storage | undefined) => ({
  db,
  clock,
  keys,
  strangerBudget,
  endGiving,
  storage: storage as Storage,
})
