-- Suggestions that a member doesn't want to see for a while; from the practice day `until` on they may come back.
create table hidden_recommendations (
  user_id uuid not null references users (id) on delete cascade,
  limb_type text not null check (
    limb_type in ('yamas', 'niyamas', 'asana', 'pranayama', 'pratyahara', 'dharana', 'dhyana', 'samadhi')
  ),
  until date not null,
  primary key (user_id, limb_type)
);
