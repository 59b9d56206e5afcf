import type { Command } from 'commander'
import { compareAll, syncPlans } from '#features/giving/index.ts'
import type { App } from '#app.ts'
import { refused } from './explain.ts'

type Deps = { app: Pick<App, 'db' | 'clock' | 'log' | 'connectProvider'>; print: (...cells: string[]) => void }

/** Commands that set up the payment plans and compare our books with the provider's. */
export function addGivingCommands(cli: Command, { app, print }: Deps): void {
  const { db, clock, log } = app
  const giving = cli.command('giving').description('prepare contributions, and compare the books with the provider’s')

  const connect = async () => {
    const provider = await app.connectProvider()
    if (provider) return provider
    throw refused('no payment provider is configured; docs/operations.md says how')
  }

  giving
    .command('sync')
    .description('create the plans that are missing at the provider; run it again whenever you like')
    .action(async () => {
      for (const { tier, cycle, cents, id, isNew } of await syncPlans({ db, provider: await connect() })) {
        print(tier, cycle, `${(cents / 100).toFixed(2)} USD`, id, isNew ? 'created' : 'there already')
      }
    })

  giving
    .command('drift')
    .description('list where our books differ from the provider’s, without changing anything')
    .action(async () => {
      const differences = await compareAll({ db, clock, log, provider: await connect() }, { repair: false })
      for (const { reference, ours, theirs } of differences) print(reference, `ours: ${ours}`, `theirs: ${theirs}`)
      print(`${differences.length} ${differences.length === 1 ? 'difference' : 'differences'}`)
    })
}
