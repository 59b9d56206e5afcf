/** The settings that only the operator knows. */
export type Answers = {
  domain: string
  smtpUrl: string
  mailFrom: string
  operatorEmail: string
  sourceUrl?: string | undefined
  /** Where PostgreSQL and Redis are, when there are no containers. */
  databaseUrl?: string | undefined
  redisUrl?: string | undefined
  /** The operators' own identity provider, if they have one. */
  oidc?: { issuer: string; clientId: string; clientSecret: string; name: string } | undefined
}
/** Secrets that are generated, not chosen. */
export type Secrets = {
  secretKey: string
  metricsToken: string
  databasePassword: string
  /** Of the plain users of the app and the backup. */
  appPassword: string
  backupPassword: string
  cachePassword: string
  push: { publicKey: string; privateKey: string }
}
type Settings = Record<string, string>

const common = ({ smtpUrl, mailFrom, operatorEmail, sourceUrl, oidc }: Answers, secrets: Secrets): Settings => ({
  SMTP_URL: smtpUrl,
  MAIL_FROM: mailFrom,
  OPERATOR_EMAIL: operatorEmail,
  ...(sourceUrl && { SOURCE_URL: sourceUrl }),
  SECRET_KEY: secrets.secretKey,
  METRICS_TOKEN: secrets.metricsToken,
  VAPID_PUBLIC_KEY: secrets.push.publicKey,
  VAPID_PRIVATE_KEY: secrets.push.privateKey,
  VAPID_SUBJECT: `mailto:${operatorEmail}`,
  ...(oidc && {
    OIDC_ISSUER: oidc.issuer,
    OIDC_CLIENT_ID: oidc.clientId,
    OIDC_CLIENT_SECRET: oidc.clientSecret,
    OIDC_NAME: oidc.name,
  }),
})

/** deploy/compose.yaml builds the addresses of its own services from these settings. */
export const containerSettings = (answers: Answers, secrets: Secrets): Settings => ({
  DOMAIN: answers.domain,
  DATABASE_PASSWORD: secrets.databasePassword,
  DATABASE_APP_PASSWORD: secrets.appPassword,
  DATABASE_BACKUP_PASSWORD: secrets.backupPassword,
  CACHE_PASSWORD: secrets.cachePassword,
  ...common(answers, secrets),
})

export const hostSettings = (answers: Answers, secrets: Secrets): Settings => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  PORT: '3000',
  PUBLIC_URL: `https://${answers.domain}`,
  TRUSTED_PROXIES: '127.0.0.1',
  DATABASE_URL: answers.databaseUrl ?? 'postgres://sadhana@127.0.0.1:5432/sadhana',
  ...(answers.redisUrl && { REDIS_URL: answers.redisUrl }),
  STORAGE_URL: 'file:var/storage',
  ...common(answers, secrets),
})

/** The settings as the processes see them, with what compose adds. */
export const asSeenByProcesses = (settings: Settings): Settings => ({
  NODE_ENV: 'production',
  PUBLIC_URL: `https://${settings['DOMAIN']}`,
  TRUSTED_PROXIES: 'uniquelocal',
  DATABASE_URL: 'postgres://sadhana@database:5432/sadhana',
  STORAGE_URL: 'file:var/storage',
  ...settings,
})

/**
 * Single quotes mean the same to Node, Docker and systemd: nothing inside them is special. Values with a single quote
 * or a line break can't be written this way for all three.
 */
export function renderSettings(settings: Settings): string {
  const unwritable = Object.entries(settings).find(([, value]) => /['\n\r\\]/.test(value))
  if (unwritable) throw new RangeError(`${unwritable[0]}: write it without quotes, backslashes and line breaks`)
  return Object.entries(settings)
    .map(([name, value]) => `${name}='${value}'\n`)
    .join('')
}

/** Builds the address from the parts that people know. A password may contain any character. */
export function smtpUrlOf({
  host,
  port,
  user,
  password,
}: Record<'host' | 'port' | 'user' | 'password', string>): string {
  const login = user ? `${encodeURIComponent(user)}:${encodeURIComponent(password).replaceAll("'", '%27')}@` : ''
  return `${port === '465' ? 'smtps' : 'smtp'}://${login}${host}:${port}`
}
