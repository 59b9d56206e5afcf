-- Messages between members. direct_messages was created with the community, before it had screens.
-- Owner of direct_messages: message

-- Ids are made by devices, whose clocks differ. The order is ours: numbers are taken while the pair is locked, so that
-- both members read the same messages in the same order, and a page never misses one.
create sequence direct_messages_sequence as bigint;

alter table direct_messages
  add column sequence bigint not null default nextval('direct_messages_sequence'),
  -- Deleted by one of the two, for themselves. Once both have, the row is deleted.
  add column sender_deleted boolean not null default false,
  add column recipient_deleted boolean not null default false,
  -- True if both had read receipts on when it was read.
  add column is_seen boolean not null default false;

alter sequence direct_messages_sequence owned by direct_messages.sequence;

create unique index direct_messages_by_pair
  on direct_messages (least(sender_id, recipient_id), greatest(sender_id, recipient_id), sequence);
create index direct_messages_unread on direct_messages (recipient_id, sender_id)
  where not is_read and not recipient_deleted;

-- A conversation as one of the two sees it. Deleting it for oneself deletes the row, and the next message creates it.
create table conversations (
  user_id uuid not null references users (id) on delete cascade,
  other_id uuid not null references users (id) on delete cascade,
  latest_at timestamptz not null,
  primary key (user_id, other_id),
  constraint conversations_not_oneself check (user_id <> other_id)
) with (fillfactor = 80);

create index conversations_latest on conversations (user_id, latest_at, other_id);
create index conversations_by_other on conversations (other_id);

-- No row means off.
create table message_settings (
  user_id uuid primary key references users (id) on delete cascade,
  read_receipts boolean not null
);

-- Messages that a member agreed to show to moderators, as they were when they were reported: deleting one afterwards
-- doesn't withdraw the report. Erasing its sender does.
create table reported_messages (
  report_id uuid not null references reports (id) on delete cascade,
  position smallint not null check (position between 1 and 10),
  sender_id uuid not null references users (id) on delete cascade,
  message text not null check (char_length(message) between 1 and 5000),
  sent_at timestamptz not null,
  primary key (report_id, position)
);

create index reported_messages_by_sender on reported_messages (sender_id);
