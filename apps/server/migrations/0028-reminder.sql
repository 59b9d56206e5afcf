-- The times at which members want to be reminded, by the clock of wherever they are.
create table reminders (
  user_id uuid not null references users (id) on delete cascade,
  -- Made by the member's device.
  id uuid not null,
  time time not null check (date_trunc('minute', time) = time),
  days text[] not null
    check (cardinality(days) between 1 and 7)
    check (days <@ array['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']),
  -- The member's own words. Empty for ours.
  words text check (char_length(words) between 1 and 80),
  channel text not null default 'push' check (channel in ('push', 'email')),
  is_on boolean not null default true,
  created_at timestamptz not null default now(),
  -- When it comes next, in the zone the member is in. '-infinity' says that this has yet to be worked out.
  next_at timestamptz not null default '-infinity',
  -- The local date it comes on next, and that of the latest one that was due.
  next_date date,
  last_date date,
  primary key (user_id, id)
) with (fillfactor = 80);

create index reminders_due on reminders (next_at) where is_on;

-- Wherever the zone is changed, the times are worked out again.
create function replan_reminders() returns trigger language plpgsql as $$
begin
  update reminders set next_at = '-infinity' where user_id = new.id and is_on;
  return null;
end
$$;

create trigger users_replan_reminders after update of zone on users
  for each row when (old.zone is distinct from new.zone) execute function replan_reminders();

create table reminder_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- Equal if there are none.
  quiet_from time not null default '21:30' check (date_trunc('minute', quiet_from) = quiet_from),
  quiet_to time not null default '06:00' check (date_trunc('minute', quiet_to) = quiet_to),
  is_paused boolean not null default false,
  -- The first date with reminders again. Empty until the member turns them back on.
  resumes_on date,
  one_a_day boolean not null default true,
  -- Reminders that were ignored on earlier days no longer count.
  counts_from date,
  -- Of the calendar feed. The address itself is made from this with our key.
  feed_id uuid,
  feed_token bytea unique check (octet_length(feed_token) = 32),
  check (is_paused or resumes_on is null),
  check ((feed_id is null) = (feed_token is null))
);

-- A browser that gets push messages, for as long as it is signed in.
create table push_subscriptions (
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) <= 100),
  auth text not null check (char_length(auth) <= 30),
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references login_sessions (user_id, id) on delete cascade
);

-- Reminders that came, kept for 60 days: so that none comes twice, and fewer come after five that were ignored.
create table reminder_notices (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- The practice day it came on.
  day date not null,
  due_at timestamptz not null,
  channel text not null check (channel in ('push', 'email')),
  tone text not null check (tone in ('usual', 'gentle')),
  words text check (char_length(words) <= 80),
  tells_fewer boolean not null default false,
  -- True for one that the member asked for with Later.
  is_later boolean not null default false,
  action text check (action in ('start', 'later', 'not-today')),
  -- The sessions whose browsers have yet to get it.
  pending uuid[] not null default '{}',
  try_at timestamptz,
  attempts smallint not null default 0,
  primary key (user_id, id)
) with (fillfactor = 80);

create index reminder_notices_by_day on reminder_notices (user_id, day);
create index reminder_notices_to_send on reminder_notices (try_at) where try_at is not null;
create index reminder_notices_by_due on reminder_notices (due_at);
