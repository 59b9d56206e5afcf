import { readFileSync } from 'node:fs'
import { isIP, isIPv4 } from 'node:net'
import { z } from 'zod'
import { findOidcProblems, oidcVariables } from './oidc-settings.ts'
import { findForTrialsOnly, findIncomplete, findTextProblems, isLoopback } from './setting-problems.ts'

const commaSeparated = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number('must be a number from 0 to 65535').int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({
    protocol: /^https?$/,
    error: 'must be the public URL of the app, such as https://compass.example',
  }),
  ALLOW_INSECURE_HTTP: z.stringbool().default(false),
  TRUSTED_PROXIES: commaSeparated,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// URL' }).optional(),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// URL' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// URL' }),
  MAIL_FROM: z.string().min(3),
  /** Shown to members as the contact address. */
  OPERATOR_EMAIL: z.email('must be an email address').optional(),
  /** Where Amazon SES publishes bounces and complaints. */
  SES_TOPIC_ARN: z
    .string()
    .regex(
      /^arn:aws[a-z-]*:sns:[a-z0-9-]+:\d{12}:[\w-]+$/,
      'must be the ARN of the topic, which begins with arn:aws:sns:',
    )
    .optional(),
  /** Part of the address that Postmark calls. */
  POSTMARK_WEBHOOK_PASSWORD: z.string().min(16, 'must be at least 16 characters').optional(),
  /** Where emails come back to. Each email gets its own tag before the @. */
  BOUNCE_ADDRESS: z
    .string()
    .regex(
      /^[\w.-]{1,15}@[\w.-]+\.\w+$/,
      'must be an address such as bounces@compass.example, with at most 15 characters before the @',
    )
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]*$/i, 'must be what comes before ._domainkey in the name of the record')
    .optional(),
  /** Without it, the mail server signs. */
  DKIM_PRIVATE_KEY: z
    .string()
    .regex(/^-----BEGIN (RSA )?PRIVATE KEY-----/, 'must be an RSA key in PEM format')
    .optional(),
  STRANGER_EMAILS_PER_DAY: z.coerce.number().int().min(1).default(500),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters; create one with `openssl rand -base64 48`'),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must be the previous SECRET_KEY (at least 32 characters)').optional(),
  STORAGE_URL: z.string().regex(/^(file:|s3:\/\/)./, 'must be file:path/to/folder or s3://bucket'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OUTGOING_STAND_IN: z.url({ protocol: /^https?$/, error: 'must be the address of a stand-in' }).optional(),
  /** An installation on a private network that members may move here from. */
  MOVE_PRIVATE_PEER: z
    .url({ protocol: /^https?$/, error: 'must be the address of an installation, such as https://compass.home.arpa' })
    .optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  FACEBOOK_CLIENT_ID: z.string().optional(),
  FACEBOOK_CLIENT_SECRET: z.string().optional(),
  APPLE_CLIENT_ID: z.string().optional(),
  APPLE_TEAM_ID: z.string().optional(),
  APPLE_KEY_ID: z.string().optional(),
  APPLE_PRIVATE_KEY: z
    .string()
    .startsWith('-----BEGIN PRIVATE KEY-----', 'must be the key that Apple gave you')
    .optional(),
  ...oidcVariables,
  /** Compares new passwords with those stolen elsewhere, at a service outside. */
  BREACHED_PASSWORDS: z.stringbool().default(false),
  TWILIO_ACCOUNT_SID: z
    .string()
    .regex(/^AC\w{32}$/, 'must be the account SID, which begins with AC')
    .optional(),
  TWILIO_API_KEY: z
    .string()
    .regex(/^SK\w{32}$/, 'must be the SID of an API key, which begins with SK')
    .optional(),
  TWILIO_SECRET: z.string().optional(),
  TWILIO_FROM: z
    .string()
    .regex(/^(\+[1-9]\d{6,14}|MG\w{32})$/, 'must be a number such as +14155550100, or a messaging service (MG…)')
    .optional(),
  /** Text messages are sent only to numbers in these countries. */
  SMS_COUNTRIES: commaSeparated.pipe(
    z.array(z.string().regex(/^[A-Z]{2}$/, 'must be two-letter country codes, such as PT, IE')),
  ),
  SMS_PER_DAY: z.coerce.number().int().min(1).default(200),
  SMS_TIMEOUT_MS: z.coerce.number().int().min(100).max(60_000).default(10_000),
  /** Made together by `npm run cli -- push-keys`. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/, 'must be the public key that `cli push-keys` printed')
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, 'must be the private key that `cli push-keys` printed')
    .optional(),
  /** Where a push service can reach the operators. */
  VAPID_SUBJECT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, 'must be mailto: and an address, or an https address')
    .optional(),
  PAYPAL_CLIENT_ID: z.string().optional(),
  PAYPAL_CLIENT_SECRET: z.string().optional(),
  PAYPAL_WEBHOOK_ID: z.string().optional(),
  PAYPAL_ENVIRONMENT: z.enum(['sandbox', 'live'], 'must be sandbox or live').default('live'),
  PAYPAL_VERIFICATION: z.enum(['certificate', 'api'], 'must be certificate or api').default('certificate'),
  PAYPAL_ROOT_CERTIFICATE: z.string().startsWith('-----BEGIN CERTIFICATE-----', 'must be a PEM certificate').optional(),
  PAYPAL_ME: z
    .string()
    .regex(/^[A-Za-z0-9]{1,20}$/, 'must be the name alone, without https://paypal.me/')
    .optional(),
  PAYPAL_FEE_PERCENT: z.coerce.number().min(0).max(50).optional(),
  PAYPAL_FEE_CENTS: z.coerce.number().int().min(0).max(500).optional(),
  RECEIPT_ISSUER: z.string().max(300).optional(),
  LLM_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be the address of an OpenAI-compatible API, such as http://127.0.0.1:11434/v1',
    })
    .optional(),
  LLM_MODEL: z.string().optional(),
  LLM_API_KEY: z.string().optional(),
  LLM_TOKENS_PER_MEMBER: z.coerce.number().int().min(0).max(100_000_000).default(30_000),
  LLM_TOKENS_PER_DAY: z.coerce.number().int().min(0).default(3_000_000),
  READS_PER_MINUTE: z.coerce.number().int().min(2).default(600),
  /** How long the API still answers requests after it was told to stop, so that proxies can notice. */
  STOP_GRACE_MS: z.coerce.number().int().min(0).max(20_000).default(5_000),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).default(1_500),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5),
  METRICS_TOKEN: z.string().min(16).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http URL' }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WEB_ROOT: z.string().optional(),
  OFFLINE_APP: z.stringbool().default(true),
})
export type Config = Readonly<z.infer<typeof Variables>>

