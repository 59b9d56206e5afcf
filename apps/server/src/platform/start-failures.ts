import type { Config } from './config.ts'

type Reachable = Pick<Config, 'DATABASE_URL' | 'PORT'>

const unreachable = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ETIMEDOUT'])

/** One sentence with the remedy, for a problem that a person can fix. Undefined for anything unexpected. */
export function explainStartFailure(error: unknown, { DATABASE_URL, PORT }: Reachable): string | undefined {
  const { hostname, port, pathname, username } = new URL(DATABASE_URL)
  const database = decodeURIComponent(pathname.slice(1))
  for (const code of codesOf(error)) {
    if (code === 'EADDRINUSE') {
      return `Port ${PORT} is already in use: stop the program that uses it, or set another PORT.`
    }
    if (unreachable.has(code)) {
      return `PostgreSQL does not answer at ${hostname}:${port || 5432}: start it, or correct DATABASE_URL.`
    }
    if (code === '3D000') return `The database ${database} does not exist: run \`npm run setup\`.`
    if (code === '42P01') return `The database ${database} has no tables yet: run \`npm run migrate\`.`
    if (code === '28P01' || code === '28000') {
      return `PostgreSQL does not let ${decodeURIComponent(username)} in: correct the user and the password in DATABASE_URL.`
    }
  }
  return undefined
}

/** The error's own code first, then the codes of its causes. */
function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { code } = error as Error & { code?: unknown }
  const inner = error instanceof AggregateError ? error.errors : [error.cause]
  return [...(typeof code === 'string' ? [code] : []), ...inner.flatMap(codesOf)]
}
