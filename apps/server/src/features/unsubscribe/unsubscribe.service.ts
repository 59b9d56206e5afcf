import type { MailingList } from '@sadhana/contract'
import type { Db } from '#platform/db/database.ts'
import { AppError } from '#platform/errors.ts'
import type { Keys } from '#platform/keys.ts'
import { readUnsubscribeToken } from '#platform/mail/unsubscribe-token.ts'

/** How a list is stopped, or started again. Both can be repeated, and do nothing for a member who is gone. */
type ChangeList = (db: Db, userId: string, isOn: boolean) => Promise<void>

export type UnsubscribeDeps = { db: Db; keys: Keys; lists: Record<MailingList, ChangeList> }

/** Stops the list that the token is about, or starts it again. */
export async function changeSubscription(
  { db, keys, lists }: UnsubscribeDeps,
  token: string,
  isOn: boolean,
): Promise<{ isOn: boolean }> {
  const subscription = readUnsubscribeToken(keys, token)
  if (!subscription) throw new AppError('unsubscribe.link_invalid')
  await lists[subscription.list](db, subscription.userId, isOn)
  return { isOn }
}
