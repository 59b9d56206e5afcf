-- Whole sits under a name. Devices make the ids, so that a repeated request makes one preset.
create table sit_presets (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  -- Without a name and a sit it is deleted; the row stays for a while, so that an older change can't restore it.
  name text check (char_length(name) between 1 and 32),
  sit jsonb,
  position int not null,
  -- When the member made the last change, by their device's clock.
  changed_at timestamptz not null,
  primary key (user_id, id),
  check ((name is null) = (sit is null))
);

-- The timer's settings that follow the member, each with its own last change.
create table timer_settings (
  user_id uuid not null references users (id) on delete cascade,
  key text not null check (char_length(key) <= 40),
  value jsonb not null,
  changed_at timestamptz not null,
  primary key (user_id, key)
);

-- Rows of these tables come back from an archive.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading',
    'exchange', 'hidden', 'challenge', 'calendar', 'setting', 'privacy', 'gentle-offer', 'preset', 'timer-setting'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
