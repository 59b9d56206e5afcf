-- Which words of the app a letter is about, if it suggests others.
alter table letters add column words jsonb check (jsonb_typeof(words) = 'object');
