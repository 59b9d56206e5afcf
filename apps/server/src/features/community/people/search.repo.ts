import type { PersonCard } from '@sadhana/contract'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#platform/db/database.ts'
import { rowsOf, statement } from '#platform/db/statement.ts'
import { cardColumns, personId } from './person.sql.ts'
import { lastLetter } from './search.rules.ts'
import { isFindable } from '../shared/visibility.sql.ts'

/** The texts by which people are found, exactly as in the indexes of migration 0008. */
const username = sql`lower(person.username)`
const name = sql`lower(person.display_name)`
const laterNames = sql`lower(substr(person.display_name, strpos(person.display_name, ' ') + 1))`
const lastName = sql`lower(substring(person.display_name from '[^ ]+$'))`
const bothNames = sql`(person.username || ' ' || person.display_name)`

/** There is only one page: typing more narrows the search. */
const pageSize = sql.lit(20)

/** The kinds of match, best first. */
const tiers = { exact: sql.lit(0), beginning: sql.lit(1), alike: sql.lit(2) }

/** Selects everything that a card needs, so that no row is read twice. */
const peopleOf = (tier: RawBuilder<unknown>, reader: string, condition: RawBuilder<unknown>) => sql`
  select person.id, person.username, person.display_name, person.profile_image, person.is_verified, ${tier} as tier
  from users as person where ${condition} and ${isFindable(reader, personId, 'person')}`

/**
 * Reads in index order until there are enough. Compares with bounds instead of a pattern, so that no character is
 * special.
 */
function beginningWith(reader: string, text: string, indexed: RawBuilder<unknown>) {
  const within = sql`${indexed} ~>=~ lower(${text}) and ${indexed} ~<~ (lower(${text}) || ${lastLetter})`
  return sql`(${peopleOf(tiers.beginning, reader, within)} order by ${indexed} using ~<~ limit ${pageSize})`
}

/** At most this many similar names are compared to find the best. */
const maxAlike = sql.lit(200)

/** Runs only if the prefixes didn't fill the page. */
function alike(reader: string, text: string) {
  const hasRoom = sql`(select count(distinct id) from prefix_matches) < ${pageSize}`
  return sql`(${peopleOf(tiers.alike, reader, sql`${hasRoom} and ${text} <% ${bothNames}`)} limit ${maxAlike})`
}

function search(reader: string, text: string, others: RawBuilder<unknown>) {
  const beginnings = [username, name, laterNames, lastName].map((indexed) => beginningWith(reader, text, indexed))
  return sql<PersonCard>`
    with prefix_matches as materialized (
      (${peopleOf(tiers.exact, reader, sql`person.username_key = username_key(${text})`)})
      union all ${sql.join(beginnings, sql` union all `)}
    ),
    best_matches as (
      select distinct on (id) *
      from (select * from prefix_matches ${others}) as each
      order by id, tier
    )
    select ${cardColumns(reader)}
    from best_matches as person
    order by tier, word_similarity(${text}, ${bothNames}) desc, similarity(${text}, ${bothNames}) desc, ${username}
    limit ${pageSize}`
}

const byBeginnings = statement((reader: string, text: string) => search(reader, text, sql``))
const byLikenessToo = statement((reader: string, text: string) =>
  search(reader, text, sql`union all ${alike(reader, text)}`),
)

/** Exact usernames come first, then names that start with the text, then similar names. */
export const searchPeople = (
  db: Db,
  reader: string,
  { text, byLikeness }: { text: string; byLikeness: boolean },
): Promise<PersonCard[]> => rowsOf(db, (byLikeness ? byLikenessToo : byBeginnings)(reader, text))
