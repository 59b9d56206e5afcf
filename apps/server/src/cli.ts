import { Command, CommanderError } from 'commander'
import { createLogger } from '#platform/log.ts'
import { createApp } from './app.ts'
import { createCommands } from './cli/commands.ts'
import { addDoctorCommands, earlyCommands } from './doctor/doctor-commands.ts'
import { exitExplained, readConfigOrExit } from './process.ts'

// `cli reports | head` closes the pipe early, once it has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})
const print = (line: string) => process.stdout.write(`${line}\n`)

if (earlyCommands.includes(process.argv[2])) {
  const cli = new Command('cli')
  addDoctorCommands(cli, print)
  await cli.parseAsync()
} else {
  await runCommand()
}

async function runCommand(): Promise<void> {
  const config = readConfigOrExit()
  const app = createApp(config, { name: 'cli', log: createLogger('error') })
  try {
    await createCommands({ app, config, print }).parseAsync()
  } catch (error) {
    if (!(error instanceof CommanderError)) exitExplained(error, config)
    process.stderr.write(`${error.message}\n`)
    process.exitCode = error.exitCode
  } finally {
    await app.close()
  }
}
