-- A pair that parted, or an invitation that was declined or withdrawn, stays for a while as `ended`: so that the same
-- person is not invited again and again. It shows nobody anything.
alter table practice_buddies
  drop constraint practice_buddies_status_check,
  add constraint practice_buddies_status_check check (status in ('invited', 'active', 'ended')),
  -- The first day that counts; nobody learns about days before it.
  add column since_day date not null default current_date,
  -- The latest quiet word of each, and the sender's practice day it was sent on. In the row of the pair, so that a
  -- word and the end of the pair cannot miss each other.
  add column word1 text check (word1 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  add column word1_day date,
  add column word1_at timestamptz,
  add column word2 text check (word2 in ('thinking-of-you', 'join-me-tomorrow', 'no-hurry', 'thank-you')),
  add column word2_day date,
  add column word2_at timestamptz,
  add constraint practice_buddies_words_whole check (
    num_nulls(word1, word1_day, word1_at) in (0, 3) and num_nulls(word2, word2_day, word2_at) in (0, 3)
  ),
  add constraint practice_buddies_words_of_buddies check (status = 'active' or num_nonnulls(word1, word2) = 0);
