-- Offers to go gently for a while, and what became of them. All days are the member's practice days.
create table gentle_offers (
  user_id uuid not null references users (id) on delete cascade,
  offered_on date not null,
  answer text check (answer in ('yes', 'not-now')),
  answered_on date,
  -- The last of the 14 gentle days that a yes starts.
  gentle_until date check (gentle_until = answered_on + 13),
  -- The first day that was an ordinary day again, if the member ended them.
  ended_on date check (ended_on between answered_on and gentle_until),
  primary key (user_id, offered_on),
  check ((answer is null) = (answered_on is null)),
  check ((answer is not distinct from 'yes') = (gentle_until is not null))
);

-- Rows of this table come back from an archive.
alter table import_rows drop constraint import_rows_kind_check;
alter table import_rows add constraint import_rows_kind_check check (
  kind in (
    'practice', 'mood', 'night', 'pause', 'connection', 'preferences', 'bio', 'picture', 'portrait', 'reading',
    'exchange', 'hidden', 'challenge', 'calendar', 'setting', 'privacy', 'gentle-offer'
  )
) not valid;
alter table import_rows validate constraint import_rows_kind_check;
