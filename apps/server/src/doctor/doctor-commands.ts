import type { Command } from 'commander'
import { createPushKeys } from '#platform/push/push-keys.ts'
import { readRelease } from '#platform/release.ts'
import { describeLines, examine } from './doctor.ts'

type Print = (line: string) => void
type Flags = { json: boolean }

/** These commands must work when nothing else does, so they don't need a valid configuration. */
export const earlyCommands: readonly (string | undefined)[] = ['doctor', 'version', 'push-keys']

export function addDoctorCommands(cli: Command, print: Print): void {
  cli
    .command('doctor')
    .description('look at fifteen things, and say how to put right what is wrong')
    .option('--json', 'for programs', false)
    .action(async ({ json }: Flags) => {
      const { TIME_SERVER: timeServer } = process.env
      const lines = await examine(timeServer ? { timeServer } : {})
      if (json) print(JSON.stringify(lines, null, 2))
      else for (const line of describeLines(lines)) print(line)
      process.exitCode = lines.every(({ state }) => state === 'ok') ? 0 : 1
    })

  cli
    .command('push-keys')
    .description('print new keys for push messages, to put into .env')
    .action(() => {
      const { publicKey, privateKey } = createPushKeys()
      print(`VAPID_PUBLIC_KEY=${publicKey}`)
      print(`VAPID_PRIVATE_KEY=${privateKey}`)
    })

  cli
    .command('version')
    .description('version and commit of this installation')
    .option('--json', 'for programs', false)
    .action(({ json }: Flags) => {
      const { version, commit } = readRelease()
      print(json ? JSON.stringify({ version, commit }) : [version, commit].filter(Boolean).join(' '))
    })
}
