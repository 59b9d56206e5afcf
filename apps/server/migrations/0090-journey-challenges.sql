-- Progress is read from the ledger whenever it is asked for, so it is exact after every edit: nothing of it is stored.
alter table challenge_participants
  drop column completed,
  drop column completed_at,
  drop column progress;

alter table challenges
  add constraint challenges_type_known check (type in ('days', 'minutes', 'limbs')),
  -- Empty when the whole day counts.
  add column part_of_day text check (part_of_day in ('morning', 'afternoon', 'evening')),
  -- Which of our own series opened it; empty when an operator did.
  add column template text check (char_length(template) between 1 and 50),
  -- What everyone's practice added up to when it was last counted.
  add column together int not null default 0 check (together >= 0);

-- A series opens each of its challenges once, however often the job runs.
create unique index challenges_template_key on challenges (template, start_date) where template is not null;
create index challenges_active on challenges (end_date) where is_active;
