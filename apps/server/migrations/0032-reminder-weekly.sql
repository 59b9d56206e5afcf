-- The day of the weekly email. Stays when the member stops it.
alter table reminder_settings add column weekly_day text
  check (weekly_day in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'));
-- When the next one is due, in the zone the member is in. Empty if none comes; '-infinity' says that it has yet to be
-- worked out.
alter table reminder_settings add column weekly_at timestamptz check ((weekly_day is null) <= (weekly_at is null));
-- The local date of the next one, and of the latest one that was due, whether or not it came.
alter table reminder_settings add column weekly_next_date date;
alter table reminder_settings add column weekly_last_date date;
-- The practice day on which one came.
alter table reminder_settings add column weekly_sent_day date;

create index reminder_settings_weekly on reminder_settings (weekly_at) where weekly_at is not null;

-- Wherever the zone is changed, the times are worked out again.
create or replace function replan_reminders() returns trigger language plpgsql as $$
begin
  update reminders set next_at = '-infinity' where user_id = new.id and is_on;
  update reminder_settings set weekly_at = '-infinity' where user_id = new.id and weekly_at is not null;
  return null;
end
$$;
