import { randomUUID } from 'node:crypto'
import { api, type AuthTokens, type OperatorRole, createClient, type Registration, type Send } from '@sadhana/contract'
import { grantRole } from '#features/operator/index.ts'
import { createOperatorCode } from '#features/referral/index.ts'
import type { Clock } from '#platform/clock.ts'
import type { Db } from '#platform/db/database.ts'
import { codeOf } from './authenticator.ts'
import { untilServed } from './races.ts'
import { randomAddress, sendTo } from './send.ts'

export type TestMember = AuthTokens & Omit<Registration, 'referralCode'> & { id: string }

type App = { url: string; db: Db; clock: Clock }

/** Short, because estimating the strength of a long password takes most of the time of a registration. */
const aPassword = 'kelp owl moss'

/** Members who registered through the API, and clients that act for them. */
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

  const member = async (changes: Partial<Registration> = {}): Promise<TestMember> => {
    const { referralCode, ...person } = await newcomer(changes)
    const tokens = await untilServed(() => visitor().account.register({ body: { ...person, referralCode } }))
    return { ...person, ...tokens, id: tokens.user.id }
  }

  const withTwoFactor = async (someone: TestMember) => {
    const { password } = someone
    await db.updateTable('users').set({ email_verified: true }).where('id', '=', someone.id).execute()
    const { secret } = await as(someone).security.enableTwoFactor({ body: { password } })
    const { backupCodes } = await as(someone).security.verifyTwoFactorSetup({ body: { code: codeOf(secret, clock) } })
    return { secret, backupCodes }
  }

  return {
    visitor,
    as,
    /** Returns the body of a registration with a new referral code. */
    newcomer,
    member,
    /** Turns on two-factor authentication, which uses up the code of the current 30 seconds. */
    withTwoFactor,
    /** A member who may open the console. */
    withRole: async (role: OperatorRole, changes: Partial<Registration> = {}): Promise<TestMember> => {
      const someone = await member(changes)
      await withTwoFactor(someone)
      await grantRole({ db, clock }, { username: someone.username, role, reason: 'Helps out' })
      return someone
    },
    /** The first step of signing in with two-factor authentication. */
    firstFactor: async ({ username, password }: TestMember) => {
      const reply = await visitor().account.login({ body: { identifier: username, password } })
      if (!('tempToken' in reply)) throw new Error('this member has no two-factor authentication')
      return { userId: reply.userId, tempToken: reply.tempToken }
    },
    /** A visitor in a browser, which sends its origin and keeps its cookies. Another tab can share them. */
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