/** An invalid configuration. The message lists every wrong variable in plain words. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  /** One `VARIABLE: what is wrong` for each problem. */
  readonly problems: readonly string[]

  constructor(problems: readonly string[]) {
    const list = problems.map((problem) => `  ${problem}`).join('\n')
    super(`The configuration cannot be used; .env.example describes every variable:\n${list}`)
    this.problems = problems
  }
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const parsed = Variables.safeParse(withFiles(env))
  if (!parsed.success) {
    throw unusable(parsed.error.issues.map(({ path, message }) => describe(String(path[0]), env, message)))
  }
  const problems = findUnsafe(parsed.data)
  if (problems.length > 0) throw unusable(problems)
  return parsed.data
}

/** All that migrations need. Where they run in a container of their own, they get no other secret. */
export function readDatabaseConfig(env: NodeJS.ProcessEnv = process.env): Pick<Config, 'DATABASE_URL' | 'PORT'> {
  const parsed = Variables.pick({ DATABASE_URL: true, PORT: true }).safeParse(withFiles(env))
  if (parsed.success) return parsed.data
  throw unusable(parsed.error.issues.map(({ path, message }) => describe(String(path[0]), env, message)))
}

/** A variable can also be read from the file that NAME_FILE names, as with container secrets. */
function withFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(Variables.shape)) {
    const [direct, file] = [env[name], env[`${name}_FILE`]]
    if (direct && file) throw unusable([`${name}: set either ${name} or ${name}_FILE, not both`])
    const value = file ? readSecretFile(name, file) : direct
    if (value) values[name] = value
  }
  // On a developer's machine, PORT alone is enough to find everything.
  const { data: port = 3000 } = Variables.shape.PORT.safeParse(values.PORT)
  if (values.NODE_ENV !== 'production') values.PUBLIC_URL ??= `http://localhost:${port}`
  return values
}

function readSecretFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw unusable([`${name}_FILE: cannot read the file`])
  }
}

const describe = (name: string, env: NodeJS.ProcessEnv, message: string): string =>
  env[name] || env[`${name}_FILE`] ? `${name}: ${message}` : `${name}: is missing`

function findUnsafe(config: z.infer<typeof Variables>): string[] {
  const { protocol, hostname, username, pathname } = new URL(config.PUBLIC_URL)
  const inProduction = config.NODE_ENV === 'production'
  const problems = config.TRUSTED_PROXIES.flatMap(findUntrustworthy)
  if (username || pathname !== '/') {
    problems.push('PUBLIC_URL: must be scheme, host and port alone, such as https://compass.example')
  }
  if (inProduction && protocol === 'http:' && !isLoopback(hostname) && !config.ALLOW_INSECURE_HTTP) {
    problems.push('PUBLIC_URL: must be https in production (ALLOW_INSECURE_HTTP=true overrides this, at your own risk)')
  }
  if (inProduction && protocol === 'https:' && config.TRUSTED_PROXIES.length === 0) {
    problems.push(
      'TRUSTED_PROXIES: https means that there is a proxy in front; name its addresses (127.0.0.1 on this machine), or all members share the limits of one address',
    )
  }
  if (config.STORAGE_URL.startsWith('s3:') && !(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY)) {
    problems.push('STORAGE_URL: s3 storage also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  if (inProduction && !isLoopback(hostname)) problems.push(...findForTrialsOnly(config))
  problems.push(...findIncomplete(config), ...findOidcProblems(config, isLoopback))
  const paypal = [config.PAYPAL_CLIENT_ID, config.PAYPAL_CLIENT_SECRET, config.PAYPAL_WEBHOOK_ID]
  if (paypal.some(Boolean) && !paypal.every(Boolean)) {
    problems.push(
      'PAYPAL_CLIENT_ID: set PAYPAL_CLIENT_ID, PAYPAL_CLIENT_SECRET and PAYPAL_WEBHOOK_ID together, or none',
    )
  }
  problems.push(...findTextProblems(config))
  if (config.DKIM_PRIVATE_KEY && !config.DKIM_SELECTOR) {
    problems.push('DKIM_SELECTOR: is needed with DKIM_PRIVATE_KEY')
  }
  if (Boolean(config.LLM_URL) !== Boolean(config.LLM_MODEL)) {
    problems.push('LLM_URL: set LLM_URL and LLM_MODEL together, or neither')
  }
  if (
    config.OUTGOING_STAND_IN &&
    (config.NODE_ENV === 'production' || !isLoopback(new URL(config.OUTGOING_STAND_IN).hostname))
  ) {
    problems.push('OUTGOING_STAND_IN: is for tests on this machine, never for production')
  }
  return problems
}

/** fc00::/7 contains all private IPv6 addresses. Any wider range contains public ones. */
const widestRange = 7
const proxyNames = new Set(['loopback', 'linklocal', 'uniquelocal'])

function findUntrustworthy(proxy: string): string[] {
  const [address = '', bits] = proxy.split('/')
  const longest = isIPv4(address) ? 32 : 128
  const isRange = isIP(address) > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest))
  if (!isRange && !proxyNames.has(proxy)) {
    return [`TRUSTED_PROXIES: ${proxy} is not an address or a range, such as 10.0.0.0/8`]
  }
  return Number(bits ?? longest) < widestRange
    ? [`TRUSTED_PROXIES: ${proxy} would let anyone choose their address`]
    : []
}

const unusable = (problems: string[]): ConfigError => new ConfigError(problems)
