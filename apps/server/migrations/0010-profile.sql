create table social_connections (
  user_id uuid not null references users (id) on delete cascade,
  platform text not null check (platform in ('facebook', 'instagram', 'x', 'youtube')),
  platform_user_id text check (char_length(platform_user_id) <= 255),
  platform_username text not null check (char_length(platform_username) between 1 and 100),
  -- Encrypted with a key that is not in the database.
  access_token bytea,
  is_connected boolean not null default true,
  created_at timestamptz not null default now(),
  -- Who sees the username on the member's page.
  visibility text not null default 'followers' check (visibility in ('private', 'followers', 'public')),
  primary key (user_id, platform)
);

-- No row means the defaults: private.
create table privacy_settings (
  user_id uuid primary key references users (id) on delete cascade,
  -- The default of the practice form; each session has its own value.
  default_visibility text not null default 'private'
    check (default_visibility in ('private', 'followers', 'public')),
  approve_followers boolean not null default false
);
