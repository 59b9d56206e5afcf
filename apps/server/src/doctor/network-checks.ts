import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { sql } from 'kysely'
import { probeHeader, type ProbeState, signProbe } from '#platform/http/probe.ts'
import { createKeys } from '#platform/keys.ts'
import { type Finding, findProblem, ok, type Patient, unchecked, wrong } from './findings.ts'

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
