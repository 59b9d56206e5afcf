import type { PersonCard } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { cardColumns, personId } from './person.sql.ts'
import { lastLetter } from './search.rules.ts'
import { isFindable } from '../shared/visibility.sql.ts'

/** The texts people are found by, exactly as in the indexes of migration 0041. */
const username = sql`lower(person.username)`
const name = sql`lower(person.display_name)`
const laterNames = sql`lower(substr(person.display_name, strpos(person.display_name, ' ') + 1))`
const lastName = sql`lower(substring(person.display_name from '[^ ]+$'))`
const bothNames = sql`(person.username || ' ' || person.display_name)`

/** Best first. */
const tiers = { exact: sql.lit(0), beginning: sql.lit(1), alike: sql.lit(2) }

/** Selects everything a card needs, so that no one is read twice. */
const peopleOf = (tier: RawBuilder<unknown>, reader: string, condition: RawBuilder<unknown>) => sql`
  select person.id, person.username, person.display_name, person.profile_image, person.is_verified, ${tier} as tier
  from users as person where ${condition} and ${isFindable(reader, personId)}`

type Search = { text: string; count: number; byLikeness: boolean }

/** Read in index order until there are enough. Bounds instead of a pattern, so no character is special. */
function beginningWith(reader: string, { text, count }: Search, indexed: RawBuilder<unknown>) {
  const within = sql`${indexed} ~>=~ lower(${text}) and ${indexed} ~<~ (lower(${text}) || ${lastLetter})`
  return sql`(${peopleOf(tiers.beginning, reader, within)} order by ${indexed} using ~<~ limit ${sql.lit(count)})`
}

/** We don't look for the best among more than these. */
const mostAlike = sql.lit(200)

/** Searched only if prefixes did not fill the page. */
function alike(reader: string, { text, count }: Search) {
  const hasRoom = sql`(select count(distinct id) from beginning) < ${count}`
  return sql`(${peopleOf(tiers.alike, reader, sql`${hasRoom} and ${text} <% ${bothNames}`)} limit ${mostAlike})`
}

/** Exact usernames first, then names that start so, then similar names. */
export async function searchPeople(db: Db, reader: string, search: Search): Promise<PersonCard[]> {
  const { text, count, byLikeness } = search
  const beginnings = [username, name, laterNames, lastName].map((indexed) => beginningWith(reader, search, indexed))
  const { rows } = await sql<PersonCard>`
    with beginning as materialized (
      (${peopleOf(tiers.exact, reader, sql`person.username_key = username_key(${text})`)})
      union all ${sql.join(beginnings, sql` union all `)}
    ),
    found as (
      select distinct on (id) *
      from (select * from beginning ${byLikeness ? sql`union all ${alike(reader, search)}` : sql``}) as each
      order by id, tier
    )
    select ${cardColumns(reader)}
    from found as person
    order by tier, word_similarity(${text}, ${bothNames}) desc, similarity(${text}, ${bothNames}) desc, ${username}
    limit ${sql.lit(count)}`.execute(db)
  return rows
}
