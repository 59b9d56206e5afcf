import { availableParallelism } from 'node:os'

const short = process.argv.includes('--short')

const numberFrom = (name: string, standard: number): number => {
  const value = Number(process.env[name] ?? standard)
  if (!Number.isInteger(value) || value < 1) throw new Error(`${name} must be a whole number from 1 up`)
  return value
}

export const rounds = short ? 2 : numberFrom('BENCH_ROUNDS', 5)
export const seconds = short ? 1 : numberFrom('BENCH_SECONDS', 3)

export const connections = 16
export const pgbenchThreads = Math.min(2, availableParallelism())
export const poolSize = 10
export const entryCount = 100_000

/** The flags with which `npm start` runs the service; see apps/server/package.json and scripts/run.mjs. */
export const startFlags = ['--max-semi-space-size=4']
export const compiledCode = new URL('../../node_modules/.cache/compiled', import.meta.url).pathname

/** The server on which the bench creates and drops the database below; by default the tests' server. */
export const adminUrl = process.env['TEST_DATABASE_URL'] ?? 'postgres://postgres@127.0.0.1:5432/postgres'
export const databaseName = 'sadhana_bench'
export const databaseUrl = Object.assign(new URL(adminUrl), { pathname: `/${databaseName}` }).href
const redisUrl = process.env['TEST_REDIS_URL'] ?? 'redis://127.0.0.1:6379'

/** For the services that are measured. */
export const environment = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://compass.example',
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: databaseUrl,
  DATABASE_POOL_SIZE: String(poolSize),
  REDIS_URL: redisUrl,
  SMTP_URL: 'smtp://127.0.0.1:25',
  MAIL_FROM: 'Sadhana Compass <hello@compass.example>',
  STRANGER_EMAILS_PER_DAY: '10000000',
  SECRET_KEY: 'only for the bench: 0123456789abcdefghijklmnopqrstuvwxyz',
  STORAGE_URL: 'file:var/bench-storage',
  // The layer is active but never refuses. On a busy machine it would, and we don't want to measure refusals.
  OVERLOAD_DELAY_MS: '60000',
  // Some cases keep reading one long history.
  READS_PER_MINUTE: '1000000000',
}
