import { randomUUID } from 'node:crypto'
import { api, createClient, type Client, type NewPracticeSession } from '@sadhana/contract'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import pg from 'pg'
import { foundingCode } from './founding-code.ts'
import { baseUrl, environment } from './service.ts'

export type Member = Client<typeof api>

export const memberPassword = 'lantern orchid gravel tide'

export type Account = { username: string; email: string; password: string }

/** Names and addresses that no one has used yet. */
export function newAccount(): Account {
  const username = `asha-${randomUUID().slice(0, 13)}`
  return { username, email: `${username}@example.org`, password: memberPassword }
}

export type Tokens = { token: string; refreshToken: string; expiresIn: number }

/** Signs this browser in as a new member, and returns a client that calls the API as that member. */
export async function signInAsNewMember(page: Page, displayName = 'Asha Rao'): Promise<Member> {
  const { tokens, member } = await addMember(page.request, displayName)
  await storeTokens(page, tokens)
  return member
}

/** The same for a member who has really signed up, with an email address to verify. */
export async function signInAsRegistered(page: Page, account: Account): Promise<Member> {
  const data = { ...account, displayName: 'Asha Rao', referralCode: foundingCode() }
  const tokens = await ask(page.request, 'register', data)
  await storeTokens(page, tokens)
  if (account.password !== memberPassword) throw new Error('the hash below is of another password')
  await database.query('update users set password = $2 where username = $1', [account.username, quickHash])
  return speakAs(tokens)
}

/** Stores them only once, so that the next page load doesn't undo a sign-out. */
const storeTokens = (page: Page, tokens: Tokens) =>
  page.addInitScript(({ token, refreshToken, expiresIn }) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('accessToken', token)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('tokenExpiry', String(Date.now() + expiresIn * 1000))
  }, tokens)

/** The hash of `memberPassword` at the lowest cost, because the usual checks would take half a second each time. */
const quickHash = '$argon2id$v=19$m=8,t=1,p=1$s+yLmBq++/5popPDFyykww$TOgMuNxUyN8SBNPuUt23XUCxMME9vHw1mT6MaI7UWak'

const database = new pg.Pool({ connectionString: environment().DATABASE_URL, max: 1, allowExitOnIdle: true })

type Installation = { url: string; database: pg.Pool }
const shared: Installation = { url: baseUrl, database }

/** Starts with the time, like the service's own ids (UUID version 7), by which the newest members are found. */
function newMemberId(): string {
  const moment = Date.now().toString(16).padStart(12, '0')
  return `${moment.slice(0, 8)}-${moment.slice(8)}-7${randomUUID().slice(15)}`
}

/** A new member, signed in through these requests. */
export async function addMember(request: APIRequestContext, displayName: string, installation = shared) {
  const account = newAccount()
  await installation.database.query(
    'insert into users (id, username, email, display_name, password) values ($1, $2, $3, $4, $5)',
    [newMemberId(), account.username, account.email, displayName, quickHash],
  )
  const { url } = installation
  const tokens = await ask(request, 'login', { identifier: account.username, password: account.password }, url)
  return { ...account, tokens, member: speakAs(tokens, url) }
}

/** Tests also run at night, when emails and quiet words would wait until morning. */
export const endQuietHours = (member: Member) =>
  member.reminder.change({ body: { quietHours: { from: '00:00', to: '00:00' } } })

/** A client that calls the API as the member who has signed in on this page. */
export const memberOn = async (page: Page): Promise<Member> =>
  speakAs({ token: (await page.evaluate(() => localStorage.getItem('accessToken'))) ?? '' })

/** Verifies the address as if the member had opened the link in their email. */
export const verifyEmailOf = (username: string) =>
  database.query('update users set email_verified = true where username = $1', [username])

async function ask(
  request: APIRequestContext,
  what: 'login' | 'register',
  data: object,
  url = baseUrl,
): Promise<Tokens> {
  const answer = await request.post(`${url}/api/auth/${what}`, { headers: { origin: url }, data })
  expect(answer.status(), await answer.text()).toBe(200)
  return (await answer.json()) as Tokens
}

const speakAs = ({ token }: Pick<Tokens, 'token'>, installationUrl = baseUrl): Member =>
  createClient(api, async ({ method, url, body, idempotencyKey }) => {
    const response = await fetch(installationUrl + url, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, statusText: response.statusText, contentType, text: await response.text() }
  })

/** The date this many days ago, in the time zone of this machine and its browser. */
export function daysAgo(days: number): string {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  return moment.toLocaleDateString('sv-SE')
}

/** A sit just after midnight, so that it is in the past whenever a journey runs. */
export const practiceOn = (date: string, changes: Partial<NewPracticeSession> = {}): NewPracticeSession => ({
  date,
  time: '00:01',
  limbType: 'dhyana',
  duration: 30,
  beforeFeeling: 'restless',
  afterFeeling: 'calm',
  ...changes,
})
