import { memberIdInSql, type Size } from '../kit/sizes.ts'
import { firstMoment, lastMoment } from './shared-sessions.ts'

/**
 * The ideal: everything that a request needs in one statement. `Values` are SQL: `$1`, or a random value in pgbench.
 */
export type Values = { reader: string; person: string; session: string; after: string; text: string }

const pageAndOne = 21

const shown = (reader: string) => `session.id, date, left(time::text, 5) as time, limb_type, duration, before_feeling,
  after_feeling, case when share_notes then notes end as notes, visibility, share_notes, session.created_at,
  coalesce((select likes from session_like_counts where owner_id = session.user_id and session_id = session.id), 0) as likes,
  exists (select from session_likes where user_id = ${reader} and session_id = session.id) as is_liked,
  (select json_agg(json_build_object('id', id, 'caption', caption) order by id)
    from session_media where user_id = session.user_id and session_id = session.id) as pictures,
  session.user_id, display_name, username, profile_image, is_verified`
const latestFirst = 'order by session.id desc'
const authors = 'join users as author on author.id = session.user_id'

/** Read once. No member blocks or mutes so many people that the list would be long. */
const isSeen = (reader: string, person: string) => `${person} <> all (array(
  select blocked_id from blocks where blocker_id = ${reader}
  union all select blocker_id from blocks where blocked_id = ${reader}
  union all select muted_id from mutes where muter_id = ${reader}))`

/** Neither suspended nor about to be erased. */
const isHere = (row: string) => `${row}.erasure_due_at is null and ${row}.suspended_at is null`
const isAway = (person: string) => `exists (select from users as away
  where away.id = ${person} and (away.erasure_due_at is not null or away.suspended_at is not null))`

/** Not hidden by a moderator. */
const notHidden = `not exists (select from hidden_sessions as hidden
  where hidden.user_id = session.user_id and hidden.session_id = session.id)`

const feed =
  (from: (values: Values) => string) =>
  (values: Values): string =>
    `select ${shown(values.reader)} from practice_sessions as session ${authors}
    where visibility = 'public' and ${from(values)} and ${isSeen(values.reader, 'session.user_id')}
      and ${isHere('author')} and ${notHidden}
    ${latestFirst} limit ${pageAndOne}`

const latestOf = (person: string, count: number) => `select session.id from practice_sessions as session
  where user_id = ${person} and visibility <> 'private' and ${notHidden} ${latestFirst} limit ${count}`

/** By id alone: with the owner as well, the planner reads all sessions of each author when there are few authors. */
const fromPage = (reader: string, page: string) => `select ${shown(reader)}
  from (${page}) as page join practice_sessions as session on session.id = page.id ${authors} ${latestFirst}`

/** The latest session of each author, then a page from the authors with the latest: no one else can be on the page. */
const newestFirst = ({ reader }: Values): string =>
  fromPage(
    reader,
    `select latest.user_id, session.id from (
      select following_id as user_id
      from followers cross join lateral (${latestOf('following_id', 1)}) as session
      where follower_id = ${reader} and ${isSeen(reader, 'following_id')} and not ${isAway('following_id')} ${latestFirst} limit ${pageAndOne}
    ) as latest cross join lateral (${latestOf('latest.user_id', pageAndOne)}) as session
    ${latestFirst} limit ${pageAndOne}`,
  )

const sessionsOf = ({ reader, person }: Values): string => `select ${shown(reader)}
  from practice_sessions as session ${authors}
  where session.user_id = ${person} and visibility <> 'private'
    and (visibility = 'public' or exists (select from followers where follower_id = ${reader} and following_id = ${person}))
    and ${isSeen(reader, person)} and ${isHere('author')} and ${notHidden} ${latestFirst} limit ${pageAndOne}`

/** `session` is a condition: pgbench looks for a public session near a moment, the others know its id. */
const like = ({ reader, session }: Values): string => `with target as (
    select user_id as owner_id, id as session_id from practice_sessions as session
    where visibility = 'public' and ${session} and ${isSeen(reader, 'user_id')} and not ${isAway('user_id')} and ${notHidden}
  ), taken as (
    delete from session_likes using target where user_id = ${reader} and session_likes.session_id = target.session_id
    returning -1 as change
  ), given as (
    insert into session_likes (user_id, session_id, owner_id)
    select ${reader}, session_id, owner_id from target where not exists (select from taken)
    on conflict do nothing returning 1 as change
  ), changed as (select change from taken union all select change from given)
  insert into session_like_counts as counter (owner_id, session_id, likes)
  select owner_id, session_id, greatest(change, 0) from target, changed
  on conflict (owner_id, session_id) do update set likes = counter.likes + (select change from changed)
  returning likes`

