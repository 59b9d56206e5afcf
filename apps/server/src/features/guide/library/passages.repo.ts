import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type FoundPassage, searchWordsOf, type WrittenPassage, withoutDiacritics } from './passages.rules.ts'

/** Replaces all passages by these, in a transaction. */
export async function replacePassages(db: Db, passages: WrittenPassage[]): Promise<void> {
  // Two releases that start at the same time take turns; readers go on.
  await sql`lock table guide_passages in exclusive mode`.execute(db)
  await db.deleteFrom('guide_passages').execute()
  const rows = passages.map(({ asked, suggestsPractice, ...passage }) => ({
    ...passage,
    suggests_practice: suggestsPractice,
    plain_title: withoutDiacritics(passage.title),
    plain_asked: withoutDiacritics(asked),
    plain_text: withoutDiacritics(passage.text),
  }))
  await sql`
    insert into guide_passages (id, source, title, text, path, suggests_practice, search)
    select id, source, title, text, path, suggests_practice,
      setweight(to_tsvector('english', plain_title), 'A') || setweight(to_tsvector('english', plain_asked), 'B')
        || setweight(to_tsvector('english', plain_text), 'D')
    from json_to_recordset(${JSON.stringify(rows)}) as passage (
      id text, source text, title text, text text, path text, suggests_practice boolean,
      plain_title text, plain_asked text, plain_text text
    )`.execute(db)
}

/**
 * The passages nearest to a question, best first: rare words weigh more than common ones, a title more than a text,
 * a word said often a little more than once, and covering all of the question more than saying one word of it well.
 */
export async function searchPassages(
  db: Db,
  question: string,
  { count, withPractices }: { count: number; withPractices: boolean },
): Promise<FoundPassage[]> {
  const { rows } = await sql<FoundPassage>`
    with asked as (select lexeme from unnest(to_tsvector('english', ${searchWordsOf(question)}))),
    hits as (
      select id, length(search) as words, word.lexeme,
        case when 'A' = any(word.weights) then 3.0 when 'B' = any(word.weights) then 2.4 else 1.0 end
          * (1 + ln(array_length(word.positions, 1))) as weight
      from guide_passages, unnest(search) as word
      where search @@ (select string_agg(quote_literal(lexeme), ' | ')::tsquery from asked)
        and word.lexeme in (select lexeme from asked)
    ),
    rarity as (
      select lexeme, ln(1 + (select count(*) from guide_passages)::numeric / count(*)) as weight from hits group by lexeme
    ),
    -- A word that no passage has is as rare as can be.
    whole as (
      select sum(coalesce(weight, ln(1 + (select count(*) from guide_passages)::numeric))) as weight
      from asked left join rarity using (lexeme)
    ),
    covered as (
      select hits.id, sum(hits.weight * rarity.weight) / (1 + 0.0025 * max(hits.words)) as closeness,
        sum(rarity.weight) / max(whole.weight) as score, count(*)::integer as words, max(hits.weight) >= 2.4 as is_named
      from hits join rarity using (lexeme) cross join whole group by hits.id
    )
    select id, source, title, text, path, suggests_practice as "suggestsPractice", score::float8 as score, words,
      is_named as "isNamed", (closeness * (0.6 + score))::float8 as rank
    from covered join guide_passages using (id)
    where ${withPractices} or not suggests_practice
    order by rank desc, id limit ${count}`.execute(db)
  return rows
}
