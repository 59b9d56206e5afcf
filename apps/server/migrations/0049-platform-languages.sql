-- The language of the emails that someone gets.
alter table users
  add column language text not null default 'en' check (language in ('en', 'de', 'es'));

-- People on the list have no account that says it.
alter table waitlist_entries
  add column language text not null default 'en' check (language in ('en', 'de', 'es'));
