-- Roll-ups that change in the transaction of the session they count, so that charts, streaks and analytics read
-- one row a day however many sessions there are. Both can be rebuilt from the ledger at any time.
-- Free space on each page lets the counting updates stay on it.

create table daily_totals (
  user_id uuid not null references users (id) on delete cascade,
  practice_day date not null,
  sessions int not null check (sessions >= 0),
  minutes int not null check (minutes >= 0),
  primary key (user_id, practice_day)
) with (fillfactor = 80);

create table daily_limb_totals (
  user_id uuid not null references users (id) on delete cascade,
  practice_day date not null,
  limb_type text not null
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  sessions int not null check (sessions >= 0),
  minutes int not null check (minutes >= 0),
  primary key (user_id, practice_day, limb_type)
) with (fillfactor = 80);
