import type { Article, ReadingChange } from '@sadhana/contract'
import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import type { Db } from '#platform/db/database.ts'
import type { WrittenArticle } from './article.rules.ts'
import type { Practised, ShelvedArticle } from './suggestions.rules.ts'

/** Adds the articles or replaces those with the same slug. Articles that are no longer among them are hidden. */
export async function saveArticles(db: Db, articles: WrittenArticle[]): Promise<void> {
  for (const { slug, title, standfirst, category, difficulty, readTime, order, ...article } of articles) {
    const row = {
      title,
      standfirst,
      category,
      difficulty,
      limb_type: article.limbType,
      read_time: readTime,
      sort_order: order,
      checked_on: article.checkedOn,
      content: JSON.stringify(article.content),
      sources: JSON.stringify(article.sources),
      is_published: true,
    }
    await db
      .insertInto('educational_content')
      .values({ id: newId(), slug, ...row })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet(row))
      .execute()
  }
  await db
    .updateTable('educational_content')
    .set({ is_published: false })
    .where('author_id', 'is', null)
    .where(sql<boolean>`slug <> all(${articles.map(({ slug }) => slug)}::text[])`)
    .execute()
}

type OpenArticle = Pick<Article, 'content' | 'sources' | 'checkedOn' | 'place'>
type Row = { library: ShelvedArticle[]; open: OpenArticle | null } & Practised

/**
 * Reads the library with what the member has read, what they have practised since a day, and the opened article, in one
 * statement.
 */
export async function findLibrary(db: Db, userId: string, since: string, open: string | null): Promise<Row> {
  const { rows } = await sql<Row>`select
    (
      select coalesce(json_agg(json_build_object(
        'slug', slug, 'title', title, 'standfirst', standfirst, 'category', category, 'limbType', limb_type,
        'difficulty', difficulty, 'readTime', read_time, 'order', sort_order,
        'startedAt', case when place > 0 then article_reads.updated_at end, 'readAt', read_at
      ) order by limb_type, sort_order, slug), '[]')
      from educational_content
      left join article_reads on article_id = id and user_id = ${userId}
      where is_published and limb_type is not null
    ) as library,
    (
      select json_build_object(
        'content', content, 'sources', sources, 'checkedOn', checked_on, 'place', coalesce(place, 0)
      )
      from educational_content
      left join article_reads on article_id = id and user_id = ${userId}
      where slug = ${open} and is_published
    ) as open,
    (
      select coalesce(json_agg(json_build_object(
        'limbType', limb_type, 'before', before_feeling, 'after', after_feeling, 'sessions', sessions
      )), '[]')
      from feeling_totals where user_id = ${userId} and sessions > 0
    ) as shifts,
    (
      select coalesce(json_agg(json_build_object('limbType', limb_type, 'sessions', sessions)), '[]')
      from (
        select limb_type, count(*) as sessions from practice_sessions
        where user_id = ${userId} and practice_day >= ${since} group by limb_type
      ) as recent
    ) as lately`.execute(db)
  return rows[0] ?? { library: [], open: null, shifts: [], lately: [] }
}

/** False if there is no such article. A change that is older than the last one changes nothing. */
export async function saveReading(
  db: Db,
  { userId, slug, at }: { userId: string; slug: string; at: Date },
  { place, isRead }: ReadingChange,
): Promise<boolean> {
  const readAt = isRead ? at : null
  const { rows } = await sql`with article as (
    select id from educational_content where slug = ${slug} and is_published
  ),
  reading as (
    insert into article_reads (user_id, article_id, place, read_at, updated_at)
    select ${userId}, id, ${place ?? 0}, ${readAt}, ${at} from article
    on conflict (user_id, article_id) do update set
      place = coalesce(${place ?? null}::smallint, article_reads.place),
      read_at = case
        when ${isRead ?? null}::boolean is null then article_reads.read_at
        when ${isRead ?? null} then coalesce(article_reads.read_at, excluded.read_at)
      end,
      updated_at = excluded.updated_at
    where article_reads.updated_at <= excluded.updated_at
  ) select id from article`.execute(db)
  return rows.length > 0
}

type Reading = { slug: string; place: number; readAt: string | null; updatedAt: string }

/** False if the article doesn't exist here, or if the member has already opened it here. */
export async function restoreReading(db: Db, userId: string, reading: Reading): Promise<boolean> {
  const { rows } = await sql`insert into article_reads (user_id, article_id, place, read_at, updated_at)
    select ${userId}, id, ${reading.place}, ${reading.readAt}, ${reading.updatedAt}
    from educational_content where slug = ${reading.slug} and is_published
    on conflict do nothing returning article_id`.execute(db)
  return rows.length > 0
}

/** Keeps the progress that the member has made since. */
export async function undoReading(db: Db, userId: string, { slug, updatedAt }: Reading): Promise<void> {
  await sql`delete from article_reads using educational_content
    where article_id = id and user_id = ${userId} and slug = ${slug} and article_reads.updated_at = ${updatedAt}`.execute(
    db,
  )
}
