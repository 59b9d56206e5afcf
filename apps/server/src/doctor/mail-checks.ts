import { createPublicKey } from 'node:crypto'
import { createTransport } from 'nodemailer'
import { requiresTls, senderDomain } from '#platform/mail/mailer.ts'
import { type Finding, findProblem, ok, type Patient, wrong } from './findings.ts'

const howTo = 'docs/operations.md, “Email”'

export async function checkEmail(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'SMTP_URL', 'MAIL_FROM', 'DKIM_')
  if (problem) return problem
  const { SMTP_URL = '', MAIL_FROM = '' } = patient.env
  const { host } = new URL(SMTP_URL)
  const transport = createTransport({
    url: SMTP_URL,
    requireTLS: requiresTls(SMTP_URL),
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
  })
  try {
    await transport.verify()
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    const isLogin = code === 'EAUTH'
    return wrong(
      `${host} ${isLogin ? 'refuses our password' : 'does not answer'} (${message.split('\n')[0]})`,
      isLogin ? 'correct user and password in SMTP_URL' : 'correct SMTP_URL, or open its port in your firewall',
    )
  } finally {
    transport.close()
  }
  const domain = senderDomain(MAIL_FROM)
  return (domain.includes('.') && (await checkRecords(patient, { host, domain }))) || ok(`${host} accepts us`)
}

/** Checks SPF, DMARC and DKIM. Each mail server chooses the name of its DKIM record, so a setting says it. */
async function checkRecords(
  { config, resolveTxt }: Patient,
  { host, domain }: { host: string; domain: string },
): Promise<Finding | undefined> {
  /** Undefined if DNS doesn't answer. Then we report nothing. */
  const recordAt = (name: string, start: RegExp): Promise<string | undefined> =>
    resolveTxt(name).then(
      (records) => records.map((parts) => parts.join('')).find((text) => start.test(text)) ?? '',
      (error: { code?: string }) => (error.code === 'ENODATA' || error.code === 'ENOTFOUND' ? '' : undefined),
    )
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = config ?? {}
  const [spf, dmarc, dkim] = await Promise.all([
    recordAt(domain, /^v=spf1/),
    recordAt(`_dmarc.${domain}`, /^v=DMARC1/),
    selector ? recordAt(`${selector}._domainkey.${domain}`, /(^|;)\s*p=/) : undefined,
  ])
  const missing = Object.entries({ SPF: spf, DMARC: dmarc, DKIM: dkim }).flatMap(([name, text]) =>
    text === '' ? [name] : [],
  )
  if (missing.length > 0) {
    return wrong(`${host} accepts us, but ${domain} has no record for ${missing.join(' and ')}`, `publish it: ${howTo}`)
  }
  if (!selector) {
    return wrong(
      `${host} accepts us, but nothing says who signs our emails (DKIM)`,
      `set DKIM_SELECTOR, and DKIM_PRIVATE_KEY if your mail server does not sign: ${howTo}`,
    )
  }
  const published = /(^|;)\s*p=(?<key>[^;]*)/.exec(dkim ?? '')?.groups?.['key']
  if (privateKey && published !== undefined && published.replaceAll(/\s/g, '') !== publicKeyOf(privateKey)) {
    return wrong(
      `${host} accepts us, but the record ${selector}._domainkey.${domain} has another key than DKIM_PRIVATE_KEY`,
      `publish the right one: ${howTo}`,
    )
  }
  return undefined
}

const publicKeyOf = (privateKey: string): string =>
  createPublicKey(privateKey).export({ type: 'spki', format: 'der' }).toString('base64')

/** Someone has to tell us about emails that come back, or providers will take us for a careless sender. */
export async function checkBounces(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'SES_TOPIC_ARN', 'POSTMARK_WEBHOOK_PASSWORD', 'BOUNCE_ADDRESS')
  if (problem) return problem
  const { SES_TOPIC_ARN, POSTMARK_WEBHOOK_PASSWORD, BOUNCE_ADDRESS } = patient.env
  const ways = [
    ...(SES_TOPIC_ARN ? ['Amazon SES'] : []),
    ...(POSTMARK_WEBHOOK_PASSWORD || patient.env['POSTMARK_WEBHOOK_PASSWORD_FILE'] ? ['Postmark'] : []),
    ...(BOUNCE_ADDRESS ? [BOUNCE_ADDRESS] : []),
  ]
  if (ways.length > 0) return ok(`we learn of emails that come back through ${ways.join(' and ')}`)
  return wrong(
    'no one tells us about emails that come back',
    'set SES_TOPIC_ARN, POSTMARK_WEBHOOK_PASSWORD or BOUNCE_ADDRESS: docs/operations.md, “Emails that come back”',
  )
}
