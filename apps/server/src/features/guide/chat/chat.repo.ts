import type { AfterFeeling, BeforeFeeling, ChatExchange, Limb } from '@sadhana/contract'
import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import type { LoggedPractice } from '../log/log-stats.rules.ts'

export type ExchangeRow = Omit<ChatExchange, 'createdAt'> & { createdAt: Date }

const columns = [
  'id',
  'message',
  sql<string>`coalesce(response, '')`.as('response'),
  sql<ChatExchange['kind']>`coalesce(kind, 'local')`.as('kind'),
  sql<ChatExchange['sources']>`sources`.as('sources'),
  'log_used as logUsed',
  'created_at as createdAt',
] as const

/** The answered questions, newest first. */
export const listExchanges = (
  db: Db,
  userId: string,
  { after, count }: { after?: string | undefined; count: number },
): Promise<ExchangeRow[]> =>
  db
    .selectFrom('chat_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .where('response', 'is not', null)
    .$if(after !== undefined, (query) => query.where('id', '<', after ?? ''))
    .orderBy('id', 'desc')
    .limit(count)
    .execute()

export const findExchange = (db: Db, userId: string, clientId: string): Promise<ExchangeRow | undefined> =>
  db
    .selectFrom('chat_messages')
    .select(columns)
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .where('response', 'is not', null)
    .executeTakeFirst()

/** Undefined if it already exists, because the device's question has been answered meanwhile. */
export const insertExchange = (
  db: Db,
  userId: string,
  { clientId, ...exchange }: ExchangeRow & { clientId: string | null },
): Promise<ExchangeRow | undefined> =>
  db
    .insertInto('chat_messages')
    .values({
      user_id: userId,
      id: exchange.id,
      client_id: clientId,
      message: exchange.message,
      response: exchange.response,
      kind: exchange.kind,
      sources: JSON.stringify(exchange.sources),
      log_used: exchange.logUsed,
      created_at: exchange.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(columns)
    .executeTakeFirst()

/** Restores an exchange from an archive, with its original time. False if it already exists. */
export async function restoreExchange(db: Db, userId: string, exchange: ChatExchange): Promise<boolean> {
  const row = { ...exchange, createdAt: new Date(exchange.createdAt), clientId: null }
  return (await insertExchange(db, userId, row)) !== undefined
}

export async function deleteExchange(db: Db, userId: string, id: string): Promise<boolean> {
  const row = await db
    .deleteFrom('chat_messages')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteExchanges(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute()
}

type Asker = { mayUseLog: boolean; isQuiet: boolean; zone: string; dayEndsAt: number }

/** What the guide needs to know about the member who asks. */
export const findAsker = (db: Db, userId: string): Promise<Asker | undefined> =>
  db
    .selectFrom('users')
    .leftJoin('guide_consents', 'guide_consents.user_id', 'users.id')
    .leftJoin('user_preferences', 'user_preferences.user_id', 'users.id')
    .select([
      sql<boolean>`coalesce(may_use_log, false)`.as('mayUseLog'),
      sql<boolean>`coalesce(quiet_mode, false)`.as('isQuiet'),
      'users.zone',
      'users.day_ends_at as dayEndsAt',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()

export async function saveConsent(db: Db, userId: string, mayUseLog: boolean, at: Date): Promise<void> {
  const row = { may_use_log: mayUseLog, changed_at: at }
  await db
    .insertInto('guide_consents')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute()
}

/** No model may learn that a practice was hard, so its feelings are left out too: without them it wasn't calm either. */
const feelingUnlessHard = <Feeling>(column: 'before_feeling' | 'after_feeling') =>
  sql<Feeling | null>`case when after_feeling is not null and not exists (
    select from practice_hardships as hardship
    where hardship.user_id = practice_sessions.user_id and session_id = practice_sessions.id
  ) then ${sql.ref(column)} end`

/** Sessions and feelings, never notes. */
export const listPractices = (db: Db, userId: string, since: string): Promise<LoggedPractice[]> =>
  db
    .selectFrom('practice_sessions')
    .select([
      sql<Limb>`limb_type`.as('limb'),
      sql<string>`practice_day::text`.as('day'),
      'duration as minutes',
      feelingUnlessHard<BeforeFeeling>('before_feeling').as('before'),
      feelingUnlessHard<AfterFeeling>('after_feeling').as('after'),
      sql<number>`extract(hour from time)::integer`.as('hour'),
    ])
    .where('user_id', '=', userId)
    .where('practice_day', '>=', since)
    .orderBy('practice_day')
    .orderBy('time')
    .limit(1000)
    .execute()
