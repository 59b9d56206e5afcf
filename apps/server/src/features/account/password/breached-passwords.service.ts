import { createHash } from 'node:crypto'
import { AppError } from '#platform/errors.ts'
import type { Logger } from '#platform/log.ts'
import type { Outgoing } from '#platform/outgoing/outgoing.ts'
import type { AccountDeps } from '../shared/account.deps.ts'

type Deps = {
  outgoing: Pick<Outgoing, 'request'>
  log: Pick<Logger, 'warn'>
  /** The origin of a stand-in, in a test. */
  standIn: string | undefined
}

const service = 'https://api.pwnedpasswords.com'
/** Someone waits in front of a form. */
const timeoutMs = 2_000
const prefixLength = 5

/**
 * Asks a list of passwords that were stolen elsewhere. Only the first five of the forty signs of the password's hash
 * leave this server, which many other passwords share, and the rest is compared here. When the service
 * can't be reached, the password is accepted: a form that doesn't work protects no one (decision 0172).
 */
export function createBreachedPasswords({ outgoing, log, standIn }: Deps) {
  async function isBreached(password: string): Promise<boolean> {
    // The service's choice of a hash. It protects nothing here.
    const hash = createHash('sha1').update(password).digest('hex').toUpperCase()
    const [prefix, rest] = [hash.slice(0, prefixLength), hash.slice(prefixLength)]
    const url = `${standIn ?? service}/range/${prefix}`
    // With padding, the length of the reply doesn't say which prefix was asked for.
    const headers = { 'add-padding': 'true' }
    const { status, body } = await outgoing.request({ provider: 'breaches', url, headers, timeoutMs })
    if (status !== 200) throw new Error(`the list of breached passwords replied ${status}`)
    return body
      .toString('latin1')
      .split('\n')
      .some((line) => {
        const [suffix, count] = line.trim().split(':')
        // Padding has the count 0.
        return suffix === rest && Number(count) > 0
      })
  }

  return async (password: string): Promise<boolean> => {
    try {
      return await isBreached(password)
    } catch (error) {
      log.warn({ err: error }, 'a new password could not be compared with known breaches')
      return false
    }
  }
}

type Check = (password: string) => Promise<boolean>

/** Refuses what is on the list, once everything that costs less has been checked. */
export const refuseBreached = <P extends Pick<AccountDeps['passwords'], 'requireStrong'>>(
  passwords: P,
  isBreached: Check,
): P => ({
  ...passwords,
  requireStrong: async (password: string, about: readonly (string | null)[], field = 'password') => {
    await passwords.requireStrong(password, about, field)
    if (!(await isBreached(password))) return
    const words = 'This password was stolen elsewhere, and is on a list that attackers try. Please choose another'
    throw new AppError('account.password_weak', { fields: { [field]: words } })
  },
})
