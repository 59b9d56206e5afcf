-- Pages of people, latest first, are read backwards from one index each, and begin anywhere in it: the pair of moment
-- and id has one direction, so that it can be compared as a whole.
drop index followers_by_following;
create index followers_by_following on followers (following_id, created_at, follower_id);
drop index follow_requests_by_following;
create index follow_requests_by_following on follow_requests (following_id, created_at, follower_id);
create index blocks_own on blocks (blocker_id, created_at, blocked_id);
create index mutes_own on mutes (muter_id, created_at, muted_id);

-- How people are found: by the beginning of a username, of a name, of what follows its first word, and of its last
-- word. Read in order, so that a beginning which thousands share costs as much as a rare one. A name of one word is in
-- all three: an index of some members only would leave the planner without statistics, and it would sort thousands.
create index users_by_username_beginning on users (lower(username) text_pattern_ops);
create index users_by_name_beginning on users (lower(display_name) text_pattern_ops);
create index users_by_later_names on users (
  lower(substr(display_name, strpos(display_name, ' ') + 1)) text_pattern_ops
);
create index users_by_last_name on users (lower(substring(display_name from '[^ ]+$')) text_pattern_ops);

-- And by likeness, for slips of the keyboard. The extension is trusted: the owner of the database may create it.
create extension if not exists pg_trgm;
create index users_by_likeness on users using gin ((username || ' ' || display_name) gin_trgm_ops);
