import { randomUUID } from 'node:crypto'
import { api, createClient, type Client, type NewPracticeSession } from '@sadhana/contract'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { foundingCode } from './founding-code.ts'
import { baseUrl } from './service.ts'

export type Member = Client<typeof api>

export const memberPassword = 'lantern orchid gravel tide'

export type Account = { username: string; email: string; password: string }

/** What nobody has used yet. */
export function newAccount(): Account {
  const username = `asha-${randomUUID().slice(0, 13)}`
  return { username, email: `${username}@example.org`, password: memberPassword }
}

export type Tokens = { token: string; refreshToken: string; expiresIn: number }

/** Creates a member and signs this browser in; what is returned speaks to the API as that member. */
export async function signInAsNewMember(page: Page, displayName = 'Asha Rao', account = newAccount()): Promise<Member> {
  const { tokens, member } = await registerMember(page.request, displayName, account)
  await page.addInitScript(({ token, refreshToken, expiresIn }) => {
    if (sessionStorage.getItem('seeded')) return
    sessionStorage.setItem('seeded', 'yes')
    localStorage.setItem('accessToken', token)
    localStorage.setItem('refreshToken', refreshToken)
    localStorage.setItem('tokenExpiry', String(Date.now() + expiresIn * 1000))
  }, tokens)
  return member
}

/** Creates a member by a browser's own requests, or by those of nobody in particular. */
export async function registerMember(request: APIRequestContext, displayName: string, account = newAccount()) {
  const answer = await request.post(`${baseUrl}/api/auth/register`, {
    headers: { origin: baseUrl },
    data: { ...account, displayName, referralCode: foundingCode() },
  })
  expect(answer.status(), await answer.text()).toBe(200)
  const tokens = (await answer.json()) as Tokens
  return { ...account, tokens, member: speakAs(tokens) }
}

const speakAs = ({ token }: Tokens): Member =>
  createClient(api, async ({ method, url, body, idempotencyKey }) => {
    const response = await fetch(baseUrl + url, {
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

/** The date so many days ago, on the calendar of this machine and of the browser it drives. */
export function daysAgo(days: number): string {
  const moment = new Date()
  moment.setDate(moment.getDate() - days)
  return moment.toLocaleDateString('sv-SE')
}

/** A sit just after midnight: whenever a journey runs, today's has already happened. */
export const practiceOn = (date: string, changes: Partial<NewPracticeSession> = {}): NewPracticeSession => ({
  date,
  time: '00:01',
  limbType: 'dhyana',
  duration: 30,
  beforeFeeling: 'restless',
  afterFeeling: 'calm',
  ...changes,
})
