-- Tables ready, no screens yet: direct messages and live practice rooms.

-- Kept in the recipient's mailbox. Erasing either side erases the message: it is the words of one and the mail of
-- the other.
create table direct_messages (
  recipient_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  sender_id uuid not null references users (id) on delete cascade,
  message text not null check (char_length(message) between 1 and 5000),
  is_read boolean not null default false,
  created_at timestamptz not null default now(),
  primary key (recipient_id, id),
  constraint direct_messages_not_oneself check (sender_id <> recipient_id)
);

create index direct_messages_by_sender on direct_messages (sender_id, id);

-- A room belongs to its host and goes with the host.
create table live_rooms (
  room_id uuid primary key,
  host_id uuid not null references users (id) on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  description text check (char_length(description) <= 1000),
  limb_type text
    check (limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')),
  is_private boolean not null default false,
  max_participants smallint not null default 10 check (max_participants >= 2),
  start_time timestamptz not null,
  end_time timestamptz,
  is_active boolean not null default true,
  created_at timestamptz not null default now(),
  check (end_time >= start_time)
);

create index live_rooms_by_host on live_rooms (host_id);

-- Who leaves and comes back has a row for each stay.
create table room_participants (
  user_id uuid not null references users (id) on delete cascade,
  room_id uuid not null references live_rooms (room_id) on delete cascade,
  joined_at timestamptz not null default now(),
  left_at timestamptz,
  primary key (user_id, room_id, joined_at),
  check (left_at >= joined_at)
);

create index room_participants_by_room on room_participants (room_id);
