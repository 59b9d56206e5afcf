-- Per member and limb, how often one feeling became another, of all time: at most 8 × 50 rows however long the
-- history, and the limb's sessions and minutes are their sum. Feelings are empty for sits saved without them.
create table feeling_totals (
  user_id uuid not null references users (id) on delete cascade,
  limb_type text not null
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  before_feeling text
    check (before_feeling in ('stressed', 'anxious', 'tired', 'restless', 'neutral', 'content', 'energized')),
  after_feeling text
    check (after_feeling in ('calm', 'peaceful', 'focused', 'energized', 'centered', 'grateful', 'blissful')),
  sessions int not null check (sessions > 0),
  minutes int not null check (minutes > 0),
  unique nulls not distinct (user_id, limb_type, before_feeling, after_feeling)
) with (fillfactor = 80);

insert into feeling_totals (user_id, limb_type, before_feeling, after_feeling, sessions, minutes)
select user_id, limb_type, before_feeling, after_feeling, count(*), sum(duration)
from practice_sessions
group by user_id, limb_type, before_feeling, after_feeling;

-- The same within a range of days, from the index alone. A total per day and limb holds about as many rows as the
-- ledger itself, and every log would pay for a second copy.
create index practice_sessions_by_day on practice_sessions (user_id, practice_day)
  include (limb_type, before_feeling, after_feeling, duration);

drop table daily_limb_totals;
