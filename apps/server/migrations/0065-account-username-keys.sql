-- One key for all spellings of a username: composed or decomposed, capital or small, ς or σ, ß or ss, İ, ı or i. It is
-- made here and nowhere else, because two languages never agree on every letter.
create function username_key(name text) returns text
  language sql immutable strict parallel safe
  return normalize(
    replace(upper(lower(normalize(name, NFKC) collate "und-x-icu")), U&'\0307', ''), NFKC
  );

alter table users
  add column username_key text not null generated always as (username_key(username)) stored,
  -- Above 0 for members who had a spelling of another member's name before twins were refused; they keep it.
  add column username_twin smallint not null default 0;

update users set username_twin = numbered.place
from (
  select id, row_number() over (partition by username_key order by created_at, id) - 1 as place from users
) as numbered
where numbered.id = users.id and numbered.place > 0;

create unique index users_username_spelling_key on users (username_key, username_twin);
