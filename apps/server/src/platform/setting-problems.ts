import { isIPv4 } from 'node:net'

type Optional = string | undefined
/** The settings that each check reads. */
type Texting = {
  NODE_ENV: string
  SMS_COUNTRIES: readonly string[]
  TWILIO_ACCOUNT_SID?: Optional
  TWILIO_SECRET?: Optional
  TWILIO_FROM?: Optional
}
type Production = {
  SECRET_KEY: string
  SECRET_KEY_PREVIOUS?: Optional
  SMTP_URL: string
  MAIL_FROM: string
  S3_ENDPOINT?: Optional
  MOVE_PRIVATE_PEER?: Optional
}
type Grouped = Partial<Record<(typeof groups)[number][number], Optional>>

export const isLoopback = (hostname: string): boolean =>
  hostname === 'localhost' || hostname === '[::1]' || (isIPv4(hostname) && hostname.startsWith('127.'))

/** Plain http that leaves this machine. */
const isPlainAbroad = (address: string): boolean => {
  const { protocol, hostname } = new URL(address)
  return protocol !== 'https:' && !isLoopback(hostname)
}

/** In development, text messages may go to the log, so the countries are enough. */
export function findTextProblems({ NODE_ENV, SMS_COUNTRIES, ...config }: Texting): string[] {
  const provider = [config.TWILIO_ACCOUNT_SID, config.TWILIO_SECRET, config.TWILIO_FROM]
  const hasCountries = SMS_COUNTRIES.length > 0
  const isWhole = provider.every(Boolean) && hasCountries
  if (provider.some(Boolean) ? isWhole : !(hasCountries && NODE_ENV === 'production')) return []
  return ['TWILIO_ACCOUNT_SID: set TWILIO_ACCOUNT_SID, TWILIO_SECRET, TWILIO_FROM and SMS_COUNTRIES together, or none']
}

const minDifferentCharacters = 12
const catchers = /^(mail|mailpit|mailhog|maildev)$/
const catcherPort = '1025'

/** Finds settings that are fine on a developer's own machine, but a mistake in production. */
export function findForTrialsOnly({
  SECRET_KEY,
  SECRET_KEY_PREVIOUS,
  SMTP_URL,
  MAIL_FROM,
  S3_ENDPOINT,
  MOVE_PRIVATE_PEER,
}: Production): string[] {
  const smtp = new URL(SMTP_URL)
  const problems: string[] = []
  if (new Set(SECRET_KEY).size < minDifferentCharacters) {
    problems.push('SECRET_KEY: can be guessed; create one with `openssl rand -base64 48`')
  }
  if (SECRET_KEY === SECRET_KEY_PREVIOUS) {
    problems.push('SECRET_KEY_PREVIOUS: is the current key; put the former one there, or nothing')
  }
  if (S3_ENDPOINT && isPlainAbroad(S3_ENDPOINT)) {
    problems.push('S3_ENDPOINT: must be https in production, because browsers download archives there')
  }
  if (MOVE_PRIVATE_PEER && isPlainAbroad(MOVE_PRIVATE_PEER)) {
    problems.push('MOVE_PRIVATE_PEER: must be https in production, because archives come from there')
  }
  if (smtp.port === catcherPort || catchers.test(smtp.hostname)) {
    problems.push('SMTP_URL: is a mail catcher, which delivers nothing; name a server that sends email')
  }
  if (!/@[^\s@]+\.[^\s@>]+>?$/.test(MAIL_FROM) || /@localhost\b/.test(MAIL_FROM)) {
    problems.push('MAIL_FROM: must be an address that others can answer, such as Compass <hello@compass.example>')
  }
  return problems
}

const groups = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'],
  ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET', 'OIDC_NAME'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
] as const

export const findIncomplete = (config: Grouped): string[] =>
  groups
    .filter((names) => names.some((name) => config[name]) && !names.every((name) => config[name]))
    .map((names) => `${names[0]}: set ${names.slice(0, -1).join(', ')} and ${names.at(-1)} together, or none`)
