-- A row of user_streaks says how things stood at the end of last_practice_date; later days are rolled forward when
-- it is read, so there is no second date to keep.
alter table user_streaks
  drop column computed_through,
  -- A bit for each of the last seven days that count, the latest lowest: what the consistency goes on from.
  add column recent_days smallint not null default 0 check (recent_days between 0 and 127);

-- The missed days that took a rest day, so that charts can show them without going through the whole history.
create table covered_days (
  user_id uuid not null references users (id) on delete cascade,
  day date not null,
  primary key (user_id, day)
);
