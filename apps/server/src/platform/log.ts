import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Keys that may hold a secret or a person's words; their values never reach a log line, at any depth we log. */
const secretKeys = [
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'tempToken',
  'code',
  'backupCodes',
  'referralCode',
  'secret',
  'identifier',
  'email',
  'phone',
  'notes',
  'additionalNotes',
  'authorization',
  'cookie',
  'set-cookie',
]

const redactedPaths = secretKeys.flatMap((key) => {
  const name = /^\w+$/.test(key) ? key : `["${key}"]`
  const nested = (depth: number) => `${'*.'.repeat(depth)}${name}`.replace('.[', '[')
  return [name, nested(1), nested(2), nested(3)]
})

export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    redact: { paths: redactedPaths, censor: '[redacted]' },
    serializers: { err: describeError },
    base: {},
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Database errors carry the row's values in `detail` and `where`: only what names the place is kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  const cause = error.cause ? describeError(error.cause) : undefined
  return { type: error.name, message: error.message, sqlState: code, constraint, table, stack: error.stack, cause }
}
