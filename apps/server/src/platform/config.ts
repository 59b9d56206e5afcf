import { readFileSync } from 'node:fs'
import { z } from 'zod'

const commaSeparated = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((part) => part.trim() || []))

const Variables = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_URL: z.url({
    protocol: /^https?$/,
    error: 'must be the address members type, such as https://compass.example',
  }),
  ALLOW_INSECURE_HTTP: z.stringbool().default(false),
  TRUSTED_PROXIES: commaSeparated,
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }),
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: z.url({ protocol: /^rediss?$/, error: 'must be a redis:// address' }).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }),
  MAIL_FROM: z.string().min(3),
  SECRET_KEY: z.string().min(32, 'must be at least 32 characters; `openssl rand -base64 48` makes one'),
  SECRET_KEY_PREVIOUS: z.string().min(32, 'must be the former SECRET_KEY').optional(),
  STORAGE_URL: z.string().regex(/^(file:|s3:\/\/)./, 'must be file:a/folder or s3://bucket'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  OVERLOAD_DELAY_MS: z.coerce.number().int().min(0).default(1_500),
  WORKER_CONCURRENCY: z.coerce.number().int().min(1).max(100).default(5),
  METRICS_TOKEN: z.string().min(16).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  WEB_ROOT: z.string().optional(),
})
export type Config = Readonly<z.infer<typeof Variables>>

/** A configuration that cannot be used; the message lists every variable at fault, in words. */
export class ConfigError extends Error {
  override name = 'ConfigError'
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

/** Each variable may come from a file instead, named by NAME_FILE, as secrets of container engines do. */
function withFiles(env: NodeJS.ProcessEnv): Record<string, string> {
  const values: Record<string, string> = {}
  for (const name of Object.keys(Variables.shape)) {
    const [direct, file] = [env[name], env[`${name}_FILE`]]
    if (direct && file) throw unusable([`${name}: set either ${name} or ${name}_FILE, not both`])
    const value = file ? readSecretFile(name, file) : direct
    if (value) values[name] = value
  }
  return values
}

function readSecretFile(name: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch {
    throw unusable([`${name}_FILE: the file cannot be read`])
  }
}

const describe = (name: string, env: NodeJS.ProcessEnv, message: string): string =>
  env[name] || env[`${name}_FILE`] ? `${name}: ${message}` : `${name}: is missing`

const isLoopback = (url: string): boolean => /^(localhost|127\.|\[::1\])/.test(new URL(url).hostname)

function findUnsafe(config: z.infer<typeof Variables>): string[] {
  const problems: string[] = []
  const insecure = config.PUBLIC_URL.startsWith('http:') && !isLoopback(config.PUBLIC_URL)
  if (config.NODE_ENV === 'production' && insecure && !config.ALLOW_INSECURE_HTTP) {
    problems.push(
      'PUBLIC_URL: sign-in needs https in production (ALLOW_INSECURE_HTTP=true overrides this at your risk)',
    )
  }
  if (config.STORAGE_URL.startsWith('s3:') && !(config.S3_ACCESS_KEY_ID && config.S3_SECRET_ACCESS_KEY)) {
    problems.push('STORAGE_URL: s3 storage also needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  }
  return problems
}

const unusable = (problems: string[]): ConfigError =>
  new ConfigError(`The configuration cannot be used:\n${problems.map((problem) => `  ${problem}`).join('\n')}`)
