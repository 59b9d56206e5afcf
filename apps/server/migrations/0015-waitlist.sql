-- Only the experience level is a closed set: visitors may give the other answers in their own words.
create table waitlist_entries (
  id uuid primary key,
  email text not null check (char_length(email) <= 254 and email like '%_@_%'),
  name text not null check (char_length(name) between 1 and 100),
  current_practice text not null
    check (current_practice in ('absolute-beginner', 'beginner', 'intermediate', 'advanced', 'teacher')),
  practice_types text check (char_length(practice_types) <= 100),
  practice_frequency text check (char_length(practice_frequency) <= 100),
  primary_interest text check (char_length(primary_interest) <= 100),
  heard_about_us text check (char_length(heard_about_us) <= 100),
  additional_notes text check (char_length(additional_notes) <= 2000),
  -- As the visitor typed it; it may not exist.
  referral_code text check (char_length(referral_code) <= 32),
  invited_at timestamptz,
  -- The code an operator sent. Deleting old codes doesn't remove the invitation.
  invitation_code_id uuid references referral_codes (id) on delete set null,
  created_at timestamptz not null default now(),
  check (invitation_code_id is null or invited_at is not null)
);

create unique index waitlist_entries_email_key on waitlist_entries (lower(email));
create index waitlist_entries_by_code on waitlist_entries (invitation_code_id) where invitation_code_id is not null;
-- Operators invite the people who have waited longest.
create index waitlist_entries_waiting on waitlist_entries (created_at) where invited_at is null;
