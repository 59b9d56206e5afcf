import pino, { type DestinationStream, type Logger } from 'pino'

export type { Logger } from 'pino'

/** Keys that may hold a secret or personal text; their values are never logged, at any depth. */
const secretKeys = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'confirmPassword',
  'token',
  'accessToken',
  'refreshToken',
  'tempToken',
  'ticket',
  'code',
  'backupCodes',
  'referralCode',
  'secret',
  'identifier',
  'email',
  'phone',
  'notes',
  'tags',
  'additionalNotes',
  'authorization',
  'cookie',
  'set-cookie',
])

const deepestLogged = 6

/**
 * We search for secrets ourselves, because the wildcards of pino's `redact` end at a fixed depth and cost more than all
 * other logging.
 */
function withoutSecrets<T>(value: T, depth = 0): T {
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  if (depth > deepestLogged) return '[too deep]' as T
  if (Array.isArray(value)) return value.map((item: unknown) => withoutSecrets(item, depth + 1)) as T
  const copy: Record<string, unknown> = {}
  for (const [key, inner] of Object.entries(value)) {
    copy[key] = secretKeys.has(key) ? '[redacted]' : withoutSecrets(inner, depth + 1)
  }
  return copy as T
}

/**
 * Writes asynchronously, so that under load many lines are written together and no request waits. What is left is
 * written at exit.
 */
const standardOutput = () => pino.destination({ dest: 1, sync: false })

/** `process` says which one wrote a line, where several write to one place. */
export function createLogger(
  level: string,
  destination: DestinationStream = standardOutput(),
  process?: string,
): Logger {
  const options = {
    level,
    // Bindings of child loggers bypass this, but only the request's id is ever bound.
    formatters: { log: (fields: Record<string, unknown>) => withoutSecrets(fields) },
    serializers: { err: describeError },
    base: process === undefined ? {} : { process },
  }
  return pino(options, destination)
}

/** Database errors contain the row's values in `detail` and `where`, so only the names are kept. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { code, constraint, table } = error as Error & { code?: string; constraint?: string; table?: string }
  const cause = error.cause ? describeError(error.cause) : undefined
  return { type: error.name, message: error.message, sqlState: code, constraint, table, stack: error.stack, cause }
}
