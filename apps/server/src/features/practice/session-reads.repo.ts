import type { DeletedPracticeSession, Limb, PracticeSession, TagTotal } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import { todayColumn } from '#features/journey/index.ts'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import type { Keyset } from '#platform/keyset.rules.ts'
import {
  earlierColumns,
  type EarlierPractice,
  newestFirst,
  type PracticeSessionRow,
  sessionsWhere,
  toPracticeSession,
} from './session.sql.ts'
import { hasTag, tagTotals } from './tags.sql.ts'
import type { RepeatedPractice } from './usual.rules.ts'

export async function findSession(db: Db, userId: string, id: string): Promise<PracticeSession | undefined> {
  const { rows } = await sessionsWhere(userId, sql`user_id = ${userId} and session.id = ${id}`).execute(db)
  return rows[0] && toPracticeSession(rows[0])
}

export async function findEarlier(db: Db, userId: string, clientId: string | null): Promise<EarlierPractice> {
  const { rows } = await sql<EarlierPractice>`select ${earlierColumns(userId, clientId)}`.execute(db)
  return rows[0] as EarlierPractice
}

type Page = {
  count: number
  after?: Keyset<'date' | 'time' | 'id'> | undefined
  limb?: Limb | undefined
  tag?: string | undefined
  from?: string | undefined
  to?: string | undefined
}

/** A condition on the list, with the values it needs. */
type Filter = { name: string; values: string[]; condition: (...values: string[]) => RawBuilder<unknown> }

const filtersOf = ({ after, limb, tag, from, to }: Page): Filter[] => [
  ...(after ? [{ name: 'after', values: [after.date, after.time, after.id], condition: isAfter }] : []),
  ...(limb ? [{ name: 'limb', values: [limb], condition: isOfLimb }] : []),
  ...(tag ? [{ name: 'tag', values: [tag], condition: hasTag }] : []),
  ...(from ? [{ name: 'from', values: [from], condition: onOrAfter }] : []),
  ...(to ? [{ name: 'to', values: [to], condition: isUpTo }] : []),
]
const isAfter = (...key: string[]) => sql`(date, time, session.id) < (${sql.join(key)})`
const isOfLimb = (limb: string) => sql`limb_type = ${limb}`
const onOrAfter = (day: string) => sql`date >= ${day}`
const isUpTo = (day: string) => sql`date <= ${day}`

const listing = (filters: Filter[]) =>
  statement((userId: string, count: number, ...filterValues: string[]) => {
    const left = [...filterValues]
    const conditions = filters.map(({ values, condition }) => condition(...left.splice(0, values.length)))
    const where = sql.join([sql`user_id = ${userId}`, ...conditions], sql` and `)
    return sql<PracticeSessionRow>`${sessionsWhere(userId, where)} ${newestFirst} limit ${count}`
  })
/** One statement for each combination of filters in use: thirty-two at most. */
const listings = new Map<string, ReturnType<typeof listing>>()

/** Newest first. */
export async function listSessions(db: Db, userId: string, page: Page): Promise<PracticeSession[]> {
  const filters = filtersOf(page)
  const combination = filters.map(({ name }) => name).join()
  const list = listings.get(combination) ?? listing(filters)
  listings.set(combination, list)
  const rows = await rowsOf(db, list(userId, page.count, ...filters.flatMap(({ values }) => values)))
  return rows.map(toPracticeSession)
}

export type DeletedSession = Omit<DeletedPracticeSession, 'deletedAt' | 'erasedAt'> & { deletedAt: Date }
type DeletedPage = { since: Date; count: number; after?: Keyset<'deletedAt' | 'id'> | undefined }

/** Sessions deleted after `since`, newest first. */
export async function listDeletedSessions(db: Db, userId: string, { since, count, after }: DeletedPage) {
  const { rows } = await sql<DeletedSession>`
    select id, session ->> 'date' as date, left(session ->> 'time', 5) as time,
      (session ->> 'duration')::int as duration, session ->> 'limb_type' as "limbType",
      session ->> 'practice_day' as "practiceDay", deleted_at as "deletedAt"
    from deleted_practice_sessions
    where user_id = ${userId} and deleted_at > ${since}
      ${after ? sql`and (deleted_at, id) < (${after.deletedAt}::timestamptz, ${after.id})` : sql``}
    order by deleted_at desc, id desc limit ${count}`.execute(db)
  return rows
}

/** Most used first. */
export async function listTags(db: Db, userId: string, count: number): Promise<TagTotal[]> {
  const { rows } = await sql<TagTotal>`${tagTotals(userId)} limit ${count}`.execute(db)
  return rows
}

type RepeatedWithin = { zone: string; repeated: RepeatedPractice[] }

/** The practices of this many practice days, including today, counted by limb, minutes, hour and visibility. */
export async function findRepeated(
  db: Db,
  userId: string,
  days: number,
  now: Date,
): Promise<RepeatedWithin | undefined> {
  const { rows } = await sql<RepeatedWithin>`
    select zone, (
      select coalesce(json_agg(repeated), '[]') from (
        select limb_type as "limbType", duration, extract(hour from time)::int as hour, visibility,
          count(*) as times, max(date + time) as latest
        from practice_sessions
        where user_id = users.id
          and practice_day > ${todayColumn(now)} - ${days}::int
        group by limb_type, duration, hour, visibility
      ) as repeated
    ) as repeated
    from users where id = ${userId}`.execute(db)
  return rows[0]
}
