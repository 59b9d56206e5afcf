-- A member's report to print, being made or ready; the PDF itself is in storage. One at a time, as with archives.
create table practice_reports (
  user_id uuid primary key references users (id) on delete cascade,
  id uuid not null,
  -- What was asked for: the days it covers, and whether it shows notes.
  range text not null default 'all-time' check (range in ('last-30-days', 'last-90-days', 'this-year', 'all-time')),
  with_notes boolean not null default false,
  state text not null default 'making' check (state in ('making', 'ready', 'failed')),
  progress double precision not null default 0 check (progress between 0 and 1),
  bytes bigint check (bytes > 0),
  created_at timestamptz not null,
  -- From then on it is gone, whether it was downloaded or not.
  expires_at timestamptz,
  check ((state = 'ready') = (bytes is not null and expires_at is not null))
);

create index practice_reports_by_age on practice_reports (created_at);
