-- Rooms in which members sit together.
-- Owner of live_rooms: room
-- Owner of room_participants: room
alter table live_rooms
  -- 'link' is for those who have the address, which can't be guessed: `is_private`.
  add column audience text not null default 'all' check (audience in ('all', 'followers', 'buddies', 'link')),
  -- The stretches and their bells. Empty for a room that no one could open before this.
  add column programme jsonb,
  -- What the host's device calls the room, so that opening it twice opens one.
  add column client_id uuid;

create unique index live_rooms_by_client_id on live_rooms (host_id, client_id) where client_id is not null;
create index live_rooms_by_end on live_rooms (end_time);

alter table room_participants
  -- From 1 on. No one else has it as long as the member stays.
  add column place smallint check (place > 0),
  add column shows_name boolean not null default false,
  -- When the member came to sit; empty for a place that was only taken.
  add column arrived_at timestamptz,
  add column thanked_at timestamptz,
  -- When the host asked them to leave. They can't come back.
  add column removed_at timestamptz;

create unique index room_participants_places on room_participants (room_id, place) where left_at is null;
create unique index room_participants_present on room_participants (room_id, user_id) where left_at is null;
