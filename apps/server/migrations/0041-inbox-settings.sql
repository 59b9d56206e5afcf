-- What of the inbox a member has seen, and how its kinds reach them. The entries themselves are read from the features
-- they come from. No row means the defaults, and that nothing was seen yet.
create table inbox_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- Entries that are no newer were on the screen.
  seen_at timestamptz,
  -- The kinds that reach the member by each way.
  in_app text[] not null default array['messages', 'follow-requests', 'rooms', 'buddies', 'achievements', 'letters']
    check (in_app <@ array['messages', 'follow-requests', 'rooms', 'buddies', 'achievements', 'letters']),
  push text[] not null default array['messages', 'rooms']
    check (push <@ array['messages', 'follow-requests', 'rooms', 'buddies', 'achievements', 'letters']),
  email text[] not null default array['letters']
    check (email <@ array['messages', 'follow-requests', 'rooms', 'buddies', 'achievements', 'letters']),
  -- True after the link in one of these emails stopped them. The choices stay, in case it's turned back on.
  emails_stopped boolean not null default false,
  -- The latest email said everything up to here, and when it was sent.
  emailed_at timestamptz
);
