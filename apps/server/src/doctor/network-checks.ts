import { createSocket } from 'node:dgram'
import { resolveTxt } from 'node:dns/promises'
import { once } from 'node:events'
import { sql } from 'kysely'
import { createTransport } from 'nodemailer'
import { probeHeader, type ProbeState, signProbe } from '#platform/http/probe.ts'
import { createKeys } from '#platform/keys.ts'
import { requiresTls } from '#platform/mail/mailer.ts'
import { type Finding, findProblem, ok, type Patient, unchecked, wrong } from './findings.ts'

export async function checkEmail(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'SMTP_URL', 'MAIL_FROM')
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
  const domain = /@([^\s>]+)>?$/.exec(MAIL_FROM)?.[1] ?? ''
  const missing = domain.includes('.') ? await findMissingRecords(domain) : []
  if (missing.length > 0) {
    return wrong(
      `${host} accepts us, but ${domain} has no record for ${missing.join(' and ')}`,
      'publish it: docs/operations.md, “Email”',
    )
  }
  return ok(`${host} accepts us`)
}

/** If DNS doesn't answer, we report nothing. */
const hasRecord = (name: string, start: string): Promise<boolean> =>
  resolveTxt(name).then(
    (records) => records.some((parts) => parts.join('').startsWith(start)),
    (error: { code?: string }) => error.code !== 'ENODATA' && error.code !== 'ENOTFOUND',
  )

/** Checks SPF and DMARC. We can't check DKIM, because each mail server chooses the name of its record. */
async function findMissingRecords(domain: string): Promise<string[]> {
  const [spf, dmarc] = await Promise.all([hasRecord(domain, 'v=spf1'), hasRecord(`_dmarc.${domain}`, 'v=DMARC1')])
  return [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])]
}

/** An address from the range for documentation (RFC 5737), which belongs to no one. */
const forged = '192.0.2.77'

/** Sends a request through the proxy, as a member would, with a forged client address. */
export async function checkProxyTrust(patient: Patient): Promise<Finding> {
  const problem = findProblem(patient, 'TRUSTED_PROXIES', 'PUBLIC_URL', 'ALLOW_INSECURE_HTTP')
  if (problem) return problem
  const { config } = patient
  if (!config) return unchecked('not checked: other settings are wrong')
  const keys = createKeys({ current: config.SECRET_KEY, previous: undefined })
  const headers = {
    [probeHeader]: signProbe(keys, patient.now()),
    'x-forwarded-for': forged,
    'x-real-ip': forged,
    forwarded: `for=${forged}`,
  }
  const probe = fetch(new URL('/healthz', config.PUBLIC_URL), { headers, signal: AbortSignal.timeout(5_000) })
  const answer = await probe.then(
    async (response) => ({ seen: ((await response.json()) as { seen?: ProbeState }).seen }),
    (error: Error & { cause?: Error }) => ({ failure: error.cause?.message ?? error.message }),
  )
  if ('failure' in answer) {
    return wrong(
      `${config.PUBLIC_URL} does not answer (${answer.failure})`,
      'start the API and the proxy; check that the name leads to this machine, and ports 80 and 443 are open',
    )
  }
  const { seen } = answer
  if (!seen)
    return wrong('the API that answers has another SECRET_KEY', 'give all processes the same .env, then restart')
  if (seen.caller === forged) {
    return wrong(
      'the proxy passes on whatever address a visitor claims',
      'let it replace X-Forwarded-For: see the files in deploy/proxy',
    )
  }
  if (!seen.believed && config.TRUSTED_PROXIES.length > 0) {
    return wrong(
      `the proxy at ${seen.peer} is not trusted, so all members share one limit`,
      `add ${seen.peer} to TRUSTED_PROXIES, then restart; or let the proxy send X-Forwarded-For`,
    )
  }
  return ok(
    seen.believed ? `the proxy at ${seen.peer} is trusted, claims of visitors are not` : 'no proxy, none trusted',
  )
}

const maxDifferenceMs = 2_000
const late = (ms: number) => `${(Math.abs(ms) / 1000).toFixed(1)} s ${ms < 0 ? 'behind' : 'ahead of'}`

export async function checkClock(patient: Patient): Promise<Finding> {
  const fix = 'let the machine keep its time: `timedatectl set-ntp true` (sign-in codes depend on it)'
  const difference = await askTime(patient).catch(() => undefined)
  if (difference !== undefined && Math.abs(difference) > maxDifferenceMs) {
    return wrong(`${late(difference)} ${patient.timeServer}`, fix)
  }
  const db = await patient.db.catch(() => undefined)
  if (db) {
    const { rows } = await sql<{ ms: string }>`select extract(epoch from clock_timestamp()) * 1000 as ms`.execute(db)
    const apart = patient.now() - Number(rows[0]?.ms)
    if (Math.abs(apart) > maxDifferenceMs) return wrong(`${late(apart)} the database`, fix)
  }
  if (difference !== undefined)
    return ok(`right to ${Math.abs(difference / 1000).toFixed(2)} s (${patient.timeServer})`)
  return db
    ? ok(`agrees with the database; ${patient.timeServer} did not answer`)
    : unchecked('not checked: no one to ask')
}

/** The difference in seconds between 1900, where NTP starts counting, and 1970. */
const ntpEpoch = 2_208_988_800
const transmitTime = 40

/** Sends one SNTP request (RFC 4330) and returns by how many milliseconds this machine is ahead. */
async function askTime({ timeServer, now }: Patient): Promise<number> {
  const [host = '', port = '123'] = timeServer.split(':')
  const socket = createSocket('udp4')
  try {
    const question = Buffer.alloc(48)
    // Version 4, client mode.
    question[0] = 0x23
    const sentAt = now()
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(2_000) }) as Promise<[Buffer]>
    socket.send(question, Number(port), host, (error) => error && socket.emit('error', error))
    const [answer] = await answered
    const seconds = answer.readUInt32BE(transmitTime) - ntpEpoch
    const their = seconds * 1000 + (answer.readUInt32BE(transmitTime + 4) / 2 ** 32) * 1000
    return (sentAt + now()) / 2 - their
  } finally {
    socket.close()
  }
}
