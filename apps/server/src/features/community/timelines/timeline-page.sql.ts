// Expects that `before` names the alias `session`; lacksTimeline expects the CTEs of withTimelinePage.
import { type RawBuilder, sql } from 'kysely'
import { atMost, newestShared, sessionOf } from '../shared/newest-shared.sql.ts'
import { isFindable, isFollowing, isShared, notHidden, notMuted } from '../shared/visibility.sql.ts'
import { manyFollows } from './timeline.rules.ts'

type Asked = {
  reader: string
  /** A timeline that was filled earlier is too old. */
  current: Date
  /** True for the sessions after the cursor. */
  before: RawBuilder<boolean>
}

const oldest = sql`(select oldest from timeline)`
const popular = sql`((select popular from timeline)::uuid[])`

/**
 * The CTE `timeline_page`: a page of what the reader may see of their timeline. It has fewer rows if the timeline ends
 * on it, and none if there is no timeline, or only one from before the reader's latest follow. An entry may be
 * anything that was once shared with the reader, so nothing is left out of the checks.
 */
export function withTimelinePage(count: number, { reader, current, before }: Asked) {
  const mayRead = (author: RawBuilder<unknown>) =>
    sql<boolean>`${isFindable(reader, author)} and ${notMuted(reader, author)} and ${isFollowing(reader, author)}`
  return sql`with
  reader_counts as materialized (select following, follows_version from follow_counts where user_id = ${reader}),
  timeline as materialized (
    select oldest, popular from timelines join reader_counts using (follows_version)
    where user_id = ${reader} and oldest is not null and filled_at > ${current}
  ),
  timeline_page as materialized (
    select entry.user_id, entry.id
    from (
      select session.user_id, session.id
      from (select author_id as user_id, session_id as id from timeline_sessions where user_id = ${reader}) as session
      where session.id >= ${oldest} and ${before} and session.user_id <> all ${popular}
      union all
      select user_id, id from ${newestShared(count, {
        follows: sql`unnest${popular} as follow (following_id)`,
        author: mayRead,
        session: sql<boolean>`${before} and session.id >= ${oldest} and ${notHidden}`,
      })} as of_popular
      order by id desc offset 0
    ) as entry cross join lateral ${sessionOf('entry')} as session
    where ${isShared} and ${notHidden} and ${mayRead(sql.ref('session.user_id'))}
    order by entry.id desc ${atMost(count)}
  )`
}

export const lacksTimeline = sql<boolean>`(
  select following >= ${sql.lit(manyFollows)} and not exists (select from timeline) from reader_counts)`
