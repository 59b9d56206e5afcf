import { randomBytes } from 'node:crypto'
import { existsSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Command } from 'commander'
import { readConfig } from '#platform/config.ts'
import { createPushKeys } from '#platform/push/push-keys.ts'
import { explainEmailFailure, sendTrialEmail } from './check-email.ts'
import type { Questions } from './questions.ts'
import { type Answers, asSeenByProcesses, containerSettings, hostSettings, renderSettings } from './settings.rules.ts'

type Flags = Partial<Omit<Answers, 'oidc'>> & {
  oidcIssuer?: string
  oidcClientId?: string
  oidcClientSecret?: string
  oidcName?: string
  folder: string
  containers: boolean
  emailCheck: boolean
}
type Options = {
  args: string[]
  print: (line: string) => void
  /** Absent without a terminal. Then every answer must come from a flag. */
  questions: Questions | undefined
  env: NodeJS.ProcessEnv
}

/** A mistake of the operator, explained in one sentence. */
export class Refusal extends Error {
  override name = 'Refusal'
}

const createParser = (env: NodeJS.ProcessEnv) =>
  new Command('init')
    .description('Write the settings of a new installation. On a terminal, it asks for what no flag says.')
    .option('--domain <name>', 'the name members type into their browser, such as compass.example')
    .option('--operator-email <address>', 'your address, which members can write to')
    .option('--mail-from <sender>', 'the sender of emails, such as Compass <hello@compass.example>')
    .option('--smtp-url <url>', 'smtp://user:password@server:587; better given as the variable SMTP_URL', env.SMTP_URL)
    .option('--source-url <url>', 'where the source code of your installation is')
    .option('--database-url <url>', 'without containers: where PostgreSQL is')
    .option('--redis-url <url>', 'without containers: where Redis or Valkey is, if you have one')
    .option('--oidc-issuer <url>', 'your own identity provider, such as https://id.example.org/realms/home')
    .option('--oidc-client-id <id>', 'the client that you registered there')
    .option(
      '--oidc-client-secret <secret>',
      'its secret; better given as the variable OIDC_CLIENT_SECRET',
      env.OIDC_CLIENT_SECRET,
    )
    .option('--oidc-name <name>', 'its name, for the button that members see')
    .option('--folder <path>', 'where .env goes', '.')
    .option('--containers', 'write what deploy/compose.yaml needs', false)
    .option('--no-email-check', 'do not send an email to yourself')

export async function writeSettings({ args, print, questions, env }: Options): Promise<void> {
  const flags = createParser(env).parse(args, { from: 'user' }).opts<Flags>()
  const path = join(resolve(flags.folder), '.env')
  if (existsSync(path)) {
    throw new Refusal('There is already a .env here, and it holds your secrets. Edit it, then run doctor.')
  }
  const given = { ...flags, oidc: oidcOf(flags) }
  const answers = questions ? await questions.askMissing(given) : answersOf(given)
  const settings = settingsOf(answers, flags.containers)
  // Checked before the email, because mistakes in the settings are quicker to fix.
  const text = renderSettings(settings)
  readConfig(flags.containers ? asSeenByProcesses(settings) : settings)

  if (!flags.emailCheck) return write(path, text, print)
  const smtpUrl = await checkEmail(answers, print, questions)
  const checked = { ...settings, SMTP_URL: smtpUrl }
  write(path, renderSettings(checked), print)
}

function oidcOf({ oidcIssuer: issuer, oidcClientId: clientId, oidcClientSecret: clientSecret, oidcName: name }: Flags) {
  if (!issuer) return undefined
  if (!clientId || !clientSecret || !name) {
    throw new Refusal('With --oidc-issuer, --oidc-client-id, --oidc-client-secret and --oidc-name are needed.')
  }
  return { issuer, clientId, clientSecret, name }
}

function answersOf({ domain, operatorEmail, smtpUrl, ...others }: Partial<Answers>): Answers {
  if (!domain || !operatorEmail || !smtpUrl) {
    throw new Refusal('Without a terminal, --domain, --operator-email and --smtp-url are needed.')
  }
  return { mailFrom: `Sadhana Compass <hello@${domain}>`, ...others, domain, operatorEmail, smtpUrl }
}

const secret = (bytes: number) => randomBytes(bytes).toString('base64url')

function settingsOf(answers: Answers, containers: boolean) {
  const secrets = {
    secretKey: secret(48),
    metricsToken: secret(24),
    databasePassword: secret(24),
    appPassword: secret(24),
    backupPassword: secret(24),
    cachePassword: secret(24),
    push: createPushKeys(),
  }
  return containers ? containerSettings(answers, secrets) : hostSettings(answers, secrets)
}

function write(path: string, text: string, print: Options['print']): void {
  writeFileSync(path, text, { mode: 0o600, flag: 'wx' })
  print('Wrote .env. Keep a copy of its SECRET_KEY apart from your backups: neither is of use without the other.')
}

/** Finds a wrong password now, before the first member waits for an email. Returns the address that works. */
async function checkEmail(
  { smtpUrl, mailFrom: from, operatorEmail: to, domain }: Answers,
  print: Options['print'],
  questions: Questions | undefined,
): Promise<string> {
  for (let url = smtpUrl; ;) {
    try {
      await sendTrialEmail({ smtpUrl: url, from, to, domain })
      print(`Sent an email to ${to}. Look whether it arrived, also among spam.`)
      return url
    } catch (error) {
      if (!questions) throw new Refusal(explainEmailFailure(error))
      print(explainEmailFailure(error))
      url = await questions.askSmtp()
    }
  }
}
