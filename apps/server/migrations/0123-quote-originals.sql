-- The Sanskrit of a verse, shown under our rendering of it.
alter table motivational_quotes add column original text check (char_length(original) <= 1000);
