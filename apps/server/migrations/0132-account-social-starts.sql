-- A browser on its way to a provider. It names nobody: who they are is known only when they come back, and then the row
-- is deleted, so that nobody comes back twice.
create table social_starts (
  -- SHA-256 of the state that the browser keeps.
  state bytea primary key check (octet_length(state) = 32),
  provider text not null check (provider in ('google', 'facebook', 'apple')),
  purpose text not null check (purpose in ('sign-in', 'link')),
  -- SHA-256 of the browser's cookie: what comes of it belongs to this browser.
  browser bytea not null check (octet_length(browser) = 32),
  expires_at timestamptz not null
);

create index social_starts_by_end on social_starts (expires_at);
