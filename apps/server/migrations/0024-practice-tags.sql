-- A member's own words for a practice, up to five, as they wrote them. Empty for none, so that most rows store nothing.
alter table practice_sessions add column tags text[] check (
  cardinality(tags) between 1 and 5 and array_position(tags, null) is null
  and char_length(array_to_string(tags, '')) <= 5 * 24
);

-- A member's tagged practices, newest first: the list filtered by a tag, and how often each tag was used, which comes
-- from the index alone. A practice without tags isn't in it, and costs nothing.
create index practice_sessions_tagged on practice_sessions (user_id, date desc, time desc, id desc)
  include (practice_day, tags) where tags is not null;
