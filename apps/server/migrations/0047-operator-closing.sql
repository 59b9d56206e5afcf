-- Owned by the feature `operator`: the days on which this installation was to close. A cancelled one stays.
create table closings (
  id uuid primary key,
  -- No one can sign in from noon UTC of this day on.
  closes_on date not null,
  -- In the operators' words. Members read it.
  reason text not null check (char_length(reason) between 1 and 500),
  set_at timestamptz not null,
  -- The operator's id in the audit log; null for someone at the shell.
  actor_subject uuid,
  -- What is being done for one member after another, in the order of their ids, and how far it is.
  round text check (round in ('announced', 'reminder', 'last', 'closed', 'cancelled')),
  done_through uuid,
  is_round_done boolean not null default false,
  cancelled_at timestamptz,
  -- The last backup, encrypted with a key that is stored nowhere.
  sealed_at timestamptz,
  sealed_sha256 text check (sealed_sha256 ~ '^[0-9a-f]{64}$'),
  sealed_bytes bigint check (sealed_bytes > 0),
  -- What there was when it was sealed, in numbers.
  counts jsonb,
  finished_at timestamptz,
  destroyed_at timestamptz,
  check ((sealed_at is null) = (sealed_sha256 is null) and (sealed_at is null) = (counts is null)),
  check (finished_at is null or sealed_at is not null),
  check (destroyed_at is null or finished_at is not null)
);

-- One at a time.
create unique index closings_one_open on closings ((true)) where cancelled_at is null;

-- The emails about it. A row is inserted in the transaction that queues the email, so that none is queued twice.
create table closing_emails (
  user_id uuid not null references users (id) on delete cascade,
  closing_id uuid not null references closings (id) on delete cascade,
  round text not null check (round in ('announced', 'reminder', 'last', 'cancelled')),
  queued_at timestamptz not null,
  sent_at timestamptz,
  primary key (user_id, closing_id, round)
);
create index closing_emails_by_round on closing_emails (closing_id, round);
