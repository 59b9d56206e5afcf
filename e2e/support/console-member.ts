import { expect, type Page } from '@playwright/test'
import type { OperatorRole } from '@sadhana/contract'
import pg from 'pg'
import { codeFor } from './authenticator.ts'
import { operators } from './operators.ts'
import { environment } from './service.ts'
import { type Member, memberPassword, signInAsNewMember, verifyEmailOf } from './signed-in-member.ts'

const database = new pg.Pool({ connectionString: environment().DATABASE_URL, max: 1, allowExitOnIdle: true })

/** Signs this browser in as a member with two-factor authentication, and gives them a role on the command line. */
export async function signInWithRole(page: Page, role: OperatorRole): Promise<Member> {
  const member = await signInAsNewMember(page, 'Ines Halvorsen')
  const { username } = await member.account.me()
  await verifyEmailOf(username)
  const { secret } = await member.security.enableTwoFactor({ body: { password: memberPassword } })
  await member.security.verifyTwoFactorSetup({ body: { code: codeFor(secret, Date.now()) } })
  operators('role', 'grant', username, role, '--reason', 'Helps out')
  return member
}

/** The people who have been on the waitlist longest. */
export async function longestWaiting(names: readonly string[]): Promise<string[]> {
  const emails = names.map((name) => `${name.toLowerCase()}-${crypto.randomUUID().slice(0, 13)}@example.org`)
  await database.query(
    `insert into waitlist_entries (id, email, name, current_practice, practice_frequency, created_at)
     select gen_random_uuid(), email, name, 'beginner', 'daily', coalesce(first, now()) - make_interval(days => 1, mins => -position::int)
     from unnest($1::text[], $2::text[]) with ordinality as people (email, name, position),
       (select min(created_at) as first from waitlist_entries) as before`,
    [emails, names],
  )
  return emails
}

/** The username of the member who is signed in on this page. */
export const ownUsername = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` }
    const me = (await (await fetch('/api/auth/me', { headers })).json()) as { username: string }
    return me.username
  })

/** The reason that operators give in the log and to the member. */
export const pauseReason = 'Advertising a shop with a discount code'

export const pauseAccount = (username: string): string =>
  operators('members', 'suspend', username, '--for', '7', '--reason', pauseReason)

/** Checks what suspended members see, however they sign in, and how they can appeal. */
export async function expectPaused(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: /^Your account is paused until/ })).toBeVisible()
  await expect(page.getByText(pauseReason)).toBeVisible()
  await expect(page.getByText(/Answer the email we sent you/)).toBeVisible()
}
