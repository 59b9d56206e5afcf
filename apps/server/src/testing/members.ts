import { randomUUID } from 'node:crypto'
import { api, type AuthTokens, createClient, type Registration, type Send } from '@sadhana/contract'
import { createOperatorCode } from '#features/referral/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { codeOf } from './authenticator.ts'
import { randomAddress, sendTo } from './send.ts'

export type TestMember = AuthTokens & Omit<Registration, 'referralCode'> & { id: string }

type App = { url: string; db: Db; clock: Clock }

const aPassword = 'quiet river stones at dawn'

/** Members made through the front door, and the contract's client in their name. */
export function memberFactory({ url, db, clock }: App) {
  const visitor = () => createClient(api, sendTo(url, { 'x-forwarded-for': randomAddress() }))

  const newcomer = async (changes: Partial<Registration> = {}): Promise<Registration> => {
    const name = `m${randomUUID().replaceAll('-', '')}`
    const { code } = await createOperatorCode(db, clock)
    const email = `${name}@example.org`
    return { username: name, email, displayName: 'Asha', password: aPassword, referralCode: code, ...changes }
  }

  const as = ({ token }: { token: string }) =>
    createClient(api, sendTo(url, { authorization: `Bearer ${token}`, 'x-forwarded-for': randomAddress() }))

  return {
    visitor,
    as,
    /** What somebody with a fresh code fills in. */
    newcomer,
    member: async (changes: Partial<Registration> = {}): Promise<TestMember> => {
      const { referralCode, ...person } = await newcomer(changes)
      const tokens = await visitor().account.register({ body: { ...person, referralCode } })
      return { ...person, ...tokens, id: tokens.user.id }
    },
    /** Switches two-factor sign-in on; the code of the current half minute is used up by it. */
    withTwoFactor: async (someone: TestMember) => {
      const { secret } = await as(someone).security.enableTwoFactor()
      const { backupCodes } = await as(someone).security.verifyTwoFactorSetup({ body: { code: codeOf(secret, clock) } })
      return { secret, backupCodes }
    },
    /** Passes the first factor of a member who has two. */
    firstFactor: async ({ username, password }: TestMember) => {
      const reply = await visitor().account.login({ body: { identifier: username, password } })
      if (!('tempToken' in reply)) throw new Error('this member has no second factor')
      return { userId: reply.userId, tempToken: reply.tempToken }
    },
    /** A visitor in a browser: says where it comes from, and keeps its cookies; another tab shares them. */
    browser: (cookies = new Map<string, string>()) => {
      const headers: Record<string, string> = { origin: url, 'x-forwarded-for': randomAddress() }
      const send: Send = (request) => {
        headers.cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
        return sendTo(url, headers, (line) => {
          const [pair = ''] = line.split(';')
          const [name = '', value = ''] = pair.split('=')
          cookies.set(name, value)
        })(request)
      }
      return Object.assign(createClient(api, send), { cookies, headers })
    },
  }
}
