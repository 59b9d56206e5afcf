import closeWithGrace from 'close-with-grace'
import { ConfigError, readConfig, type Config } from '#platform/config.ts'
import { createLogger, type Logger } from '#platform/log.ts'

const longestStopMs = 25_000

/** Starts a long-running process and stops it in order: on a signal, and when something was thrown that nobody caught. */
export async function runProcess(start: (config: Config, log: Logger) => Promise<() => Promise<void>>): Promise<void> {
  const config = readConfigOrExit()
  const log = createLogger(config.LOG_LEVEL)
  const stop = await start(config, log)
  closeWithGrace({ delay: longestStopMs, logger: undefined }, async ({ err: error, signal }) => {
    if (error) log.fatal({ err: error }, 'stopping after an unforeseen error')
    else log.info({ signal }, 'stopping')
    await stop()
    log.info('stopped')
  })
}

export function readConfigOrExit(): Config {
  try {
    return readConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(1)
  }
}