/** Counts are changed in the order of ids, so that two follows never deadlock. */
const follow = ({ reader, person }: Values): string => `with ended as (
    delete from followers where follower_id = ${reader} and following_id = ${person} returning -1 as change
  ), begun as (
    insert into followers (follower_id, following_id)
    select ${reader}, id from users as person left join privacy_settings on user_id = id
    where id = ${person} and id <> ${reader} and not exists (select from ended)
      and ${isSeen(reader, 'id')} and ${isHere('person')} and not coalesce(approve_followers, false)
    on conflict do nothing returning 1 as change
  ), changed as (select change from ended union all select change from begun)
  insert into follow_counts as counts (user_id, followers, following)
  select id, greatest(followers * change, 0), greatest(following * change, 0)
  from changed, (values (${reader}, 0, 1), (${person}, 1, 0)) as pair (id, followers, following) order by id
  on conflict (user_id) do update set
    followers = counts.followers + (select change from changed) * (counts.user_id = ${person})::int,
    following = counts.following + (select change from changed) * (counts.user_id = ${reader})::int
  returning followers`

const lastLetter = '\u{10FFFF}'
const beginning = (held: string, text: string) => `(select id from users
  where ${held} ~>=~ lower(${text}) and ${held} ~<~ (lower(${text}) || '${lastLetter}') order by ${held} using ~<~ limit 20)`
const laterNames = `lower(substr(display_name, strpos(display_name, ' ') + 1))`

/** Prefixes only, which is enough for names typed without a typo. */
const search = ({
  reader,
  text,
}: Values): string => `select person.id, username, display_name, profile_image, is_verified,
    exists (select from followers where follower_id = ${reader} and following_id = person.id) as is_followed
  from (
    ${beginning('lower(username)', text)} union ${beginning('lower(display_name)', text)}
    union ${beginning(laterNames, text)}
  ) as found join users as person on person.id = found.id
  where ${isSeen(reader, 'person.id')} and ${isHere('person')} order by lower(username) limit 20`

/** New members, recent authors, and people followed by those the reader follows, except those they already follow. */
const discover = ({ reader }: Values): string => `select person.id, username, display_name, profile_image, is_verified
  from (
    (select id from users order by id desc limit 60)
    union select user_id from (
      select user_id, limb_type from practice_sessions where visibility = 'public' order by id desc limit 200
    ) as late where limb_type = (select limb_type from feeling_totals where user_id = ${reader}
      group by limb_type order by sum(sessions) desc limit 1)
    union (select theirs.following_id
      from (select following_id from followers where follower_id = ${reader} order by 1 desc limit 50) as friend
        cross join lateral (select following_id from followers where follower_id = friend.following_id order by 1 desc limit 50) as theirs
      group by 1 order by count(*) desc limit 60)
  ) as met join users as person on person.id = met.id
  where person.id <> ${reader} and ${isSeen(reader, 'person.id')} and ${isHere('person')}
    and not exists (select from followers where follower_id = ${reader} and following_id = person.id)`

export const statements = {
  all: feed(() => 'true'),
  deep: feed(({ after }) => `session.id < ${after}`),
  following: newestFirst,
  sessionsOf,
  like,
  follow,
  search,
  discover,
}
export type StatementName = keyof typeof statements

/** `$1` is the reader, `$2` the second value, if any. Named, so that the driver prepares each once per connection. */
export const nodeStatement = (name: StatementName, values: string[]) => ({
  name,
  text: statements[name]({
    reader: '$1::uuid',
    person: name === 'sessionsOf' ? '(select id from users where lower(username) = lower($2))' : '$2::uuid',
    session: 'id = $2::uuid',
    after: '$2::uuid',
    text: '$2',
  }),
  values,
})

/** The range from which pgbench draws, and the cursor of a later page. */
export type Draw = { size: Size; readers?: { first: number; count: number }; after?: string; texts?: string[] }

const oneLine = (text: string) => text.replace(/\s+/g, ' ')

/** A public session near a drawn moment. */
const drawnSession = `id >= (select (substr(hex, 1, 8) || '-' || substr(hex, 9) || '-7000-8000-000000000000')::uuid
  from lpad(to_hex(:moment::bigint), 12, '0') as hex) order by id limit 1`

export function scriptOf(statement: (values: Values) => string, draw: Draw): string {
  const { size, readers = { first: 0, count: size.members }, after = '', texts = [] } = draw
  const text = statement({
    reader: memberIdInSql(':reader'),
    person: memberIdInSql(':person'),
    session: drawnSession,
    after: `'${after}'::uuid`,
    text: `(array['${texts.join("', '")}'])[:text]`,
  })
  return [
    `\\set reader random(${readers.first}, ${readers.first + readers.count - 1})`,
    `\\set person random(0, ${size.members - 1})`,
    `\\set moment random(${firstMoment}, ${lastMoment})`,
    `\\set text random(1, ${Math.max(1, texts.length)})`,
    `${oneLine(text)};\n`,
  ].join('\n')
}
