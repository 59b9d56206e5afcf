-- Questions to one's own practice: two ways of doing something, in an order that chance drew before the first day.
create table questions (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The words, what is looked at and the weeks, as they were when it started.
  frozen jsonb not null,
  -- The order of the days follows from it.
  seed text not null check (char_length(seed) = 32),
  first_day date not null,
  -- Of everything above but the ids: shows that nothing was changed since.
  sha256 text not null check (sha256 ~ '^[0-9a-f]{64}$'),
  -- A running one is over once its last day has passed. It has ended when the next one starts.
  state text not null default 'running' check (state in ('running', 'ended', 'kept', 'stopped')),
  -- The practice days that the member didn't keep to.
  unkept_days text[] not null default '{}' check (cardinality(unkept_days) <= 84),
  created_at timestamptz not null default now(),
  primary key (user_id, id)
);

-- One at a time.
create unique index questions_one_running on questions (user_id) where state = 'running';

-- Rows of this table come back from an archive.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading',
    'exchange', 'hidden', 'challenge', 'calendar', 'setting', 'privacy', 'gentle-offer', 'preset', 'timer-setting',
    'question'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
