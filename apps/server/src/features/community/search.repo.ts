import type { PersonCard } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cardColumns, personId } from './person.repo.ts'
import { lastLetter } from './search.rules.ts'
import { notBlocked } from './visible.repo.ts'

/** The texts that people are found by, as the indexes of migration 0041 hold them. */
const username = sql`lower(person.username)`
const name = sql`lower(person.display_name)`
const laterNames = sql`lower(substr(person.display_name, strpos(person.display_name, ' ') + 1))`
const lastName = sql`lower(substring(person.display_name from '[^ ]+$'))`
const bothNames = sql`(person.username || ' ' || person.display_name)`

type Search = { text: string; count: number; byLikeness: boolean }
type Condition = RawBuilder<unknown>

/** Read in the order of the index and left when there are enough. Bounds instead of a pattern: no letter is special. */
const beginningWith = (
  reader: string,
  { text, count }: Search,
  held: RawBuilder<unknown>,
  where: Condition = sql`true`,
) => sql`(
  select person.id, 1 as tier from users as person
  where ${held} ~>=~ lower(${text}) and ${held} ~<~ (lower(${text}) || ${lastLetter})
    and ${where} and ${notBlocked(reader, personId)}
  order by ${held} using ~<~ limit ${sql.lit(count)})`

/** Of more than these, the best are not looked for. */
const mostAlike = 200

/** Looked for only when the beginnings did not fill the page. */
const alike = (reader: string, { text, count }: Search) => sql`(
  select person.id, 2 as tier from users as person
  where (select count(distinct id) from beginning) < ${count}
    and ${text} <% ${bothNames} and ${notBlocked(reader, personId)}
  limit ${sql.lit(mostAlike)})`

/** Whose username it is, then whose names begin so, then whose names are like it. */
export async function searchPeople(db: Db, reader: string, search: Search): Promise<PersonCard[]> {
  const { text, count, byLikeness } = search
  const { rows } = await sql<PersonCard>`
    with beginning as materialized (
      (select person.id, 0 as tier from users as person where ${username} = lower(${text}) and ${notBlocked(reader, personId)})
      union all ${beginningWith(reader, search, username)}
      union all ${beginningWith(reader, search, name)}
      union all ${beginningWith(reader, search, laterNames, sql`strpos(person.display_name, ' ') > 0`)}
      union all ${beginningWith(reader, search, lastName, sql`person.display_name like '% % %'`)}
    ),
    found as (
      select id, min(tier) as tier
      from (select id, tier from beginning ${byLikeness ? sql`union all ${alike(reader, search)}` : sql``}) as each
      group by id
    )
    select ${cardColumns(reader)}
    from found join users as person on person.id = found.id
    order by tier, word_similarity(${text}, ${bothNames}) desc, similarity(${text}, ${bothNames}) desc, ${username}
    limit ${sql.lit(count)}`.execute(db)
  return rows
}
