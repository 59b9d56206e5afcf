import { actReason, type Switch, SwitchName, switchedOffTexts } from '@sadhana/contract'
import type { Command } from 'commander'
import { listSwitches, setSwitch } from '#features/operator/index.ts'
import { usedSwitches } from '#platform/switches/switch-table.ts'
import type { App } from '#app.ts'
import { check, explain } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock' | 'switches'>; print: (...cells: string[]) => void }
type Options = { reason: string; json: boolean }

const known = SwitchName.extract([...usedSwitches], `a switch is one of ${usedSwitches.join(', ')}`)

const cellsOf = ({ name, off }: Switch): string[] =>
  off
    ? [name, 'off', off.since, `${off.waiting} waiting`, `${off.dropped} dropped`, off.by ?? 'shell', off.reason]
    : [name, 'on']

/** Commands that turn parts of the service off for everyone, and on again. */
export function addSwitchCommands(cli: Command, { app: { db, clock, switches }, print }: Deps): void {
  const commands = cli.command('switch').description('turn parts of the service off for everyone, and on again')

  commands
    .command('list', { isDefault: true })
    .description('list the switches: name, state, since when, waiting jobs, dropped messages, by whom, why')
    .option('--json', 'print one JSON array', false)
    .action(async ({ json }: { json: boolean }) => {
      const { items } = await listSwitches({ db })
      if (json) return print(JSON.stringify(items))
      for (const one of items) print(...cellsOf(one))
    })

  const addChange = (command: 'off' | 'on', description: string, said: (name: SwitchName) => string) =>
    commands
      .command(command)
      .description(description)
      .argument('<name>', usedSwitches.join(', '))
      .requiredOption('--reason <text>', 'why, for the audit log')
      .option('--json', 'print the outcome as JSON', false)
      .action(async (typed: string, { reason, json }: Options) => {
        const name = check(known, typed)
        const change = { by: 'shell', name, isOn: command === 'on', reason: check(actReason, reason) } as const
        const changed = await setSwitch({ db, clock, switches }, change).catch(explain)
        print(json ? JSON.stringify(changed) : said(name))
      })

  addChange('off', 'turn something off; what waits in the queue waits', (name) => {
    return `${name} is off. Members read: ${switchedOffTexts[name]}`
  })
  addChange('on', 'turn something on again; what waited runs', (name) => `${name} is on`)
}
