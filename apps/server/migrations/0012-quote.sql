create table motivational_quotes (
  user_id uuid not null references users (id) on delete cascade,
  id uuid not null,
  text text not null check (char_length(text) between 1 and 1000),
  author text check (char_length(author) <= 200),
  theme text not null check (theme in ('motivation', 'wisdom', 'progress', 'mindfulness', 'perseverance')),
  practice_context text check (char_length(practice_context) <= 1000),
  generated_at timestamptz not null default now(),
  -- The Sanskrit of a verse, shown under our rendering of it.
  original text check (char_length(original) <= 1000),
  primary key (user_id, id)
);
