import { CommanderError } from 'commander'
import { createLogger } from '#platform/log.ts'
import { createApp } from './app.ts'
import { createCommands } from './commands.ts'
import { exitExplained, readConfigOrExit } from './process.ts'

const config = readConfigOrExit()
const app = createApp(config, { name: 'cli', log: createLogger('error') })
const print = (line: string) => process.stdout.write(`${line}\n`)
try {
  await createCommands({ app, config, print }).parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) exitExplained(error, config)
  process.stderr.write(`${error.message}\n`)
  process.exitCode = error.exitCode
} finally {
  await app.close()
}
