import { randomUUID } from 'node:crypto'
import { request, type Page } from '@playwright/test'
import type { NewPracticeSession } from '@sadhana/contract'
import { ownAddress } from './own-address.ts'
import { baseUrl } from './service.ts'
import { daysAgo, practiceOn, addMember, type Member } from './signed-in-member.ts'

export type OtherMember = { id: string; username: string; displayName: string; member: Member }

/** A member without a browser. The family name is unique, so that a search finds no one else. */
export async function otherMember(firstName: string): Promise<OtherMember> {
  const displayName = `${firstName} ${familyName()}`
  const requests = await request.newContext({ baseURL: baseUrl, extraHTTPHeaders: ownAddress() })
  const { username, member } = await addMember(requests, displayName)
  await requests.dispose()
  const { id } = await member.account.me()
  return { id, username, displayName, member }
}

const familyName = () => {
  const letters = randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? 'q')
  return `${letters.charAt(0).toUpperCase()}${letters.slice(1, 10)}`
}

/** Logs a shared practice. */
export const share = ({ member }: Pick<OtherMember, 'member'>, changes: Partial<NewPracticeSession> = {}) =>
  member.practice.log({ body: practiceOn(daysAgo(0), { visibility: 'public', shareNotes: true, ...changes }) })

export const feedItem = (page: Page, words: string) => page.getByRole('article').filter({ hasText: words })
