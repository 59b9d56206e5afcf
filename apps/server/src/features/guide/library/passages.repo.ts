import { sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { type FoundPassage, searchWordsOf, type WrittenPassage, withoutDiacritics } from './passages.rules.ts'

/** Replaces all passages with these. Call this in a transaction. */
export async function replacePassages(db: Db, passages: WrittenPassage[]): Promise<void> {
  // Two releases that start at the same time wait for each other here. Reads continue meanwhile.
  await sql`lock table guide_passages in exclusive mode`.execute(db)
  await db.deleteFrom('guide_passages').execute()
  const rows = passages.map(({ synonyms, suggestsPractice, ...passage }) => ({
    ...passage,
    suggests_practice: suggestsPractice,
    plain_title: withoutDiacritics(passage.title),
    plain_asked: withoutDiacritics(synonyms),
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
 * The passages closest to a question, best first. Rare words count more than common ones, a title more than a text, a
 * repeated word slightly more than a single one, and the question more than the story around it. Covering the whole
 * question counts more than matching one word well.
 */
export async function searchPassages(
  db: Db,
  question: string,
  { count, withPractices }: { count: number; withPractices: boolean },
): Promise<FoundPassage[]> {
  const { core, aside } = searchWordsOf(question)
  const { rows } = await sql<FoundPassage>`
    with core as (select lexeme from unnest(to_tsvector('english', ${core}))),
    -- "Is that possible?" says nothing without the sentence before it.
    aside as (
      select lexeme, case when (select count(*) from core) >= 2 then 0.4 else 1.0 end as share
      from unnest(to_tsvector('english', ${aside})) where lexeme not in (select lexeme from core)
    ),
    question_words as (select lexeme, 1.0 as share from core union all select lexeme, share from aside),
    hits as (
      select id, length(search) as words, word.lexeme, word.weights && '{A,B}' as is_named,
        case when 'A' = any(word.weights) then 3.0 when 'B' = any(word.weights) then 2.4 else 1.0 end
          * (1 + ln(array_length(word.positions, 1))) as weight
      from guide_passages, unnest(search) as word
      where search @@ (select string_agg(quote_literal(lexeme), ' | ')::tsquery from question_words)
        and word.lexeme in (select lexeme from question_words)
    ),
    library as (select count(*)::numeric as passages from guide_passages),
    passage_counts as (select lexeme, count(*) as passages from hits group by lexeme),
    -- A word that occurs in no passage counts as the rarest.
    rarity as (
      select lexeme, share * ln(1 + library.passages / coalesce(passage_counts.passages, 1)) as weight, passage_counts.passages is not null as is_known
      from question_words left join passage_counts using (lexeme) cross join library
    ),
    question_total as (
      select sum(weight) as weight, sum(weight ^ 2) filter (where is_known) as telling from rarity
    ),
    scores as (
      select hits.id, sum(hits.weight * rarity.weight) / (1 + 0.0025 * max(hits.words)) as closeness,
        sum(rarity.weight) / max(question_total.weight) as score, sum(rarity.weight ^ 2 * case when hits.is_named then 1 else 0.5 end) / max(question_total.telling) as telling,
        count(*)::integer as words, bool_or(hits.is_named) as is_named
      from hits join rarity using (lexeme) cross join question_total group by hits.id
    )
    select id, source, title, text, path, suggests_practice as "suggestsPractice", score::float8 as score,
      telling::float8 as telling, words, is_named as "isNamed", (closeness * (0.6 + score))::float8 as rank
    from scores join guide_passages using (id)
    where ${withPractices} or not suggests_practice
    order by rank desc, id limit ${count}`.execute(db)
  return rows
}
