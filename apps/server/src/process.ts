import { hostname } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import closeWithGrace from 'close-with-grace'
import { ConfigError, readConfig, type Config } from '#platform/config.ts'
import { createLogger, type Logger } from '#platform/log.ts'
import { explainStartFailure } from '#platform/start-failures.ts'

const stopTimeoutMs = 25_000
/**
 * If there is plenty of memory, V8 otherwise lets the heap grow to four times its used size (docs/design/hosting.md).
 */
const heapGrowingPercent = 50

/** `isOrderly` is true if the process was asked to stop, and false if it failed. */
type Stop = (isOrderly: boolean) => Promise<void>

/** Starts a long-running process and shuts it down cleanly, on a signal or an uncaught error. */
export async function runProcess(
  name: 'api' | 'worker',
  start: (config: Config, log: Logger) => Promise<Stop>,
): Promise<void> {
  setFlagsFromString(`--heap-growing-percent=${heapGrowingPercent}`)
  const config = readConfigOrExit()
  const log = createLogger(config.LOG_LEVEL, undefined, `${name} ${hostname()} ${process.pid}`)
  const stop = await start(config, log).catch((error: unknown) => exitExplained(error, config))
  closeWithGrace({ delay: stopTimeoutMs, logger: undefined }, async ({ err: error, signal }) => {
    if (error) log.fatal({ err: error }, 'shutting down after an unexpected error')
    else log.info({ signal }, 'shutting down')
    await stop(!error)
    log.info('stopped')
  })
}

export function readConfigOrExit(): Config
export function readConfigOrExit<Part>(read: () => Part): Part
export function readConfigOrExit(read: () => unknown = readConfig): unknown {
  try {
    return read()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    return exitWith(error.message)
  }
}

/** Prints one sentence and ends the process if the error has one. Rethrows anything unexpected, with its stack. */
export function exitExplained(error: unknown, config: Pick<Config, 'DATABASE_URL' | 'PORT'>): never {
  const sentence = explainStartFailure(error, config)
  if (!sentence) throw error
  return exitWith(sentence)
}

export function exitWith(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}
